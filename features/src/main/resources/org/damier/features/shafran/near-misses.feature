@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "shafran" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,a4,b1,b2,c1,d1:Bb5,c5,d4,d5,e2,e3,e4,e5"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise             | position                                            | moves                                                             |
        | slide instead of step | W:Wa1,a2,a3,a4,b1,b2,c1,d1:Bb5,c5,d4,d5,e2,e3,e4,e5 | a2-b3 a3-b3 a3-b4 a4-b4 b1-c2 b2-b3 b2-c2 b2-c3 c1-c2 c1-d2 d1-d2 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                        | position                                            | moves                                                             |
        | no jump, jump not forward, jump: over kings only | W:Wd1:Bd2                                           | d1xd3                                                             |
        | jump not backward                                | W:We3:Bd3                                           | e3xc3                                                             |
        | jump: fly                                        | B:Wc2:Be2                                           | e2-d1 e2-d2                                                       |
        | jump: over men only                              | B:WKb2:Bc2                                          | c2xa2                                                             |
        | jump: over own pieces too                        | W:Wa1,a2,a3,a4,b1,b2,c1,d1:Bb5,c5,d4,d5,e2,e3,e4,e5 | a2-b3 a3-b3 a3-b4 a4-b4 b1-c2 b2-b3 b2-c2 b2-c3 c1-c2 c1-d2 d1-d2 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise        | position        | moves                   |
        | at once stopping | B:Wa2,b2,d3:Be3 | e3xc3xa1xa3 e3xc3xa1xa4 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise      | position        | move        |
        | at end of move | B:Wa2,b2,d3:Be3 | e3xc3xa1xa3 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                           | position    | moves                                                       |
        | slide not forward                                   | B:WKd3:BKe5 | e5-a1 e5-b2 e5-b5 e5-c3 e5-c5 e5-d4 e5-d5 e5-e2 e5-e3 e5-e4 |
        | slide not backward, step instead of slide, no slide | W:WKe5:BKa1 | e5-b2 e5-b5 e5-c3 e5-c5 e5-d4 e5-d5 e5-e2 e5-e3 e5-e4       |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                         | position              | moves                                                                |
        | no fly, fly not backward, fly: jump, fly: landing next, fly: landing beyond, fly: over kings only, fly: from afar | B:Wa2,b2,d3:Be3       | e3xc3xa1xa3 e3xc3xa1xa4                                              |
        | fly not forward                                                                                                   | B:Wa2,b2,b3,c2,d3:Be3 | e3xc3xa1xa3xc3xc1 e3xc3xa1xa4 e3xc3xa3xa1xd4 e3xc3xa3xa1xe5 e3xc3xc1 |
        | fly: landing where it can continue                                                                                | B:Wa2,b2,b3,d3:Be3    | e3xc3xa1xa3xc3 e3xc3xa1xa4 e3xc3xa3xa1xd4 e3xc3xa3xa1xe5             |
        | fly: landing next after last king                                                                                 | W:WKe5:BKd5           | e5xb5 e5xc5                                                          |
        | fly: landing next after last king of several                                                                      | W:WKe3:BKc2,Kd2       | e3xc1xc3 e3xc1xc4 e3xc1xc5                                           |
        | fly: over men only                                                                                                | B:WKc1,c2:BKe4        | e4xb1xd1                                                             |
        | fly: over own pieces too                                                                                          | B:Wa2,b2,d3:Bc4,e3    | e3xc3xa1xa3 e3xc3xa1xa4                                              |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                      | position   | moves       |
        | against last moved             | B:Wd3:Be3  | e3xc3       |
        | optional, forfeit, forfeit one | W:Wd1:Bd2  | d1xd3       |
        | forfeit kings                  | W:WKd1:Bd3 | d1xd4 d1xd5 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise             | position        | moves                   |
        | may stop, single jump | W:Wc2:Bd3,d4    | c2xe4xc4                |
        | kings may stop        | B:Wa2,b2,d3:Be3 | e3xc3xa1xa3 e3xc3xa1xa4 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position           | moves             |
        | most pieces | W:Wc2,e3:Bd3,d4,e5 | c2xe4xc4 e3xc3    |
        | by king     | B:Wc1,c3:BKc2,d1   | c2xc4 c2xc5 d1xb1 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position           | moves                                                    |
        | at once   | B:Wa2,b2,b3,d3:Be3 | e3xc3xa1xa3xc3 e3xc3xa1xa4 e3xc3xa3xa1xd4 e3xc3xa3xa1xe5 |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:Bb1,b2,b3,b5"
      Then Black wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WKd1,Kd2:BKc5,Ke4"
      When the moves "d1-b1 e4-c4 b1-d1 c4-e4 d1-b1 e4-c4 b1-d1 c4-e4" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WKd1,Kd2:BKc5,Ke4"
      When the moves "d1-b1 e4-c4 b1-d1 c4-e4" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose the captor is

    Scenario: A piece that has captured stays with its side
      Given the position "W:Wd1:Bb5,d2"
      When the moves "d1xd3" are played
      Then the position is "B:Wd3:Bb5"

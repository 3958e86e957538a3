@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "shafran-upright" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,b1,b2,b3,c2,c3,d3:Bb5,c5,c6,d5,d6,d7,e5,e6,e7"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                  | moves                                           |
        | jump not forward          | W:Wd3:Bd4                                                 | d3xd5                                           |
        | jump not backward         | W:We4:Bd5,e5                                              | e4xe6xc4                                        |
        | jump: over men only       | W:Wc3:BKc4                                                | c3xc5                                           |
        | jump: over own pieces too | W:Wa1,a2,a3,b1,b2,b3,c2,c3,d3:Bb5,c5,c6,d5,d6,d7,e5,e6,e7 | a3-a4 a3-b4 b3-b4 b3-c4 c3-c4 c3-d4 d3-d4 d3-e4 |

  Rule: When a man becomes a king

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position   | move  |
        | a step sooner for Black | B:WKd7:Bb3 | b3-a2 |

    Scenario Outline: All that is legal, not at end of move
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position     | moves             |
        | B:Wb3,c2:Bd3 | d3xb1xb4 d3xb1xb5 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                           | position      | moves                                                       |
        | slide not forward                                   | W:WKb5:BKa1   | b5-a4 b5-b1 b5-b2 b5-b3 b5-b4 b5-c5 b5-c6 b5-d5 b5-d7 b5-e5 |
        | slide not sideways                                  | W:WKd7:Ba2    | d7-a4 d7-b5 d7-c6 d7-d3 d7-d4 d7-d5 d7-d6 d7-e7             |
        | slide not backward, step instead of slide, no slide | W:WKe7:Be5,e6 | e7-a3 e7-b4 e7-c5 e7-d6 e7-d7                               |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                  | position        | moves                                                       |
        | no fly, fly not backward, fly: jump, fly: landing beyond, fly: over kings only                             | W:WKd7:Bd5      | d7xd3 d7xd4                                                 |
        | fly not forward                                                                                            | B:WKa3:BKa4     | a4xa1 a4xa2                                                 |
        | fly not sideways, fly: landing next, fly: landing next after last king, fly: over men only, fly: from afar | B:WKb3:BKa3     | a3xc3 a3xd3                                                 |
        | fly: landing where it can continue                                                                         | B:WKb3,c3:BKc2  | c2xc4xa2 c2xc5 c2xc6                                        |
        | fly: landing next after last king of several                                                               | W:WKa4:BKa3,Kc3 | a4xa1xd4 a4xa1xe5 a4xa2                                     |
        | fly: over own pieces too                                                                                   | B:Wd3:Bb3,Kc3   | b3-a2 b3-b2 c3-a1 c3-b2 c3-c2 c3-c4 c3-c5 c3-c6 c3-d4 c3-e5 |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position    | moves       |
        | forfeit kings | B:WKb3:BKa3 | a3xc3 a3xd3 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise             | position       | moves                |
        | may stop, single jump | W:Wc3:Bd4,d5   | c3xe5xc5             |
        | kings may stop        | B:WKb3,c3:BKc2 | c2xc4xa2 c2xc5 c2xc6 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position         | moves                |
        | most pieces | W:Wa3,b3:Bb4,d5  | a3xc5xe5 b3xb5       |
        | by king     | W:WKd7,e4:Bd5,e5 | d7xd3 d7xd4 e4xe6xc4 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                                                 |
        | at once   | W:WKe5:Bb4,c4,d5 | e5xb5xb1 e5xb5xb2 e5xb5xb3 e5xc5xa3 e5xc5xc2 e5xc5xc3 |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:Wa2,a3,b1,c4,d3,Kd7,Ke7:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WKa3,Kb2:BKc6,Ke6"
      When the moves "b2-a1 c6-d7 a1-b2 d7-c6 b2-a1 c6-d7 a1-b2 d7-c6" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WKa3,Kb2:BKc6,Ke6"
      When the moves "b2-a1 c6-d7 a1-b2 d7-c6" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose the captor is

    Scenario: A piece that has captured stays with its side
      Given the position "W:Wd3:Bb5,d4"
      When the moves "d3xd5" are played
      Then the position is "B:Wd5:Bb5"

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "pskov" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,a4,b1,b2,b3,b4,c1,c2,c3,d1,d2:Bd6,d7,e5,e6,e7,f4,f5,f6,f7,g4,g5,g6,g7"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise             | position                                                                          | moves                                                                         |
        | step backward too     | W:Wb4:Bg4                                                                         | b4-b5 b4-c4 b4-c5                                                             |
        | slide instead of step | W:Wa1,a2,a3,a4,b1,b2,b3,b4,c1,c2,c3,d1,d2:Bd6,d7,e5,e6,e7,f4,f5,f6,f7,g4,g5,g6,g7 | a4-b5 b3-c4 b4-b5 b4-c4 b4-c5 c2-d3 c3-c4 c3-d3 c3-d4 d1-e2 d2-d3 d2-e2 d2-e3 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                        | position                                                                          | moves                                                                         |
        | no jump, jump not forward, jump: over kings only | W:We2:Bf3                                                                         | e2xg4                                                                         |
        | jump not backward                                | W:Wf7,g6:Bf6                                                                      | f7xf5 g6xe6                                                                   |
        | jump: over men only                              | B:WKg6:Bg7                                                                        | g7xg5                                                                         |
        | jump: over own pieces too                        | W:Wa1,a2,a3,a4,b1,b2,b3,b4,c1,c2,c3,d1,d2:Bd6,d7,e5,e6,e7,f4,f5,f6,f7,g4,g5,g6,g7 | a4-b5 b3-c4 b4-b5 b4-c4 b4-c5 c2-d3 c3-c4 c3-d3 c3-d4 d1-e2 d2-d3 d2-e2 d2-e3 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                        | position     | moves                               |
        | at end of move, at once stopping | B:Wa2,c3:Ba3 | a3xa1xd4 a3xa1xe5 a3xa1xf6 a3xa1xg7 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                           | position   | moves                                                                   |
        | slide not forward                                   | B:Wd5:BKf3 | f3-a3 f3-b3 f3-c3 f3-d1 f3-d3 f3-e2 f3-e3 f3-f4 f3-f5 f3-f6 f3-f7 f3-g4 |
        | slide not backward, step instead of slide, no slide | B:Wc2:BKa1 | a1-a2 a1-a3 a1-a4 a1-b1 a1-b2 a1-c1 a1-c3 a1-d1 a1-d4 a1-e5 a1-f6 a1-g7 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position          | moves                                                       |
        | fly: over men only       | B:WKe4,f7,g5:BKd7 | d7xg7xg4xa4 d7xg7xg4xb4 d7xg7xg4xc4 d7xg7xg4xd4             |
        | fly: over own pieces too | W:We5,Kg7:BKc1    | e5-e6 e5-f5 e5-f6 g7-d7 g7-e7 g7-f6 g7-f7 g7-g4 g7-g5 g7-g6 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position           | moves                         |
        | most pieces | B:Wb4,c4,d3,d5:Be5 | e5xc5xa3 e5xc5xc3xe3          |
        | by king     | B:WKe4,Kg6:BKf4,g7 | f4xa4 f4xb4 f4xc4 f4xd4 g7xg5 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                                        |
        | at once   | B:Wc2,e3,e6:BKb1 | b1xd3xf3 b1xe4xe2 b1xe4xe7 b1xg6xc6 b1xg6xd6 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position         | move     | pieces |
        | B:Wc2,e3,e6:BKb1 | b1xe4xe2 | c2 e3  |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position         | move     | pieces |
        | B:Wc2,e3,e6:BKb1 | b1xe4xe2 | c2 e3  |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:BKa4"
      Then Black wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WKe2,Kg6:BKa3,Ke7"
      When the moves "e2-d2 a3-a2 d2-e2 a2-a3 e2-d2 a3-a2 d2-e2 a2-a3" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WKe2,Kg6:BKa3,Ke7"
      When the moves "e2-d2 a3-a2 d2-e2 a2-a3" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose the captor is

    Scenario: A piece that has captured stays with its side
      Given the position "W:We2:Bd7,f3"
      When the moves "e2xg4" are played
      Then the position is "B:Wg4:Bd7"

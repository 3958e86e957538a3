@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "give-and-take-mandatory" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                  | position                                                                                            | moves                                           |
        | step forward diagonal too, step backward orthogonal too, step backward diagonal too, slide instead of step | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4 |
        | step not sideways orthogonal                                                                               | W:Wh3:Bd5                                                                                           | h3-g3 h3-h4                                     |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                                                            | moves                                           |
        | jump forward diagonal too    | B:Wb4:Bc5                                                                                           | c5-b5 c5-c4 c5-d5                               |
        | jump backward orthogonal too | B:WKg6:Bg5                                                                                          | g5-f5 g5-g4 g5-h5                               |
        | jump backward diagonal too   | W:Wd4:Bd5,e5                                                                                        | d4xd6                                           |
        | jump: over men only          | B:WKa5:Ba6                                                                                          | a6xa4                                           |
        | jump: over own pieces too    | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position       | moves    |
        | at once stopping   | B:WKb1,Kc2:Bc3 | c3xc1xa1 |
        | at once continuing | B:Wc1,f2:Bf3   | f3xf1    |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position   | move  |
        | never     | B:WKe4:Bf2 | f2-f1 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position   | move  |
        | a step sooner for White | W:Wd6:Bh7  | d6-d7 |
        | a step sooner for Black | B:WKg1:Bf3 | f3-f2 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                              | position   | moves                                                                   |
        | slide forward diagonal too, slide not backward orthogonal, slide backward diagonal too | W:WKh4:Bh7 | h4-a4 h4-b4 h4-c4 h4-d4 h4-e4 h4-f4 h4-g4 h4-h1 h4-h2 h4-h3 h4-h5 h4-h6 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                   | position       | moves                                                                               |
        | fly not forward orthogonal  | W:WKf3:Bf6     | f3xf8                                                                               |
        | fly forward diagonal too    | W:WKg1:Be3     | g1-a1 g1-b1 g1-c1 g1-d1 g1-e1 g1-f1 g1-g2 g1-g3 g1-g4 g1-g5 g1-g6 g1-g7 g1-g8 g1-h1 |
        | fly not backward orthogonal | B:Wf5:BKf1     | f1xf7 f1xf8                                                                         |
        | fly backward diagonal too   | B:WKf6:BKb2    | b2-a2 b2-b1 b2-b3 b2-b4 b2-b5 b2-b6 b2-b7 b2-b8 b2-c2 b2-d2 b2-e2 b2-f2 b2-g2 b2-h2 |
        | fly: over men only          | B:WKc8,f5:BKf1 | f1xf7 f1xf8xa8                                                                      |
        | fly: over own pieces too    | B:WKc2:Be6,Ke8 | e6-d6 e6-e5 e6-f6 e8-a8 e8-b8 e8-c8 e8-d8 e8-e7 e8-f8 e8-g8 e8-h8                   |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                             | position       | moves          |
        | may stop, kings may stop, single jump | B:WKc8,f5:BKf1 | f1xf7 f1xf8xa8 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position          | moves          |
        | most pieces | B:WKc8,f5:BKf1    | f1xf7 f1xf8xa8 |
        | by king     | B:WKa5,h3:Ba6,Kh7 | a6xa4 h7xh1    |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position         | moves                         |
        | at end of move | W:WKh4:Bc3,c6,f4 | h4xa4 h4xb4 h4xc4xc8xc1 h4xd4 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                         |
        | forbidden | W:WKh4:Bc3,c6,f4 | h4xa4 h4xb4 h4xc4xc8xc1 h4xd4 |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WKf8:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:Wa5,Kf5,Kg6:BKc8,Kd1,f2"
      When the moves "g6-a6 c8-c1 a6-g6 c1-c8 g6-a6 c8-c1 a6-g6 c1-c8" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:Wa5,Kf5,Kg6:BKc8,Kd1,f2"
      When the moves "g6-a6 c8-c1 a6-g6 c1-c8" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:Wa2,d4:Bd5,h8"
      When White plays "d4xd6"
      Then the position is "B:Wa2,d6:Bh8"

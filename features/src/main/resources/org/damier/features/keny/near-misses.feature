@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "keny" variant

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
        | otherwise                                             | position                                                                                            | moves                                                                                                                                           |
        | leap forward diagonal too, leap backward diagonal too | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a2-a4 a3-a1 a3-a4 b2-b4 b3-b1 b3-b4 c2-c4 c3-c1 c3-c4 d2-d4 d3-d1 d3-d4 e2-e4 e3-e1 e3-e4 f2-f4 f3-f1 f3-f4 g2-g4 g3-g1 g3-g4 h2-h4 h3-h1 h3-h4 |
        | leap not sideways orthogonal                          | W:Wg3,h3:Bh5                                                                                        | g3-f3 g3-g4 h3-f3 h3-h4                                                                                                                         |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position     | moves             |
        | jump not forward orthogonal  | B:Wa4:Ba5    | a5xa3             |
        | jump forward diagonal too    | B:Wc4:Bd5    | d5-c5 d5-d4 d5-e5 |
        | jump not sideways orthogonal | W:Wg7:Bf7    | g7xe7             |
        | jump backward diagonal too   | B:Wb4,c4:Bb5 | b5xb3             |
        | jump: over men only          | W:Wc2:BKd2   | c2xe2             |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position        | moves    |
        | at once stopping   | W:Wc6:Bc7,d8    | c6xc8xe8 |
        | at once continuing | B:Wa2,a4,f1:Ba5 | a5xa3xa1 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise                      | position     | move     |
        | never, a step sooner for Black | B:Wa2,a4:Ba5 | a5xa3xa1 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position  | move  |
        | a step sooner for White | W:Wd6:Bh8 | d6-d7 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                                  | position          | moves                                                                                                             |
        | slide not forward orthogonal, slide forward diagonal too                                                                   | B:We2:BKg4        | g4-a4 g4-b4 g4-c4 g4-d4 g4-e4 g4-f4 g4-g1 g4-g2 g4-g3 g4-g5 g4-g6 g4-g7 g4-g8 g4-h4                               |
        | slide not sideways orthogonal, slide not backward orthogonal, slide backward diagonal too, step instead of slide, no slide | B:Wb2,b3:BKh1     | h1-a1 h1-b1 h1-c1 h1-d1 h1-e1 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h6 h1-h7 h1-h8                               |
        | vault forward diagonal too                                                                                                 | B:Wa2:BKd6,e5     | d6-a6 d6-b6 d6-c6 d6-d1 d6-d2 d6-d3 d6-d4 d6-d5 d6-d7 d6-d8 d6-e6 d6-f6 d6-g6 d6-h6 e5-d5 e5-e4 e5-f5             |
        | vault not sideways orthogonal                                                                                              | B:Wb2,b3:BKb1,Kh1 | b1-a1 b1-c1 b1-d1 b1-e1 b1-f1 b1-g1 h1-a1 h1-c1 h1-d1 h1-e1 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h6 h1-h7 h1-h8 |
        | vault not backward orthogonal                                                                                              | B:Wb2,b3:BKh1,h6  | h1-a1 h1-b1 h1-c1 h1-d1 h1-e1 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h7 h1-h8 h6-g6 h6-h5                         |
        | vault backward diagonal too                                                                                                | B:Wb2,b3:BKb1,g6  | b1-a1 b1-c1 b1-d1 b1-e1 b1-f1 b1-g1 b1-h1 g6-f6 g6-g5 g6-h6                                                       |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                    | position            | moves                                                                               |
        | no fly, fly not sideways orthogonal, fly: jump, fly: landing next, fly: landing beyond, fly: over kings only | B:Wf1:BKa1          | a1xg1 a1xh1                                                                         |
        | fly not forward orthogonal                                                                                   | B:Wb2,c4,f1,h2:BKa1 | a1xh1xh4xb4xb1                                                                      |
        | fly forward diagonal too                                                                                     | B:Wf1,f2,h2:BKa1    | a1xh1xh3 a1xh1xh4 a1xh1xh5 a1xh1xh6 a1xh1xh7 a1xh1xh8                               |
        | fly not backward orthogonal, fly: from afar                                                                  | B:Wf1,h2:BKa1       | a1xh1xh3 a1xh1xh4 a1xh1xh5 a1xh1xh6 a1xh1xh7 a1xh1xh8                               |
        | fly backward diagonal too                                                                                    | B:Wc2:BKb1          | b1-a1 b1-b2 b1-b3 b1-b4 b1-b5 b1-b6 b1-b7 b1-b8 b1-c1 b1-d1 b1-e1 b1-f1 b1-g1 b1-h1 |
        | fly: landing next after last king, fly: landing next after last king of several, fly: over men only          | B:WKe6,f5:BKf1      | f1xf6xa6 f1xf6xb6 f1xf6xc6 f1xf6xd6                                                 |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position   | moves       |
        | forfeit kings | B:Wf1:BKa1 | a1xg1 a1xh1 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | B:Wa2,a4:Ba5 | a5xa3xa1 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position               | moves                               |
        | none                | B:Wf1,h4:BKa1          | a1xh1xh5 a1xh1xh6 a1xh1xh7 a1xh1xh8 |
        | of the chosen piece | B:Wc4,f1,g2,h4:BKa1,h5 | a1xg1xg4xa4 a1xg1xg4xb4             |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves                         |
        | at once   | B:WKb8,Kd8:BKc8 | c8xa8 c8xe8 c8xf8 c8xg8 c8xh8 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WKb8,Kd8:BKc8 | c8xa8 | b8     |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:Ba6,Kb5,b6,b7,c4,c7,Kd6,e5,e6,e7,f5,f6,Kg4,g6,g7,g8"
      Then Black wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:Wa6,Kg1,Kh3:Be2,Ke5,Kf5"
      When the moves "h3-c3 e5-e7 c3-h3 e7-e5 h3-c3 e5-e7 c3-h3 e7-e5" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:Wa6,Kg1,Kh3:Be2,Ke5,Kf5"
      When the moves "h3-c3 e5-e7 c3-h3 e7-e5" are played
      Then the position has stood 2 times
      And the game goes on

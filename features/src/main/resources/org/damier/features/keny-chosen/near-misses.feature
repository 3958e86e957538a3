@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "keny-chosen" variant

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
        | otherwise                                                                                                                                                                                                                                                                                          | position                                                                                            | moves                                                                                                                                           |
        | step not forward orthogonal, step forward diagonal too, step backward orthogonal too, step backward diagonal too, slide instead of step, no step, leap not forward orthogonal, leap forward diagonal too, leap not backward orthogonal, leap backward diagonal too, vault instead of leap, no leap | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a2-a4 a3-a1 a3-a4 b2-b4 b3-b1 b3-b4 c2-c4 c3-c1 c3-c4 d2-d4 d3-d1 d3-d4 e2-e4 e3-e1 e3-e4 f2-f4 f3-f1 f3-f4 g2-g4 g3-g1 g3-g4 h2-h4 h3-h1 h3-h4 |
        | step not sideways orthogonal                                                                                                                                                                                                                                                                       | W:Wh3:Bh5                                                                                           | h3-g3 h3-h4                                                                                                                                     |
        | leap not sideways orthogonal                                                                                                                                                                                                                                                                       | W:Wg3,h3:Bh5                                                                                        | g3-f3 g3-g4 h3-f3 h3-h4                                                                                                                         |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                                                            | moves                                                                                                                                           |
        | jump forward diagonal too    | B:Wc4:Bd5                                                                                           | d5-c5 d5-d4 d5-e5                                                                                                                               |
        | jump not backward orthogonal | B:Wb5,f7:Bb4                                                                                        | b4xb6                                                                                                                                           |
        | jump backward diagonal too   | W:Wg6:BKf5                                                                                          | g6-f6 g6-g7 g6-h6                                                                                                                               |
        | jump: over men only          | B:WKb8:Ba8                                                                                          | a8xc8                                                                                                                                           |
        | jump: over own pieces too    | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a2-a4 a3-a1 a3-a4 b2-b4 b3-b1 b3-b4 c2-c4 c3-c1 c3-c4 d2-d4 d3-d1 d3-d4 e2-e4 e3-e1 e3-e4 f2-f4 f3-f1 f3-f4 g2-g4 g3-g1 g3-g4 h2-h4 h3-h1 h3-h4 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position        | moves    |
        | at once stopping   | W:Wc6:Bb8,c7    | c6xc8xa8 |
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
        | a step sooner for White | W:Wa5:Ba6 | a5xa7 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                                  | position         | moves                                                                                                 |
        | slide not forward orthogonal, slide forward diagonal too                                                                   | B:Wf2:BKb5       | b5-a5 b5-b1 b5-b2 b5-b3 b5-b4 b5-b6 b5-b7 b5-b8 b5-c5 b5-d5 b5-e5 b5-f5 b5-g5 b5-h5                   |
        | slide not sideways orthogonal, slide not backward orthogonal, slide backward diagonal too, step instead of slide, no slide | B:Wd2:BKh1       | h1-a1 h1-b1 h1-c1 h1-d1 h1-e1 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h6 h1-h7 h1-h8                   |
        | vault not forward orthogonal                                                                                               | B:Wf2:Bb5,Kb8    | b5-a5 b5-b4 b5-c5 b8-a8 b8-b1 b8-b2 b8-b3 b8-b4 b8-b6 b8-b7 b8-c8 b8-d8 b8-e8 b8-f8 b8-g8 b8-h8       |
        | vault forward diagonal too                                                                                                 | B:Wb2:Bb6,Kb8,c7 | b6-a6 b6-b5 b6-c6 b8-a8 b8-b3 b8-b4 b8-b5 b8-b7 b8-c8 b8-d8 b8-e8 b8-f8 b8-g8 b8-h8 c7-b7 c7-c6 c7-d7 |
        | vault not backward orthogonal                                                                                              | B:Wd2:BKh1,h6    | h1-a1 h1-b1 h1-c1 h1-d1 h1-e1 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h7 h1-h8 h6-g6 h6-h5             |
        | vault backward diagonal too                                                                                                | B:Wf2:Bg6,Kh5    | g6-f6 g6-g5 g6-h6 h5-a5 h5-b5 h5-c5 h5-d5 h5-e5 h5-f5 h5-g5 h5-h1 h5-h2 h5-h3 h5-h4 h5-h6 h5-h7 h5-h8 |

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise                                                      | position       | move  |
        | vault not sideways orthogonal, leap instead of vault, no vault | B:Wd2:BKb1,Kh1 | h1-a1 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                    | position            | moves                                                                                     |
        | no fly, fly not sideways orthogonal, fly: jump, fly: landing next, fly: landing beyond, fly: over kings only | B:Wf1:BKa1          | a1xg1 a1xh1                                                                               |
        | fly not forward orthogonal                                                                                   | B:Wb2,c4,f1,h2:BKa1 | a1xh1xh4xb4xb1                                                                            |
        | fly forward diagonal too                                                                                     | B:Wf1,f2,h2:BKa1    | a1xh1xh3 a1xh1xh4 a1xh1xh5 a1xh1xh6 a1xh1xh7 a1xh1xh8                                     |
        | fly not backward orthogonal, fly: from afar                                                                  | B:Wf1,h2:BKa1       | a1xh1xh3 a1xh1xh4 a1xh1xh5 a1xh1xh6 a1xh1xh7 a1xh1xh8                                     |
        | fly backward diagonal too                                                                                    | B:Wg2:BKh1          | h1-a1 h1-b1 h1-c1 h1-d1 h1-e1 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h6 h1-h7 h1-h8       |
        | fly: landing next after last king, fly: landing next after last king of several, fly: over men only          | W:WKc2:Bf2,Kg4      | c2xg2xg5 c2xg2xg6 c2xg2xg7 c2xg2xg8                                                       |
        | fly: over own pieces too                                                                                     | B:Wc4:BKa1,a6       | a1-a2 a1-a3 a1-a4 a1-a5 a1-a7 a1-a8 a1-b1 a1-c1 a1-d1 a1-e1 a1-f1 a1-g1 a1-h1 a6-a5 a6-b6 |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position   | moves                         |
        | forfeit kings | B:Wf1:BKh1 | h1xa1 h1xb1 h1xc1 h1xd1 h1xe1 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves             |
        | at once   | W:WKe2:Bb8,e3,g8 | e2xe8xa8 e2xe8xh8 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position            | move        | pieces   |
        | W:WKg5:Bb6,c7,f2,f5 | g5xb5xb7xd7 | f5 b6 c7 |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:Bc8,g2"
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

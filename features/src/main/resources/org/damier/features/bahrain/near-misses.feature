@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "bahrain" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                                                            | moves                                           |
        | jump forward diagonal too    | B:Wb4:Bc5                                                                                           | c5-b5 c5-c4 c5-d5                               |
        | jump not sideways orthogonal | W:We4:Bd6,e5                                                                                        | e4xe6xc6                                        |
        | jump backward orthogonal too | B:Wc6:Bc5                                                                                           | c5-b5 c5-c4 c5-d5                               |
        | jump backward diagonal too   | B:Wc6:Bd5                                                                                           | d5-c5 d5-d4 d5-e5                               |
        | jump: over men only          | W:Wf3:BKg3                                                                                          | f3xh3                                           |
        | jump: over own pieces too    | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                          | position       | moves |
        | at end of move, at once continuing | B:WKe1,Kf2:Bf3 | f3xf1 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position  | move  |
        | never     | W:We7:Bh5 | e7-e8 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position  | move  |
        | a step sooner for White | W:Wh5:Bh6 | h5xh7 |
        | a step sooner for Black | B:Wc2:Bf3 | f3-f2 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                                  | position    | moves                                                                               |
        | slide not forward orthogonal, slide forward diagonal too                                                                   | W:WKd3:BKg1 | d3-a3 d3-b3 d3-c3 d3-d1 d3-d2 d3-d4 d3-d5 d3-d6 d3-d7 d3-d8 d3-e3 d3-f3 d3-g3 d3-h3 |
        | slide not sideways orthogonal, slide not backward orthogonal, slide backward diagonal too, step instead of slide, no slide | W:WKe8:Bh4  | e8-a8 e8-b8 e8-c8 e8-d8 e8-e1 e8-e2 e8-e3 e8-e4 e8-e5 e8-e6 e8-e7 e8-f8 e8-g8 e8-h8 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                                  | position          | moves                                                                               |
        | no fly, fly not sideways orthogonal, fly: jump, fly: landing next, fly: landing beyond, fly: over men only, fly: from afar | B:WKd1:BKe1       | e1xa1 e1xb1 e1xc1                                                                   |
        | fly not forward orthogonal                                                                                                 | B:Wa7:BKa8        | a8xa1 a8xa2 a8xa3 a8xa4 a8xa5 a8xa6                                                 |
        | fly forward diagonal too                                                                                                   | B:Wb4,d4:BKd3     | d3xd5 d3xd6 d3xd7 d3xd8                                                             |
        | fly not backward orthogonal, fly: over kings only                                                                          | B:Wd4:BKd3        | d3xd5 d3xd6 d3xd7 d3xd8                                                             |
        | fly backward diagonal too                                                                                                  | B:Wc3:BKe1        | e1-a1 e1-b1 e1-c1 e1-d1 e1-e2 e1-e3 e1-e4 e1-e5 e1-e6 e1-e7 e1-e8 e1-f1 e1-g1 e1-h1 |
        | fly: landing next after last king                                                                                          | B:Wc3,c4,Kd1:BKe1 | e1xa1 e1xb1 e1xc1                                                                   |
        | fly: landing next after last king of several                                                                               | B:Wa7,Kb5:BKa8    | a8xa5xc5 a8xa5xd5 a8xa5xe5 a8xa5xf5 a8xa5xg5 a8xa5xh5                               |
        | fly: over own pieces too                                                                                                   | W:Wc3,Kd3:BKg1    | c3-b3 c3-c4 d3-d1 d3-d2 d3-d4 d3-d5 d3-d6 d3-d7 d3-d8 d3-e3 d3-f3 d3-g3 d3-h3       |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position    | moves             |
        | forfeit kings | B:WKd1:BKe1 | e1xa1 e1xb1 e1xc1 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | W:We4:Bd6,e5 | e4xe6xc6 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position            | moves                      |
        | none                | B:Wb7,c4:BKh4       | h4xb4xb8                   |
        | of the chosen piece | B:Wb4,g4,h3:Bc4,Kh1 | h1xh4xd4 h1xh4xe4 h1xh4xf4 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position                    | moves                                                                               |
        | at end of move | B:Wc7,Kf8,g1,Kg4,g5,h3:BKd4 | d4xh4xh1xc1xc8xg8xg1 d4xh4xh1xc1xc8xg8xg2 d4xh4xh1xc1xc8xg8xg3 d4xh4xh1xc1xc8xg8xg4 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                      |
        | allowed   | B:Wc1,f3,g1:BKf6 | f6xf1xa1 f6xf1xb1 f6xf1xh1 |

    Scenario Outline: What a capture takes, not allowed
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position         | move     | pieces |
        | B:Wc1,f3,g1:BKf6 | f6xf1xa1 | f3 c1  |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:Wf3,f4:Ba6,b6,d6,e5,f5,g5,g6"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:Wa6,Kg1,Kh3:Be2,Ke5,Kf5"
      When the moves "h3-c3 e5-d5 c3-h3 d5-e5 h3-c3 e5-d5 c3-h3 d5-e5" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:Wa6,Kg1,Kh3:Be2,Ke5,Kf5"
      When the moves "h3-c3 e5-d5 c3-h3 d5-e5" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:Wa2,d4:Bd5,h8"
      When White plays "d4xd6"
      Then the position is "B:Wa2,d6:Bh8"

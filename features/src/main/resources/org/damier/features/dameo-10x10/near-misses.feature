@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "dameo-10x10" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,d4,e1,e2,e3,e4,f1,f2,f3,f4,g1,g2,g3,g4,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d7,d8,d9,d10,e7,e8,e9,e10,f7,f8,f9,f10,g7,g8,g9,g10,h8,h9,h10,i9,i10,j10"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position  | moves             |
        | step backward orthogonal too | W:Wf3:Bg6 | f3-e4 f3-f4 f3-g4 |
        | step backward diagonal too   | W:Wg3:Bg6 | g3-f4 g3-g4 g3-h4 |

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise                 | position                                                                                                                                                                              | move  |
        | step not forward diagonal | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,d4,e1,e2,e3,e4,f1,f2,f3,f4,g1,g2,g3,g4,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d7,d8,d9,d10,e7,e8,e9,e10,f7,f8,f9,f10,g7,g8,g9,g10,h8,h9,h10,i9,i10,j10 | b1-a2 |

    Scenario Outline: Not legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is not legal

      Examples:
        | otherwise                    | position                                                                                                                                                                              | move  |
        | step sideways orthogonal too | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,d4,e1,e2,e3,e4,f1,f2,f3,f4,g1,g2,g3,g4,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d7,d8,d9,d10,e7,e8,e9,e10,f7,f8,f9,f10,g7,g8,g9,g10,h8,h9,h10,i9,i10,j10 | b2-a2 |
        | slide instead of step        | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,d4,e1,e2,e3,e4,f1,f2,f3,f4,g1,g2,g3,g4,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d7,d8,d9,d10,e7,e8,e9,e10,f7,f8,f9,f10,g7,g8,g9,g10,h8,h9,h10,i9,i10,j10 | a1-a3 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position        | moves             |
        | no jump, jump not forward orthogonal, jump: over kings only | W:Wi5:Bi6       | i5xi7             |
        | jump forward diagonal too                                   | W:Wf5:Bg6       | f5-e6 f5-f6       |
        | jump not sideways orthogonal                                | B:Wi7:Bh7       | h7xj7             |
        | jump not backward orthogonal                                | B:Wd4,h5,i4:Bj4 | j4xh4xh6          |
        | jump backward diagonal too                                  | B:Wh7:Bg6       | g6-f5 g6-g5 g6-h5 |
        | jump: fly                                                   | B:Wg4:Bg6       | g6-f5 g6-g5 g6-h5 |
        | jump: over men only                                         | W:We1:BKf1      | e1xg1             |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position               | moves           |
        | at once continuing | W:Wb6:Bb7,c8,c10,e8,f9 | b6xb8xd8xf8xf10 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position  | move  |
        | never     | B:Wc4:Bf2 | f2-e1 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position  | move  |
        | a step sooner for White | W:Wg7:Bg8 | g7xg9 |
        | a step sooner for Black | B:Wa1:Bb3 | b3-a2 |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position        | moves      |
        | W:Wf8:BKe10,Kf9 | f8xf10xd10 |

  Rule: How kings move

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise                  | position    | move  |
        | slide not forward diagonal | W:WKa6:BKg1 | a6-b7 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                 | position             | moves                                     |
        | no fly, fly not backward orthogonal, fly: jump, fly: landing beyond, fly: over kings only | W:WKc10:Bc7          | c10xc1 c10xc2 c10xc3 c10xc4 c10xc5 c10xc6 |
        | fly not forward orthogonal                                                                | B:WKc6,Kj5:BKa6      | a6xj6xj1 a6xj6xj2 a6xj6xj3 a6xj6xj4       |
        | fly forward diagonal too                                                                  | W:WKc10:Bc7,d7       | c10xc1 c10xc2 c10xc3 c10xc4 c10xc5 c10xc6 |
        | fly not sideways orthogonal                                                               | W:WKc10:Bb6,c7       | c10xc6xa6                                 |
        | fly: landing next, fly: landing next after last king, fly: over men only                  | W:WKc8:BKg8          | c8xh8 c8xi8 c8xj8                         |
        | fly: landing next after last king of several                                              | B:WKc9,Kg9:BKa9      | a9xd9xh9 a9xd9xi9 a9xd9xj9                |
        | fly: from afar                                                                            | W:WKc10:Bb6,c7,i4,i5 | c10xc4xj4 c10xc5xj5 c10xc6xa6             |

    Scenario Outline: Not legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is not legal

      Examples:
        | otherwise                 | position    | move   |
        | fly backward diagonal too | W:WKc10:Bi4 | c10xj3 |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                          | position    | moves                                     |
        | against last moved, optional, forfeit, forfeit one | W:Wi5:Bi6   | i5xi7                                     |
        | forfeit kings                                      | W:WKc10:Bc7 | c10xc1 c10xc2 c10xc3 c10xc4 c10xc5 c10xc6 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | B:Wg4,i4:Bj4 | j4xh4xf4 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position           | moves       |
        | none                | B:Wf5,g4,h5,i4:Bj4 | j4xh4xf4xf6 |
        | of the chosen piece | B:Wa3,a5,g7:Ba6,f7 | a6xa4xa2    |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves                   |
        | at once   | B:WKb3,Kg3:BKe3 | e3xa3 e3xh3 e3xi3 e3xj3 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WKb3,Kg3:BKe3 | e3xa3 | b3     |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:BKh9"
      Then Black wins because "no move"

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position             | moves                          | plies |
        | with pauses | W:WKd3,e3,f8:BKa7,f7 | f8xf6 a7-j7 d3-d10 j7-j2 f6-e7 | 0     |

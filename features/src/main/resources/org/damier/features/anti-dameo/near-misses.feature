@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "anti-dameo" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8"

  Rule: How men move

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise                            | position                                                                                                        | move  |
        | step not forward orthogonal, no step | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8 | a1-a2 |
        | step not forward diagonal            | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8 | b1-a2 |

    Scenario Outline: Not legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is not legal

      Examples:
        | otherwise             | position                                                                                                        | move  |
        | slide instead of step | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8 | a1-a3 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position        | moves             |
        | no jump, jump not forward orthogonal, jump: over kings only | B:Wh3:Bh4       | h4xh2             |
        | jump not sideways orthogonal                                | B:Wg4:Bh4       | h4xf4             |
        | jump not backward orthogonal                                | B:Wc3,d2,h5:Be2 | e2xc2xc4          |
        | jump backward diagonal too                                  | B:Wg3,h3:Bh4    | h4xh2             |
        | jump: fly                                                   | B:Wc4:Bc6       | c6-b5 c6-c5 c6-d5 |
        | jump: over men only                                         | W:Wg3:BKf3      | g3xe3             |

    Scenario Outline: Not legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is not legal

      Examples:
        | otherwise                 | position                                                                                                        | move  |
        | jump: over own pieces too | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8 | b1xb3 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves |
        | at once continuing | W:Wh6:Bb8,h7 | h6xh8 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position     | move  |
        | never     | B:Wg3:Bd2,f5 | d2-c1 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position     | move  |
        | a step sooner for White | W:Wb6:Bd3    | b6-a7 |
        | a step sooner for Black | B:Wc4,h3:Bh4 | h4xh2 |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position      | moves    |
        | W:Wf6:BKe8,f7 | f6xf8xd8 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                         | position    | moves                                                                                                                               |
        | slide not forward diagonal, step instead of slide | W:WKg4:BKd1 | g4-a4 g4-b4 g4-c4 g4-c8 g4-d4 g4-d7 g4-e2 g4-e4 g4-e6 g4-f3 g4-f4 g4-f5 g4-g1 g4-g2 g4-g3 g4-g5 g4-g6 g4-g7 g4-g8 g4-h3 g4-h4 g4-h5 |
        | slide not backward orthogonal                     | B:Wg3:BKd1  | d1-a1 d1-a4 d1-b1 d1-b3 d1-c1 d1-c2 d1-d2 d1-d3 d1-d4 d1-d5 d1-d6 d1-d7 d1-d8 d1-e1 d1-e2 d1-f1 d1-f3 d1-g1 d1-g4 d1-h1 d1-h5       |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                    | position          | moves                                                                                                 |
        | no fly, fly not backward orthogonal, fly: jump, fly: landing next, fly: landing beyond, fly: over kings only | W:WKh8:Bh5        | h8xh1 h8xh2 h8xh3 h8xh4                                                                               |
        | fly not forward orthogonal                                                                                   | W:WKf1:BKf4       | f1xf5 f1xf6 f1xf7 f1xf8                                                                               |
        | fly forward diagonal too                                                                                     | W:WKh8:Bf6,h5     | h8xh1 h8xh2 h8xh3 h8xh4                                                                               |
        | fly not sideways orthogonal                                                                                  | W:WKh8:Bd4,h5     | h8xh4xa4 h8xh4xb4 h8xh4xc4                                                                            |
        | fly backward diagonal too                                                                                    | W:WKh8:Bd4        | h8-a8 h8-b8 h8-c8 h8-d8 h8-e5 h8-e8 h8-f6 h8-f8 h8-g7 h8-g8 h8-h1 h8-h2 h8-h3 h8-h4 h8-h5 h8-h6 h8-h7 |
        | fly: landing next after last king                                                                            | B:WKb5:BKb1       | b1xb6 b1xb7 b1xb8                                                                                     |
        | fly: landing next after last king of several                                                                 | W:WKf8:BKc8,Ke8   | f8xd8xa8 f8xd8xb8                                                                                     |
        | fly: over men only                                                                                           | B:Wb6,c3,Kg7:BKf3 | f3xb3xb7xh7                                                                                           |
        | fly: over own pieces too                                                                                     | W:Wc5,Kh8:Bd4,h5  | h8xh4xa4 h8xh4xb4 h8xh4xc4                                                                            |
        | fly: from afar                                                                                               | W:WKa8:Bb8        | a8xc8 a8xd8 a8xe8 a8xf8 a8xg8 a8xh8                                                                   |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                          | position      | moves                      |
        | against last moved, optional, forfeit, forfeit one | B:Wh3:Be5,h4  | h4xh2                      |
        | forfeit kings                                      | W:WKh8:Bd4,h5 | h8xh4xa4 h8xh4xb4 h8xh4xc4 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | B:We3,f2:Be4 | e4xe2xg2 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position           | moves    |
        | none, of the chosen piece | B:We3,f2,h3:Be4,h4 | e4xe2xg2 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                               |
        | at once   | W:WKd2:Bc4,d3,f4 | d2xd4xa4 d2xd4xb4 d2xd4xg4 d2xd4xh4 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position         | move     | pieces |
        | W:WKd2:Bc4,d3,f4 | d2xd4xa4 | d3 c4  |

  Rule: The hook

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise | position                                                                                                        | move  |
        | left out  | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8 | a1-d4 |

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position              | moves                   | plies |
        | any moves                    | W:WKb8,e2,h3:BKc3,g5  | b8-b2 c3-f6 b2-a1 g5-f4 | 0     |
        | without capture              | B:Wb4,f4:Bf5          | f5xf3 b4-a5             | 0     |
        | without capture or promotion | W:Wg1:BKa7,Kc7,e8,Kf7 | g1-f2                   | 0     |
        | with pauses                  | W:Wb7:Bf8             | b7-c8 f8-f7 c8-g8 f7-f6 | 0     |

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:Wd4:Bd5,h8"
      When White plays "d4xd6"
      Then the position is "B:Wd6:Bh8"

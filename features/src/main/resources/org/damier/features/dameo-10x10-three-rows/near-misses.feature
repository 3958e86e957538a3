@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "dameo-10x10-three-rows" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d8,d9,d10,e8,e9,e10,f8,f9,f10,g8,g9,g10,h8,h9,h10,i9,i10,j10"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position  | moves             |
        | step backward orthogonal too | W:Wb3:Bh8 | b3-a4 b3-b4 b3-c4 |
        | step backward diagonal too   | W:Wc3:Bh8 | c3-b4 c3-c4 c3-d4 |

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise                 | position                                                                                                                                                      | move  |
        | step not forward diagonal | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d8,d9,d10,e8,e9,e10,f8,f9,f10,g8,g9,g10,h8,h9,h10,i9,i10,j10 | b1-a2 |

    Scenario Outline: Not legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is not legal

      Examples:
        | otherwise                    | position                                                                                                                                                      | move  |
        | step sideways orthogonal too | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d8,d9,d10,e8,e9,e10,f8,f9,f10,g8,g9,g10,h8,h9,h10,i9,i10,j10 | b2-a2 |
        | slide instead of step        | W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3,h1,h2,h3,i1,i2,j1:Ba10,b9,b10,c8,c9,c10,d8,d9,d10,e8,e9,e10,f8,f9,f10,g8,g9,g10,h8,h9,h10,i9,i10,j10 | a1-a3 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position        | moves             |
        | no jump, jump not forward orthogonal, jump: over kings only | B:We5:Be6       | e6xe4             |
        | jump forward diagonal too                                   | W:We5:Bd6       | e5-e6 e5-f6       |
        | jump not sideways orthogonal                                | B:We3,e5,f2:Be6 | e6xe4xe2xg2       |
        | jump not backward orthogonal                                | W:Wg3:Bd7,g2    | g3xg1             |
        | jump backward diagonal too                                  | B:We3,e5,f3:Be6 | e6xe4xe2          |
        | jump: fly                                                   | B:Wb3:Bb9       | b9-a8 b9-b8 b9-c8 |
        | jump: over men only                                         | B:WKi10:Bj10    | j10xh10           |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position                  | moves              |
        | at once stopping   | B:Wb1,c2,c4,d5:Be5        | e5xc5xc3xc1xa1     |
        | at once continuing | W:Wc6:Bc10,d6,e7,f8,h8,i9 | c6xe6xe8xg8xi8xi10 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position              | move               |
        | never     | W:Wc6:Bd6,e7,f8,h8,i9 | c6xe6xe8xg8xi8xi10 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position              | move        |
        | a step sooner for White | W:Wd5:Bd6,e7,f8,h8,i9 | d5xd7xf7xf9 |
        | a step sooner for Black | B:We3,e5,g4:Be6       | e6xe4xe2    |

  Rule: How kings move

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise                  | position   | move  |
        | slide not forward diagonal | B:Wb1:BKe8 | e8-a4 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                    | position             | moves                                                                                                                                                |
        | no fly, fly not backward orthogonal, fly: jump, fly: landing next, fly: landing beyond, fly: over kings only | W:WKj10:Bj5          | j10xj1 j10xj2 j10xj3 j10xj4                                                                                                                          |
        | fly not forward orthogonal                                                                                   | B:Wc2,g3,h1,Kj2:BKf1 | f1xj1xj3xc3xc1                                                                                                                                       |
        | fly forward diagonal too                                                                                     | W:WKj10:Bh6,j5       | j10xj1 j10xj2 j10xj3 j10xj4                                                                                                                          |
        | fly not sideways orthogonal                                                                                  | B:Wh1:BKf1           | f1xi1 f1xj1                                                                                                                                          |
        | fly backward diagonal too                                                                                    | W:WKh10:Bg9          | h10-a10 h10-b10 h10-c10 h10-d10 h10-e10 h10-f10 h10-g10 h10-h1 h10-h2 h10-h3 h10-h4 h10-h5 h10-h6 h10-h7 h10-h8 h10-h9 h10-i10 h10-i9 h10-j10 h10-j8 |
        | fly: landing next after last king                                                                            | B:WKa6:BKa1          | a1xa10 a1xa7 a1xa8 a1xa9                                                                                                                             |
        | fly: landing next after last king of several                                                                 | W:WKj9:BKd9,Kf9      | j9xe9xa9 j9xe9xb9 j9xe9xc9                                                                                                                           |
        | fly: over men only                                                                                           | B:Wh1,Kj2:BKf1       | f1xj1xj10 f1xj1xj3 f1xj1xj4 f1xj1xj5 f1xj1xj6 f1xj1xj7 f1xj1xj8 f1xj1xj9                                                                             |
        | fly: from afar                                                                                               | B:We1:BKf1           | f1xa1 f1xb1 f1xc1 f1xd1                                                                                                                              |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                          | position     | moves       |
        | against last moved, optional, forfeit, forfeit one | B:We5:Be6,j6 | e6xe4       |
        | forfeit kings                                      | B:Wh1:BKf1   | f1xi1 f1xj1 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | B:We3,e5:Be6 | e6xe4xe2 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position              | moves       |
        | none                | W:Wd5,g5:Bd6,e7,f8,g6 | d5xd7xf7xf9 |
        | of the chosen piece | B:Wa5,h5,i4:Ba6,h6    | h6xh4xj4    |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves                               |
        | at once   | B:We1,h1:BKf1 | f1xa1 f1xb1 f1xc1 f1xd1 f1xi1 f1xj1 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | B:We1,h1:BKf1 | f1xa1 | e1     |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WKd10:B"
      Then White wins because "no move"

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position             | moves                          | plies |
        | with pauses | W:WKd3,e3,f8:BKa7,f7 | f8xf6 a7-j7 d3-d10 j7-j2 f6-e7 | 0     |

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "metacheckers" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,b1,b2,b3,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3,h1,h2,h3:Ba6,a7,a8,b6,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g6,g7,g8,h6,h7,h8"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position   | moves |
        | jump: over men only | B:WKf3:Bf4 | f4xf2 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                         | position   | moves                                                                                                                         |
        | slide not forward diagonal                                                        | W:WKh2:Bb6 | h2-a2 h2-b2 h2-b8 h2-c2 h2-c7 h2-d2 h2-d6 h2-e2 h2-e5 h2-f2 h2-f4 h2-g1 h2-g2 h2-g3 h2-h1 h2-h3 h2-h4 h2-h5 h2-h6 h2-h7 h2-h8 |
        | slide not sideways orthogonal, slide not backward diagonal, step instead of slide | B:Wc3:BKd1 | d1-a1 d1-a4 d1-b1 d1-b3 d1-c1 d1-c2 d1-d2 d1-d3 d1-d4 d1-d5 d1-d6 d1-d7 d1-d8 d1-e1 d1-e2 d1-f1 d1-f3 d1-g1 d1-g4 d1-h1 d1-h5 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                           | position       | moves       |
        | fly not forward orthogonal                          | W:WKf3:Bf4     | f3xf5       |
        | fly not sideways orthogonal                         | W:WKh4:Bf4     | h4xe4       |
        | fly not backward orthogonal, fly: over enemies only | B:We1:BKh1,h3  | h1xd1 h1xh4 |
        | fly not backward diagonal, fly: from afar           | W:WKh4:Bg3     | h4xf2       |
        | fly: over men only                                  | B:Wa1:BKd1,Kf1 | d1xg1 f1xc1 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position            | moves                   |
        | by king   | B:We1:Bd2,e2,Kh1,h3 | d2xf2 e2xc2 h1xd1 h1xh4 |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WKg2:B"
      Then White wins because "no move"

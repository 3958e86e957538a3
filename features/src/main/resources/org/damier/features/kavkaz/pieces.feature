@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "kavkaz" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,b1,b2,b3,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3,h1,h2,h3:Ba6,a7,a8,b6,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g6,g7,g8,h6,h7,h8"

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,h2:Ba8,h8"
      Then the legal moves are
        | d4-c5 | d4-d5 | d4-e5 | h2-g3 | h2-h3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                         |
        | W:Wd4,h2:Ba8,d5,h8 | d4xd6                         |
        | W:Wd4,h2:Ba8,d6,h8 | d4-c5 d4-d5 d4-e5 h2-g3 h2-h3 |
        | W:Wd4,h2:Ba8,e4,h8 | d4xf4                         |
        | W:Wd4,h2:Ba8,f4,h8 | d4-c5 d4-d5 d4-e5 h2-g3 h2-h3 |
        | W:Wd6,h2:Ba8,d5,h8 | d6xd4                         |
        | W:Wd6,h2:Ba8,d4,h8 | d6-c7 d6-d7 d6-e7 h2-g3 h2-h3 |
        | W:Wd4,h2:Ba8,e5,h8 | d4xf6                         |
        | W:Wd6,h2:Ba8,e5,h8 | d6xf4                         |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                    | moves    |
        | W:Wb2,h2:Ba8,b3,b5,h8       | b2xb4xb6 |
        | W:Wb2,g3,h2:Ba8,b3,b5,g4,h8 | b2xb4xb6 |

  Rule: Promotion

    Scenario: A man of White
      Given the position "W:Wa3,d7:Bh4,h7"
      Then "d7-d8" does not promote

    Scenario: A man of White
      Given the position "W:Wa3,d6:Bh4,h7"
      Then "d6-d7" does not promote

    Scenario: A man of Black
      Given the position "B:Wh2,h4:Ba6,d2"
      Then "d2-d1" does not promote

    Scenario: A man of Black
      Given the position "B:Wh2,h4:Ba6,d3"
      Then "d3-d2" does not promote

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:Wd3,h2:Bd4"
      When White plays "d3xd5"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "ossetian-7x7" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,b1,b2,b3,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3:Ba5,a6,a7,b5,b6,b7,c5,c6,c7,d5,d6,d7,e5,e6,e7,f5,f6,f7,g5,g6,g7"

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,g2:Ba7,g7"
      Then the legal moves are
        | d4-c5 | d4-d5 | d4-e5 | g2-f3 | g2-g3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                               |
        | W:Wd4,g2:Ba7,d5,g7 | d4-c5 d4-e5 d4xd6 g2-f3 g2-g3       |
        | W:Wd4,g2:Ba7,d6,g7 | d4-c5 d4-d5 d4-e5 g2-f3 g2-g3       |
        | W:Wd4,g2:Ba7,e4,g7 | d4-c5 d4-d5 d4-e5 d4xf4 g2-f3 g2-g3 |
        | W:Wd4,g2:Ba7,f4,g7 | d4-c5 d4-d5 d4-e5 g2-f3 g2-g3       |
        | W:Wd5,g2:Ba7,d4,g7 | d5-c6 d5-d6 d5-e6 d5xd3 g2-f3 g2-g3 |
        | W:Wd5,g2:Ba7,d3,g7 | d5-c6 d5-d6 d5-e6 g2-f3 g2-g3       |
        | W:Wd4,g2:Ba7,e5,g7 | d4-c5 d4-d5 d4xf6 g2-f3 g2-g3       |
        | W:Wd5,g2:Ba7,e4,g7 | d5-c6 d5-d6 d5-e6 d5xf3 g2-f3 g2-g3 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                    | moves                                              |
        | W:Wb2,g2:Ba7,b3,b5,g7       | b2-a3 b2-c3 b2xb4 b2xb4xb6 g2-f3 g2-g3             |
        | W:Wb2,f3,g2:Ba7,b3,b5,f4,g7 | b2-a3 b2-c3 b2xb4 b2xb4xb6 f3-e4 f3-g4 f3xf5 g2-g3 |

  Rule: Promotion

    Scenario: A man of White
      Given the position "W:Wa3,d6:Bg4,g6"
      Then "d6-d7" does not promote

    Scenario: A man of White
      Given the position "W:Wa3,d5:Bg4,g6"
      Then "d5-d6" does not promote

    Scenario: A man of Black
      Given the position "B:Wg2,g4:Ba5,d2"
      Then "d2-d1" does not promote

    Scenario: A man of Black
      Given the position "B:Wg2,g4:Ba5,d3"
      Then "d3-d2" does not promote

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:Wd3,g2:Bd4"
      When White plays "d3xd5"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "palestinian-5x8" variant

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,e2:Ba8,e8"
      Then the legal moves are
        | d4-c4 | d4-d5 | d4-e4 | e2-d2 | e2-e3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves                         |
        | W:Wd4,e2:Ba8,d5,e8  | d4xd6                         |
        | W:Wd4,e2:Ba8,Kd5,e8 | d4xd6                         |
        | W:Wd4,e2:Ba8,d6,e8  | d4-c4 d4-d5 d4-e4 e2-d2 e2-e3 |
        | W:Wd6,e2:Ba8,d5,e8  | d6-c6 d6-d7 d6-e6 e2-d2 e2-e3 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                    | moves    |
        | W:Wb2,e2:Ba8,b3,b5,e8       | b2xb4xb6 |
        | W:Wb2,d3,e2:Ba8,b3,b5,d4,e8 | b2xb4xb6 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:Wa3,d7:Be4,e7"
      Then "d7-d8" promotes

    Scenario: A man of White before it
      Given the position "W:Wa3,d6:Be4,e7"
      Then "d6-d7" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:We2,e4:Ba6,d2"
      Then "d2-d1" promotes

    Scenario: A man of Black before it
      Given the position "B:We2,e4:Ba6,d3"
      Then "d3-d2" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves |
        | W:Wd6,e2:Ba5,c8,d7 | d6xd8 |
        | W:Wd6,e2:Ba5,c7,d7 | d6xd8 |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WKd4,e2:Ba8,e7"
      Then the legal moves are
        | d4-c4 | d4-d3 | d4-d5 | d4-e4 | e2-d2 | e2-e3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                               |
        | W:WKd4,e2:Ba8,d5,e7  | d4xd6                               |
        | W:WKd4,e2:Ba8,Kd5,e7 | d4xd6                               |
        | W:WKd4,e2:Ba8,d6,e7  | d4-c4 d4-d3 d4-d5 d4-e4 e2-d2 e2-e3 |
        | W:WKb2,e2:Ba8,c2,e7  | b2xd2                               |
        | W:WKd4,e2:Ba8,d3,e7  | d4xd2                               |
        | W:WKb2,e2:Ba8,c3,e7  | b2-a2 b2-b1 b2-b3 b2-c2 e2-d2 e2-e3 |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves    |
        | W:WKa1,e2:Ba2,Ka4,e7 | a1xa3xa5 |

  Rule: The third time a position stands, the game is drawn

    Scenario: To and fro
      Given the position "W:WKa1:BKe7"
      When the moves "a1-a2 e7-e6 a2-a1 e6-e7 a1-a2 e7-e6 a2-a1 e6-e7" are played
      Then the game is drawn because "repetition"

    Scenario: Twice is not enough
      Given the position "W:WKa1:BKe7"
      When the moves "a1-a2 e7-e6 a2-a1 e6-e7" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:Wd3,e2:Bd4"
      When White plays "d3xd5"
      Then White wins because "no move"

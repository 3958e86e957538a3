@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "german" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,h2:Bb8,h8"
      Then the legal moves are
        | d4-c5 | d4-e5 | h2-g3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves             |
        | W:Wd4,h2:Bb8,d6,h8  | d4-c5 d4-e5 h2-g3 |
        | W:Wd4,h2:Bb8,f4,h8  | d4-c5 d4-e5 h2-g3 |
        | W:Wd6,h2:Bb8,d4,h8  | d6-c7 d6-e7 h2-g3 |
        | W:Wd4,h2:Bb8,e5,h8  | d4xf6             |
        | W:Wd4,h2:Bb8,Ke5,h8 | d4xf6             |
        | W:Wd4,h2:Bb8,f6,h8  | d4-c5 d4-e5 h2-g3 |
        | W:Wd6,h2:Bb8,e5,h8  | d6-c7 d6-e7 h2-g3 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                    | moves                   |
        | W:Wb2,h2:Bb8,c3,e5,h8       | b2xd4xf6                |
        | W:Wb2,f2,h2:Bb8,c3,e5,g3,h8 | b2xd4xf6 f2xh4 h2xf4xd6 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:Wa3,e7:Bg7,h4"
      Then "e7-f8" promotes

    Scenario: A man of White before it
      Given the position "W:Wa3,d6:Bg7,h4"
      Then "d6-e7" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:Wh2,h4:Bb6,d2"
      Then "d2-e1" promotes

    Scenario: A man of Black before it
      Given the position "B:Wh2,h4:Bb6,e3"
      Then "e3-f2" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves |
        | W:Wd6,h2:Ba5,d8,e7 | d6xf8 |
        | W:Wd6,h2:Ba5,e7,f6 | d6xf8 |
        | W:Wd6,h2:Ba5,e7,g7 | d6xf8 |
        | W:Wd6,h2:Ba5,c7,d8 | d6xb8 |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WKd4,h2:Bb8,e7"
      Then the legal moves are
        | d4-a1 | d4-a7 | d4-b2 | d4-b6 | d4-c3 | d4-c5 |
        | d4-e3 | d4-e5 | d4-f2 | d4-f6 | d4-g1 | d4-g7 |
        | d4-h8 | h2-g3 |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                                                               |
        | W:WKd4,h2:Bb8,d6,e7  | d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 d4-g1 d4-g7 d4-h8 h2-g3 |
        | W:WKd4,h2:Bb8,e7,f4  | d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 d4-g1 d4-g7 d4-h8 h2-g3 |
        | W:WKd6,h2:Bb8,d4,e7  | d6xf8                                                                               |
        | W:WKd4,h2:Bb8,e5,e7  | d4xf6xd8 d4xg7 d4xh8                                                                |
        | W:WKd4,h2:Bb8,Ke5,e7 | d4xf6xd8 d4xg7 d4xh8                                                                |
        | W:WKd4,h2:Bb8,e7,f6  | d4xg7 d4xh8                                                                         |
        | W:WKd4,h2:Bb8,e3,e7  | d4xf2 d4xg1                                                                         |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                         |
        | W:WKa1,h2:Bc3,Ke5,e7 | a1xd4xf6xd8 a1xd4xg7 a1xd4xh8 |
        | W:WKg1,h2:BKc5,e3,g7 | g1xd4xa7 g1xd4xb6 g1xd4xh8    |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:We3,h2:Bf4"
      When White plays "e3xg5"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "spantsireti-russian" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2,i1,i3,j2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8,i7,j6,j8"

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,j2:Bb8,j8"
      Then the legal moves are
        | d4-c5 | d4-e5 | j2-i3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves             |
        | W:Wd4,j2:Bb8,d6,j8  | d4-c5 d4-e5 j2-i3 |
        | W:Wd4,j2:Bb8,f4,j8  | d4-c5 d4-e5 j2-i3 |
        | W:Wd6,j2:Bb8,d4,j8  | d6-c7 d6-e7 j2-i3 |
        | W:Wd4,j2:Bb8,e5,j8  | d4xf6             |
        | W:Wd4,j2:Bb8,Ke5,j8 | d4xf6             |
        | W:Wd4,j2:Bb8,f6,j8  | d4-c5 d4-e5 j2-i3 |
        | W:Wd6,j2:Bb8,e5,j8  | d6xf4             |
        | W:Wd6,j2:Bb8,f4,j8  | d6-c7 d6-e7 j2-i3 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                    | moves          |
        | W:Wb2,j2:Bb8,c3,e5,j8       | b2xd4xf6       |
        | W:Wb2,f2,j2:Bb8,c3,e5,g3,j8 | b2xd4xf6 f2xh4 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:Wa3,e7:Bi7,j4"
      Then "e7-f8" promotes

    Scenario: A man of White before it
      Given the position "W:Wa3,d6:Bi7,j4"
      Then "d6-e7" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:Wj2,j4:Bb6,d2"
      Then "d2-e1" promotes

    Scenario: A man of Black before it
      Given the position "B:Wj2,j4:Bb6,e3"
      Then "e3-f2" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves |
        | W:Wd6,j2:Ba5,e7,h8 | d6xf8 |
        | W:Wd6,j2:Ba5,d8,e7 | d6xf8 |
        | W:Wd6,j2:Ba5,e7,f6 | d6xf8 |
        | W:Wd6,j2:Ba5,c7,d8 | d6xb8 |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WKd4,j2:Bb8,i7"
      Then the legal moves are
        | d4-a1 | d4-a7 | d4-b2 | d4-b6 | d4-c3 | d4-c5 |
        | d4-e3 | d4-e5 | d4-f2 | d4-f6 | d4-g1 | d4-g7 |
        | d4-h8 | j2-i3 |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                                                               |
        | W:WKd4,j2:Bb8,d6,i7  | d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 d4-g1 d4-g7 d4-h8 j2-i3 |
        | W:WKd4,j2:Bb8,f4,i7  | d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 d4-g1 d4-g7 d4-h8 j2-i3 |
        | W:WKd6,j2:Bb8,d4,i7  | d6-a3 d6-b4 d6-c5 d6-c7 d6-e5 d6-e7 d6-f4 d6-f8 d6-g3 d6-h2 d6-i1 j2-i3             |
        | W:WKd4,j2:Bb8,e5,i7  | d4xh8xj6                                                                            |
        | W:WKd4,j2:Bb8,Ke5,i7 | d4xh8xj6                                                                            |
        | W:WKd4,j2:Bb8,f6,i7  | d4xh8xj6                                                                            |
        | W:WKd4,j2:Bb8,e3,i7  | d4xf2 d4xg1                                                                         |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                               |
        | W:WKa1,j2:Bc3,Ke5,i7 | a1xd4xh8xj6                         |
        | W:WKi1,j2:BKe5,g3,i7 | i1xf4xb8 i1xf4xc7 i1xf4xd6 i1xf4xj8 |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:We3,j2:Bf4"
      When White plays "e3xg5"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "latvian" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,b1,b2,c1,c2,d1,d2,e1,e2,f1,f2,g1,g2,h1,h2,i1,i2,j1,j2:Ba9,a10,b9,b10,c9,c10,d9,d10,e9,e10,f9,f10,g9,g10,h9,h10,i9,i10,j9,j10"

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,j2:Ba10,j10"
      Then the legal moves are
        | d4-c3 | d4-c4 | d4-c5 | d4-d3 | d4-d5 | d4-e3 |
        | d4-e4 | d4-e5 | j2-i1 | j2-i2 | j2-i3 | j2-j1 |
        | j2-j3 |       |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position              | moves                                                                         |
        | W:Wd4,j2:Ba10,d5,j10  | d4xd6                                                                         |
        | W:Wd4,j2:Ba10,Kd5,j10 | d4xd6                                                                         |
        | W:Wd4,j2:Ba10,d6,j10  | d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5 j2-i1 j2-i2 j2-i3 j2-j1 j2-j3 |
        | W:Wd4,j2:Ba10,e4,j10  | d4xf4                                                                         |
        | W:Wd4,j2:Ba10,f4,j10  | d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5 j2-i1 j2-i2 j2-i3 j2-j1 j2-j3 |
        | W:Wd6,j2:Ba10,d5,j10  | d6xd4                                                                         |
        | W:Wd6,j2:Ba10,d4,j10  | d6-c5 d6-c6 d6-c7 d6-d5 d6-d7 d6-e5 d6-e6 d6-e7 j2-i1 j2-i2 j2-i3 j2-j1 j2-j3 |
        | W:Wd4,j2:Ba10,e5,j10  | d4xf6                                                                         |
        | W:Wd6,j2:Ba10,e5,j10  | d6xf4                                                                         |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                      | moves    |
        | W:Wb2,j2:Ba10,b3,b5,j10       | b2xb4xb6 |
        | W:Wb2,i3,j2:Ba10,b3,b5,i4,j10 | b2xb4xb6 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:Wa3,d9:Bj4,j9"
      Then "d9-d10" promotes

    Scenario: A man of White before it
      Given the position "W:Wa3,d8:Bj4,j9"
      Then "d8-d9" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:Wj2,j4:Ba8,d2"
      Then "d2-d1" promotes

    Scenario: A man of Black before it
      Given the position "B:Wj2,j4:Ba8,d3"
      Then "d3-d2" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves      |
        | W:Wd8,j2:Ba7,d9,e10 | d8xd10xf10 |
        | W:Wd8,j2:Ba7,c10,d9 | d8xd10xb10 |
        | W:Wd8,j2:Ba7,d9,e9  | d8xd10xf8  |
        | W:Wd8,j2:Ba7,e9,g10 | d8xf10xh10 |
        | W:Wd8,j2:Ba7,c9,c10 | d8xb10xd10 |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WKd4,j2:Ba10,j9"
      Then the legal moves are
        | d4-a1  | d4-a4  | d4-a7  | d4-b2  | d4-b4  | d4-b6  |
        | d4-c3  | d4-c4  | d4-c5  | d4-d1  | d4-d10 | d4-d2  |
        | d4-d3  | d4-d5  | d4-d6  | d4-d7  | d4-d8  | d4-d9  |
        | d4-e3  | d4-e4  | d4-e5  | d4-f2  | d4-f4  | d4-f6  |
        | d4-g1  | d4-g4  | d4-g7  | d4-h4  | d4-h8  | d4-i4  |
        | d4-i9  | d4-j10 | d4-j4  | j2-i1  | j2-i2  | j2-i3  |
        | j2-j1  | j2-j3  |        |        |        |        |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position              | moves                                                       |
        | W:WKd4,j2:Ba10,d5,j9  | d4xd10 d4xd6 d4xd7 d4xd8 d4xd9                              |
        | W:WKd4,j2:Ba10,Kd5,j9 | d4xd10 d4xd6 d4xd7 d4xd8 d4xd9                              |
        | W:WKd4,j2:Ba10,d6,j9  | d4xd10 d4xd7 d4xd8 d4xd9                                    |
        | W:WKd4,j2:Ba10,e4,j9  | d4xj4xj10                                                   |
        | W:WKd4,j2:Ba10,d3,j9  | d4xd1 d4xd2                                                 |
        | W:WKd4,j2:Ba10,e5,j9  | d4xj10xj3 d4xj10xj4 d4xj10xj5 d4xj10xj6 d4xj10xj7 d4xj10xj8 |
        | W:WKd4,j2:Ba10,e3,j9  | d4xf2 d4xg1                                                 |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                                                         |
        | W:WKa1,j2:Ba3,Ka5,j9 | a1xa4xa10 a1xa4xa6 a1xa4xa7 a1xa4xa8 a1xa4xa9                                 |
        | W:WKa1,j2:Bc3,Ke5,j9 | a1xd4xj10xj3 a1xd4xj10xj4 a1xd4xj10xj5 a1xd4xj10xj6 a1xd4xj10xj7 a1xd4xj10xj8 |
        | W:WKj1,j2:BKf5,h3,j9 | j1xg4xa10 j1xg4xb9 j1xg4xc8 j1xg4xd7 j1xg4xe6                                 |

  Rule: The third time a position stands, the game is drawn

    Scenario: To and fro
      Given the position "W:WKa1:BKj9"
      When the moves "a1-a2 j9-j8 a2-a1 j8-j9 a1-a2 j9-j8 a2-a1 j8-j9" are played
      Then the game is drawn because "repetition"

    Scenario: Twice is not enough
      Given the position "W:WKa1:BKj9"
      When the moves "a1-a2 j9-j8 a2-a1 j8-j9" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:Wd3,j2:Bd4"
      When White plays "d3xd5"
      Then White wins because "no move"

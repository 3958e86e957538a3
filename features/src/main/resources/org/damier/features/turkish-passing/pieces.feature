@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "turkish-passing" variant

  Rule: Men

    Scenario: Steps
      Given the position "W:Wd4,h2:Ba8,h8"
      Then the legal moves are
        | d4-c4 | d4-d5 | d4-e4 | h2-g2 | h2-h3 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves                         |
        | W:Wd4,h2:Ba8,d5,h8  | d4xd6                         |
        | W:Wd4,h2:Ba8,Kd5,h8 | d4xd6                         |
        | W:Wd4,h2:Ba8,d6,h8  | d4-c4 d4-d5 d4-e4 h2-g2 h2-h3 |
        | W:Wd4,h2:Ba8,e4,h8  | d4xf4                         |
        | W:Wd4,h2:Ba8,f4,h8  | d4-c4 d4-d5 d4-e4 h2-g2 h2-h3 |
        | W:Wd6,h2:Ba8,d5,h8  | d6-c6 d6-d7 d6-e6 h2-g2 h2-h3 |
        | W:Wd4,h2:Ba8,e5,h8  | d4-c4 d4-d5 d4-e4 h2-g2 h2-h3 |
        | W:Wd6,h2:Ba8,e5,h8  | d6-c6 d6-d7 d6-e6 h2-g2 h2-h3 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                    | moves    |
        | W:Wb2,h2:Ba8,b3,b5,h8       | b2xb4xb6 |
        | W:Wb2,g3,h2:Ba8,b3,b5,g4,h8 | b2xb4xb6 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:Wa3,d7:Bh4,h7"
      Then "d7-d8" promotes

    Scenario: A man of White before it
      Given the position "W:Wa3,d6:Bh4,h7"
      Then "d6-d7" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:Wh2,h4:Ba6,d2"
      Then "d2-d1" promotes

    Scenario: A man of Black before it
      Given the position "B:Wh2,h4:Ba6,d3"
      Then "d3-d2" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                                           |
        | W:Wd6,h2:Ba5,d7,e8 | d6xd8xf8 d6xd8xg8 d6xd8xh8                      |
        | W:Wd6,h2:Ba5,c8,d7 | d6xd8xa8xa1 d6xd8xa8xa2 d6xd8xa8xa3 d6xd8xa8xa4 |
        | W:Wd6,h2:Ba5,d7,e7 | d6xd8                                           |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WKd4,h2:Ba8,h7"
      Then the legal moves are
        | d4-a4 | d4-b4 | d4-c4 | d4-d1 | d4-d2 | d4-d3 |
        | d4-d5 | d4-d6 | d4-d7 | d4-d8 | d4-e4 | d4-f4 |
        | d4-g4 | d4-h4 | h2-g2 | h2-h3 |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                                                                           |
        | W:WKd4,h2:Ba8,d5,h7  | d4xd6 d4xd7 d4xd8                                                                               |
        | W:WKd4,h2:Ba8,Kd5,h7 | d4xd6 d4xd7 d4xd8                                                                               |
        | W:WKd4,h2:Ba8,d6,h7  | d4xd7 d4xd8                                                                                     |
        | W:WKd4,h2:Ba8,e4,h7  | d4xh4xh8                                                                                        |
        | W:WKd4,h2:Ba8,d3,h7  | d4xd1 d4xd2                                                                                     |
        | W:WKd4,h2:Ba8,e5,h7  | d4-a4 d4-b4 d4-c4 d4-d1 d4-d2 d4-d3 d4-d5 d4-d6 d4-d7 d4-d8 d4-e4 d4-f4 d4-g4 d4-h4 h2-g2 h2-h3 |
        | W:WKd4,h2:Ba8,e3,h7  | d4-a4 d4-b4 d4-c4 d4-d1 d4-d2 d4-d3 d4-d5 d4-d6 d4-d7 d4-d8 d4-e4 d4-f4 d4-g4 d4-h4 h2-g2 h2-h3 |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                      |
        | W:WKa1,h2:Ba3,Ka5,h7 | a1xa4xa6 a1xa4xa7 a1xa4xa8 |

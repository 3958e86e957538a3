@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "killer-light" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"

  Rule: Men

    Scenario: Steps
      Given the position "W:W32,45:B1,5"
      Then the legal moves are
        | 32-27 | 32-28 | 45-40 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves             |
        | W:W32,45:B1,5,22  | 32-27 32-28 45-40 |
        | W:W32,45:B1,5,33  | 32-27 32-28 45-40 |
        | W:W22,45:B1,5,32  | 22-17 22-18 45-40 |
        | W:W32,45:B1,5,28  | 32x23             |
        | W:W32,45:B1,5,K28 | 32x23             |
        | W:W32,45:B1,5,23  | 32-27 32-28 45-40 |
        | W:W22,45:B1,5,28  | 22x33             |
        | W:W22,45:B1,5,33  | 22-17 22-18 45-40 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves    |
        | W:W41,45:B1,5,28,37       | 41x32x23 |
        | W:W41,43,45:B1,5,28,37,39 | 41x32x23 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W8,36:B10,35"
      Then "8-3" promotes

    Scenario: A man of White before it
      Given the position "W:W12,36:B10,35"
      Then "12-8" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W35,45:B11,42"
      Then "42-48" promotes

    Scenario: A man of Black before it
      Given the position "B:W35,45:B11,38"
      Then "38-43" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W12,45:B4,8,16  | 12x3  |
        | W:W12,45:B2,8,16  | 12x3  |
        | W:W12,45:B8,13,16 | 12x3  |
        | W:W12,45:B2,7,16  | 12x1  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK32,45:B1,9"
      Then the legal moves are
        | 32-10 | 32-14 | 32-16 | 32-19 | 32-21 | 32-23 |
        | 32-27 | 32-28 | 32-37 | 32-38 | 32-41 | 32-43 |
        | 32-46 | 32-49 | 32-5  | 45-40 |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                                                                                          |
        | W:WK32,45:B1,9,22  | 32-10 32-14 32-16 32-19 32-21 32-23 32-27 32-28 32-37 32-38 32-41 32-43 32-46 32-49 32-5 45-40 |
        | W:WK32,45:B1,9,33  | 32-10 32-14 32-16 32-19 32-21 32-23 32-27 32-28 32-37 32-38 32-41 32-43 32-46 32-49 32-5 45-40 |
        | W:WK12,45:B1,9,22  | 12-17 12-18 12-21 12-23 12-26 12-29 12-3 12-34 12-40 12-7 12-8 45-40                           |
        | W:WK32,45:B1,9,28  | 32x14x3                                                                                        |
        | W:WK32,45:B1,9,K28 | 32x14x3                                                                                        |
        | W:WK32,45:B1,9,23  | 32x14x3                                                                                        |
        | W:WK32,45:B1,9,38  | 32x43 32x49                                                                                    |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves      |
        | W:W45,K46:B10,K28,37 | 46x32x23x5 |
        | W:W45,K50:B10,K28,39 | 50x33x22   |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W38,45:B33"
      When White plays "38x29"
      Then White wins because "no move"

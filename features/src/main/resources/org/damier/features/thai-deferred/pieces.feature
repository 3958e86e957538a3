@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "thai-deferred" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "B:W25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8"

  Rule: Men

    Scenario: Steps
      Given the position "W:W18,28:B1,4"
      Then the legal moves are
        | 18-14 | 18-15 | 28-24 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves             |
        | W:W18,28:B1,4,10  | 18-14 18-15 28-24 |
        | W:W18,28:B1,4,19  | 18-14 18-15 28-24 |
        | W:W10,28:B1,4,18  | 10-6 10-7 28-24   |
        | W:W18,28:B1,4,15  | 18x11             |
        | W:W18,28:B1,4,K15 | 18x11             |
        | W:W18,28:B1,4,11  | 18-14 18-15 28-24 |
        | W:W10,28:B1,4,15  | 10-6 10-7 28-24   |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves                   |
        | W:W25,28:B1,4,15,22       | 25x18x11                |
        | W:W25,27,28:B1,4,15,22,24 | 25x18x11 27x20 28x19x10 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W7,21:B8,20"
      Then "7-3" promotes

    Scenario: A man of White before it
      Given the position "W:W10,21:B8,20"
      Then "10-7" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W20,28:B9,26"
      Then "26-31" promotes

    Scenario: A man of Black before it
      Given the position "B:W20,28:B9,23"
      Then "23-27" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W10,28:B2,7,13  | 10x3  |
        | W:W10,28:B7,11,13 | 10x3  |
        | W:W10,28:B7,8,13  | 10x3  |
        | W:W10,28:B2,6,13  | 10x1  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK18,28:B1,7"
      Then the legal moves are
        | 18-11 | 18-14 | 18-15 | 18-22 | 18-23 | 18-25 |
        | 18-27 | 18-29 | 18-32 | 18-4  | 18-5  | 18-8  |
        | 18-9  | 28-24 |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                                                                           |
        | W:WK18,28:B1,7,10  | 18-11 18-14 18-15 18-22 18-23 18-25 18-27 18-29 18-32 18-4 18-5 18-8 18-9 28-24 |
        | W:WK18,28:B1,7,19  | 18-11 18-14 18-15 18-22 18-23 18-25 18-27 18-29 18-32 18-4 18-5 18-8 18-9 28-24 |
        | W:WK10,28:B1,7,18  | 10x3                                                                            |
        | W:WK18,28:B1,7,15  | 18x11x2                                                                         |
        | W:WK18,28:B1,7,K15 | 18x11x2                                                                         |
        | W:WK18,28:B1,7,11  | 18x8                                                                            |
        | W:WK18,28:B1,7,23  | 18x27                                                                           |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves           |
        | W:W28,K29:B7,K15,22 | 29x18x11x2      |
        | W:W28,K32:B8,K14,23 | 32x18x4 32x18x9 |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W23,28:B19"
      When White plays "23x16"
      Then White wins because "no move"

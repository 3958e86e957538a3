@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "spantsireti" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:W26,27,28,29,30,31,32,33,34,35,36,37,38,39,40:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"

  Rule: Men

    Scenario: Steps
      Given the position "W:W22,35:B1,5"
      Then the legal moves are
        | 22-17 | 22-18 | 35-30 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves             |
        | W:W22,35:B1,5,12  | 22-17 22-18 35-30 |
        | W:W22,35:B1,5,23  | 22-17 22-18 35-30 |
        | W:W12,35:B1,5,22  | 12-7 12-8 35-30   |
        | W:W22,35:B1,5,18  | 22x13             |
        | W:W22,35:B1,5,K18 | 22x13             |
        | W:W22,35:B1,5,13  | 22-17 22-18 35-30 |
        | W:W12,35:B1,5,18  | 12x23             |
        | W:W12,35:B1,5,23  | 12-7 12-8 35-30   |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves    |
        | W:W31,35:B1,5,18,27       | 31x22x13 |
        | W:W31,33,35:B1,5,18,27,29 | 31x22x13 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W8,26:B10,25"
      Then "8-3" promotes

    Scenario: A man of White before it
      Given the position "W:W12,26:B10,25"
      Then "12-8" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W25,35:B11,32"
      Then "32-38" promotes

    Scenario: A man of Black before it
      Given the position "B:W25,35:B11,28"
      Then "28-33" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W12,35:B4,8,16  | 12x3  |
        | W:W12,35:B2,8,16  | 12x3  |
        | W:W12,35:B8,13,16 | 12x3  |
        | W:W12,35:B2,7,16  | 12x1  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK22,35:B1,10"
      Then the legal moves are
        | 22-11 | 22-13 | 22-17 | 22-18 | 22-27 | 22-28 |
        | 22-31 | 22-33 | 22-36 | 22-39 | 22-4  | 22-6  |
        | 22-9  | 35-30 |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves                                                                            |
        | W:WK22,35:B1,10,12  | 22-11 22-13 22-17 22-18 22-27 22-28 22-31 22-33 22-36 22-39 22-4 22-6 22-9 35-30 |
        | W:WK22,35:B1,10,23  | 22-11 22-13 22-17 22-18 22-27 22-28 22-31 22-33 22-36 22-39 22-4 22-6 22-9 35-30 |
        | W:WK12,35:B1,10,22  | 12-17 12-18 12-21 12-23 12-26 12-29 12-3 12-34 12-40 12-7 12-8 35-30             |
        | W:WK22,35:B1,10,18  | 22x4x15                                                                          |
        | W:WK22,35:B1,10,K18 | 22x4x15                                                                          |
        | W:WK22,35:B1,10,13  | 22x4x15                                                                          |
        | W:WK22,35:B1,10,28  | 22x33 22x39                                                                      |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                            |
        | W:W35,K36:B10,K18,27 | 36x22x4x15                       |
        | W:W35,K40:B10,K18,29 | 40x23x1 40x23x12 40x23x5 40x23x7 |

  Rule: The third time a position stands, the game is drawn

    Scenario: To and fro
      Given the position "W:WK36:BK10"
      When the moves "36-31 10-15 31-36 15-10 36-31 10-15 31-36 15-10" are played
      Then the game is drawn because "repetition"

    Scenario: Twice is not enough
      Given the position "W:WK36:BK10"
      When the moves "36-31 10-15 31-36 15-10" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W28,35:B23"
      When White plays "28x19"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "philippine" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"

  Rule: Men

    Scenario: Steps
      Given the position "W:W19,28:B1,4"
      Then the legal moves are
        | 19-14 | 19-15 | 28-23 | 28-24 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves                   |
        | W:W19,28:B1,4,11  | 19-14 19-15 28-23 28-24 |
        | W:W11,28:B1,4,19  | 11-6 11-7 28-23 28-24   |
        | W:W19,28:B1,4,15  | 19x12                   |
        | W:W19,28:B1,4,K15 | 19x12                   |
        | W:W19,28:B1,4,12  | 19-14 19-15 28-23 28-24 |
        | W:W11,28:B1,4,15  | 11x20                   |
        | W:W11,28:B1,4,20  | 11-6 11-7 28-23 28-24   |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves    |
        | W:W26,28:B1,4,15,22       | 26x19x12 |
        | W:W23,26,28:B1,4,15,20,22 | 26x19x12 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W6,21:B8,20"
      Then "6-3" promotes

    Scenario: A man of White before it
      Given the position "W:W11,21:B8,20"
      Then "11-7" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W20,28:B9,27"
      Then "27-31" promotes

    Scenario: A man of Black before it
      Given the position "B:W20,28:B9,22"
      Then "22-27" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W11,28:B3,7,13  | 11x4  |
        | W:W11,28:B7,12,13 | 11x4  |
        | W:W11,28:B3,6,13  | 11x2  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK19,28:B2,7"
      Then the legal moves are
        | 19-1  | 19-10 | 19-12 | 19-14 | 19-15 | 19-22 |
        | 19-23 | 19-26 | 19-29 | 19-5  | 19-8  | 28-23 |
        | 28-24 |       |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                                                                      |
        | W:WK19,28:B2,7,11  | 19-1 19-10 19-12 19-14 19-15 19-22 19-23 19-26 19-29 19-5 19-8 28-23 28-24 |
        | W:WK11,28:B2,7,19  | 11x4                                                                       |
        | W:WK19,28:B2,7,15  | 19x12x3                                                                    |
        | W:WK19,28:B2,7,K15 | 19x12x3                                                                    |
        | W:WK19,28:B2,7,12  | 19x8                                                                       |
        | W:WK11,28:B2,7,15  | 11x20 11x24 11x4                                                           |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves                    |
        | W:W28,K29:B7,K15,22 | 29x19x12x3               |
        | W:W21,K32:B8,K14,23 | 32x19x1 32x19x10 32x19x5 |

  Rule: The third time a position stands, the game is drawn

    Scenario: To and fro
      Given the position "W:WK29:BK8"
      When the moves "29-25 8-12 25-29 12-8 29-25 8-12 25-29 12-8" are played
      Then the game is drawn because "repetition"

    Scenario: Twice is not enough
      Given the position "W:WK29:BK8"
      When the moves "29-25 8-12 25-29 12-8" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W22,28:B19"
      When White plays "22x15"
      Then White wins because "no move"

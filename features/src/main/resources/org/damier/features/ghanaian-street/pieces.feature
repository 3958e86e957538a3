@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "ghanaian-street" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"

  Rule: Men

    Scenario: Steps
      Given the position "W:W33,45:B1,5"
      Then the legal moves are
        | 33-27 | 33-28 | 45-39 | 45-40 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves                   |
        | W:W33,45:B1,5,23  | 33-27 33-28 45-39 45-40 |
        | W:W33,45:B1,5,34  | 33-27 33-28 45-39 45-40 |
        | W:W23,45:B1,5,33  | 23-17 23-18 45-39 45-40 |
        | W:W33,45:B1,5,28  | 33x24                   |
        | W:W33,45:B1,5,K28 | 33x24                   |
        | W:W33,45:B1,5,24  | 33-27 33-28 45-39 45-40 |
        | W:W23,45:B1,5,28  | 23x34                   |
        | W:W23,45:B1,5,34  | 23-17 23-18 45-39 45-40 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves          |
        | W:W42,45:B1,5,28,37       | 42x33x24       |
        | W:W39,42,45:B1,5,28,35,37 | 39x30 42x33x24 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W7,36:B10,35"
      Then "7-3" promotes

    Scenario: A man of White before it
      Given the position "W:W13,36:B10,35"
      Then "13-8" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W35,45:B11,43"
      Then "43-48" promotes

    Scenario: A man of Black before it
      Given the position "B:W35,45:B11,37"
      Then "37-43" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W13,45:B3,8,16  | 13x4  |
        | W:W13,45:B8,14,16 | 13x4  |
        | W:W13,45:B8,9,16  | 13x4  |
        | W:W13,45:B3,7,16  | 13x2  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK33,45:B1,9"
      Then the legal moves are
        | 33-10 | 33-11 | 33-15 | 33-16 | 33-19 | 33-22 |
        | 33-24 | 33-27 | 33-28 | 33-37 | 33-38 | 33-42 |
        | 33-44 | 33-46 | 33-49 | 45-39 | 45-40 |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position           | moves                                                                                                 |
        | W:WK33,45:B1,9,23  | 33-10 33-11 33-15 33-16 33-19 33-22 33-24 33-27 33-28 33-37 33-38 33-42 33-44 33-46 33-49 45-39 45-40 |
        | W:WK33,45:B1,9,34  | 33-10 33-11 33-15 33-16 33-19 33-22 33-24 33-27 33-28 33-37 33-38 33-42 33-44 33-46 33-49 45-39 45-40 |
        | W:WK13,45:B1,9,23  | 13-17 13-18 13-2 13-22 13-24 13-26 13-29 13-31 13-35 13-4 13-40 13-7 13-8 45-39 45-40                 |
        | W:WK33,45:B1,9,28  | 33x10 33x15x4 33x19 33x24                                                                             |
        | W:WK33,45:B1,9,K28 | 33x10 33x15x4 33x19 33x24                                                                             |
        | W:WK33,45:B1,9,24  | 33x10 33x15x4 33x19                                                                                   |
        | W:WK33,45:B1,9,38  | 33x44 33x49                                                                                           |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                      |
        | W:W45,K46:B10,K28,37 | 46x33x15 46x33x19 46x33x24                 |
        | W:W36,K50:B10,K28,39 | 50x34x1 50x34x12 50x34x17 50x34x23 50x34x6 |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W37,45:B33"
      When White plays "37x28"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "double-back" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"

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
        | position         | moves             |
        | W:W18,28:B1,4,10 | 18-14 18-15 28-24 |
        | W:W18,28:B1,4,19 | 18-14 18-15 28-24 |
        | W:W10,28:B1,4,18 | 10-6 10-7 28-24   |
        | W:W18,28:B1,4,15 | 18x11             |
        | W:W18,28:B1,4,11 | 18-14 18-15 28-24 |
        | W:W10,28:B1,4,15 | 10-6 10-7 28-24   |

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

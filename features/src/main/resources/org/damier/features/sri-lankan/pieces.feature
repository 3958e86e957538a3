@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "sri-lankan" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:W43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30"

  Rule: Men

    Scenario: Steps
      Given the position "W:W51,66:B1,6"
      Then the legal moves are
        | 51-44 | 51-45 | 66-59 | 66-60 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves                   |
        | W:W51,66:B1,6,39  | 51-44 51-45 66-59 66-60 |
        | W:W51,66:B1,6,52  | 51-44 51-45 66-59 66-60 |
        | W:W39,66:B1,6,51  | 39-32 39-33 66-59 66-60 |
        | W:W51,66:B1,6,45  | 51x40                   |
        | W:W51,66:B1,6,K45 | 51x40                   |
        | W:W51,66:B1,6,40  | 51-44 51-45 66-59 66-60 |
        | W:W39,66:B1,6,45  | 39x52                   |
        | W:W39,66:B1,6,52  | 39-32 39-33 66-59 66-60 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves    |
        | W:W62,66:B1,6,45,56       | 62x51x40 |
        | W:W59,62,66:B1,6,45,54,56 | 62x51x40 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W8,55:B12,54"
      Then "8-3" promotes

    Scenario: A man of White before it
      Given the position "W:W15,55:B12,54"
      Then "15-9" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W54,66:B13,63"
      Then "63-69" promotes

    Scenario: A man of Black before it
      Given the position "B:W54,66:B13,56"
      Then "56-63" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W15,66:B5,9,19  | 15x4  |
        | W:W15,66:B3,9,19  | 15x4  |
        | W:W15,66:B9,16,19 | 15x4  |
        | W:W15,66:B3,8,19  | 15x2  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK51,66:B1,11"
      Then the legal moves are
        | 51-12 | 51-18 | 51-23 | 51-25 | 51-29 | 51-31 |
        | 51-34 | 51-38 | 51-40 | 51-44 | 51-45 | 51-56 |
        | 51-57 | 51-62 | 51-64 | 51-67 | 51-70 | 66-59 |
        | 66-60 |       |       |       |       |       |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves                                                                                                             |
        | W:WK51,66:B1,11,39  | 51-12 51-18 51-23 51-25 51-29 51-31 51-34 51-38 51-40 51-44 51-45 51-56 51-57 51-62 51-64 51-67 51-70 66-59 66-60 |
        | W:WK51,66:B1,11,52  | 51-12 51-18 51-23 51-25 51-29 51-31 51-34 51-38 51-40 51-44 51-45 51-56 51-57 51-62 51-64 51-67 51-70 66-59 66-60 |
        | W:WK15,66:B1,11,27  | 15-2 15-20 15-21 15-26 15-28 15-31 15-34 15-37 15-4 15-41 15-47 15-54 15-60 15-8 15-9 66-59 66-60                 |
        | W:WK51,66:B1,11,45  | 51x18x5                                                                                                           |
        | W:WK51,66:B1,11,K45 | 51x18x5                                                                                                           |
        | W:WK51,66:B1,11,40  | 51x18x5                                                                                                           |
        | W:WK51,66:B1,11,57  | 51x64 51x70                                                                                                       |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                                        |
        | W:W66,K67:B12,K45,56 | 67x51x18 67x51x23 67x51x29 67x51x34 67x51x40                 |
        | W:W55,K72:B12,K46,59 | 72x53x1 72x53x14 72x53x20 72x53x27 72x53x33 72x53x40 72x53x7 |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W56,66:B51"
      When White plays "56x45"
      Then White wins because "no move"

@drill
Feature: How pieces move and capture

  Small positions; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "canadian" variant

  Rule: The start

    Scenario: Where the men stand and who begins
      Given the start position
      Then the position is "W:W43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30"

  Rule: Men

    Scenario: Steps
      Given the position "W:W50,66:B1,6"
      Then the legal moves are
        | 50-44 | 50-45 | 66-60 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves             |
        | W:W50,66:B1,6,38  | 50-44 50-45 66-60 |
        | W:W50,66:B1,6,51  | 50-44 50-45 66-60 |
        | W:W38,66:B1,6,50  | 38-32 38-33 66-60 |
        | W:W50,66:B1,6,45  | 50x39             |
        | W:W50,66:B1,6,K45 | 50x39             |
        | W:W50,66:B1,6,39  | 50-44 50-45 66-60 |
        | W:W38,66:B1,6,45  | 38x51             |
        | W:W38,66:B1,6,51  | 38-32 38-33 66-60 |

    Scenario Outline: Several to be captured
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                  | moves    |
        | W:W61,66:B1,6,45,56       | 61x50x39 |
        | W:W61,63,66:B1,6,45,56,58 | 61x50x39 |

  Rule: Promotion

    Scenario: A man of White on the last row
      Given the position "W:W9,55:B12,54"
      Then "9-3" promotes

    Scenario: A man of White before it
      Given the position "W:W14,55:B12,54"
      Then "14-9" does not promote

    Scenario: A man of Black on the last row
      Given the position "B:W54,66:B13,62"
      Then "62-69" promotes

    Scenario: A man of Black before it
      Given the position "B:W54,66:B13,57"
      Then "57-63" does not promote

    Scenario Outline: Reaching the last row in a capture
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves |
        | W:W14,66:B4,9,19  | 14x3  |
        | W:W14,66:B2,9,19  | 14x3  |
        | W:W14,66:B9,15,19 | 14x3  |
        | W:W14,66:B2,8,19  | 14x1  |

  Rule: Kings

    Scenario: Moves
      Given the position "W:WK50,66:B1,11"
      Then the legal moves are
        | 50-12 | 50-17 | 50-23 | 50-28 | 50-31 | 50-34 |
        | 50-37 | 50-39 | 50-44 | 50-45 | 50-56 | 50-57 |
        | 50-6  | 50-61 | 50-63 | 50-67 | 50-70 | 66-60 |

    Scenario Outline: An enemy beside it, or a square farther
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position            | moves                                                                                                      |
        | W:WK50,66:B1,11,38  | 50-12 50-17 50-23 50-28 50-31 50-34 50-37 50-39 50-44 50-45 50-56 50-57 50-6 50-61 50-63 50-67 50-70 66-60 |
        | W:WK50,66:B1,11,51  | 50-12 50-17 50-23 50-28 50-31 50-34 50-37 50-39 50-44 50-45 50-56 50-57 50-6 50-61 50-63 50-67 50-70 66-60 |
        | W:WK14,66:B1,11,26  | 14-20 14-21 14-25 14-27 14-3 14-31 14-34 14-40 14-47 14-53 14-60 14-8 14-9 66-60                           |
        | W:WK50,66:B1,11,45  | 50x17x4                                                                                                    |
        | W:WK50,66:B1,11,K45 | 50x17x4                                                                                                    |
        | W:WK50,66:B1,11,39  | 50x17x4                                                                                                    |
        | W:WK50,66:B1,11,57  | 50x63 50x70                                                                                                |

    Scenario Outline: A king captured last
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves      |
        | W:W66,K67:B12,K45,56 | 67x50x39x6 |
        | W:W66,K72:B12,K46,59 | 72x52x39x6 |

  Rule: Who cannot move has lost

    Scenario: The last piece falls
      Given the position "W:W57,66:B51"
      When White plays "57x46"
      Then White wins because "no move"

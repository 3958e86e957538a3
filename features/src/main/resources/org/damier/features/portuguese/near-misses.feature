@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "portuguese" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves |
        | at once continuing | B:W27,28:B24 | 24x31 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position       | moves       |
        | most pieces | B:W23,K26:BK30 | 30x17 30x21 |

    Scenario Outline: All that is legal, not most kings, then most pieces
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                 | moves    |
        | B:WK10,18,20:BK5,K19,K21 | 21x11x24 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves                  |
        | at once   | W:WK4:B13,14,22 | 4x18x27 4x18x31 4x18x9 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move    | pieces |
        | W:WK4:B13,14,22 | 4x18x27 | 14 22  |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK7,25,K26:BK5,20,K23"
      When the moves "26-29 23-27 29-26 27-23 26-29 23-27 29-26 27-23" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK7,25,K26:BK5,20,K23"
      When the moves "26-29 23-27 29-26 27-23" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 20 moves by kings only draws

    Scenario: 40 plies: drawn
      Given the position "W:WK21,K26:BK28"
      When for 40 plies White goes round "26-8 8-15 15-12 12-22 22-26" and Black goes round "28-32 32-10 10-23 23-28"
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK21,K26:BK28"
      When for 39 plies White goes round "26-8 8-15 15-12 12-22 22-26" and Black goes round "28-32 32-10 10-23 23-28"
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                | moves            | plies |
        | any moves                    | B:W8,22:BK4,24,K25,26   | 4-11 8-4         | 0 0   |
        | without capture              | W:W5:B16,K20,22,K24,K32 | 5-1              | 0 0   |
        | without capture or promotion | W:W29:BK4,K7,K23,K30    | 29-25            | 0 0   |
        | with pauses                  | W:W15,K16:B5,K12,22,K31 | 16x3 31-27 15-12 | 0 0   |

  Rule: 12 moves of 3 kings on long diagonal against 1 king draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position               | moves                | plies |
        | with pauses | B:WK2,K11,K12,K30:BK29 | 29x8 11-14 8-4 14-18 | 3 0   |

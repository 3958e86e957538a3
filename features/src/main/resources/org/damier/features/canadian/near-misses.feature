@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "canadian" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position       | moves   |
        | at once stopping   | W:W18:B11,12   | 18x5x16 |
        | at once continuing | B:WK57,K61:B55 | 55x68   |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                    | position        | moves                                                                                           |
        | fly: landing next after last king            | W:WK23:BK16     | 23x10 23x3                                                                                      |
        | fly: landing next after last king of several | W:WK4:BK37,K49  | 4x43x56 4x43x62 4x43x69                                                                         |
        | fly: over own pieces too                     | B:WK71:BK63,K69 | 63-30 63-31 63-36 63-37 63-41 63-44 63-47 63-50 63-52 63-57 63-58 63-70 69-43 69-49 69-56 69-62 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position          | moves           |
        | at once   | B:WK25,K26,64:BK4 | 4x32x19 4x32x71 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position          | move    | pieces |
        | B:WK25,K26,64:BK4 | 4x32x19 | 26 25  |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK16,K31:BK58,K64"
      When the moves "31-3 64-48 3-31 48-64 31-3 64-48 3-31 48-64" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK16,K31:BK58,K64"
      When the moves "31-3 64-48 3-31 48-64" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position            | moves      | plies |
        | with pauses | B:WK7,12,54:BK16,55 | 16-27 12-6 | 0     |

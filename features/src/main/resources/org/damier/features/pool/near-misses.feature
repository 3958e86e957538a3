@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "pool" variant

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position           | moves          |
        | by king   | W:W13,K32:BK17,K23 | 13x22 32x14x21 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves           |
        | at once   | W:WK15:BK10,K24 | 15x1 15x28 15x6 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move | pieces |
        | W:WK15:BK10,K24 | 15x1 | 10     |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK12,K15,27:B2,K13,K30"
      When the moves "15-18 13-17 18-15 17-13 15-18 13-17 18-15 17-13" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK12,K15,27:B2,K13,K30"
      When the moves "15-18 13-17 18-15 17-13" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 30 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position        | moves                    | plies |
        | with pauses | W:W6,28:BK7,K18 | 6-2 18-11 2-9 11-4 28-24 | 0 0   |

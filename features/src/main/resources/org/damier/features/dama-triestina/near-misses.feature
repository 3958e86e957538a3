@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "dama-triestina" variant

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position          | moves      |
        | jump: over own pieces too | W:WK4,39:B8,18,29 | 4x13x24x35 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position           | moves |
        | by king, then most pieces | W:WK35,K40:B39,K45 | 40x49 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 4 times
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "45-40 49-44 40-45 44-49 45-40 49-44 40-45 44-49 45-40 49-44 40-45 44-49" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "45-40 49-44 40-45 44-49 45-40 49-44 40-45 44-49" are played
      Then the position has stood 3 times
      And the game goes on

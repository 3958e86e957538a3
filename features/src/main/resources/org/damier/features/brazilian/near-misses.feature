@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "brazilian" variant

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WK16,K26:BK19 | 19x12 19x30 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WK16,K26:BK19 | 19x12 | 16     |

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

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "breakthrough" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                                           | moves                                                 |
        | jump: over own pieces too | W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30 |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:B6,24,37"
      Then Black wins because "no move"

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:W28:B5,22"
      When White plays "28x17"
      Then the position is "B:W17:B5"

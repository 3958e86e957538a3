@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "argentinian-large" variant

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position          | moves    |
        | by king, then most pieces | W:WK39,44:B28,K38 | 44x33x24 |
        | most pieces               | B:W22,33:B16,K38  | 38x27    |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves      |
        | at once   | B:W12,45:BK23 | 23x50 23x6 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | B:W12,45:BK23 | 23x50 | 45     |

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "spantsireti" variant

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position      | moves                                     |
        | fly: over own pieces too | B:W15:B27,K38 | 27-31 27-32 38-20 38-24 38-29 38-32 38-33 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves                       |
        | at once   | B:W13,22:BK18 | 18x27 18x31 18x36 18x4 18x9 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | B:W13,22:BK18 | 18x27 | 22     |

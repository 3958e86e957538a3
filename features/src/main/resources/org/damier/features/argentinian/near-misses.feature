@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "argentinian" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position    | moves |
        | at once continuing | W:W9:BK5,11 | 9x2   |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position         | moves    |
        | by king, then most pieces | B:W18,27:B13,K20 | 13x22x31 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position       | moves       |
        | at once   | W:WK18:BK14,21 | 18x11 18x25 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position       | move  | pieces |
        | W:WK18:BK14,21 | 18x11 | 14     |

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "argentinian-kings" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position      | moves |
        | at once continuing | B:WK18,28:B24 | 24x31 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WK19,K26:BK22 | 22x15 22x29 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WK19,K26:BK22 | 22x15 | 19     |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not most kings, then most pieces
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves    |
        | B:WK12,21,22:BK15 | 15x26x17 |

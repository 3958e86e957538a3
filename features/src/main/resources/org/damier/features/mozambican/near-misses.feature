@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "mozambican" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise        | position     | moves    |
        | at once stopping | B:W26,27:B23 | 23x30x21 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise          | position     | move     |
        | at once continuing | B:W26,27:B23 | 23x30x21 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves            |
        | at once   | B:W15,26:BK22 | 22x12 22x29 22x8 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | B:W15,26:BK22 | 22x12 | 15     |

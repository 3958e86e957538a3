@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "philippine" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise        | position   | moves   |
        | at once stopping | W:W10:B6,7 | 10x3x12 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise          | position   | move    |
        | at once continuing | W:W10:B6,7 | 10x3x12 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position           | moves                     |
        | at once   | B:WK5,K18,K23:BK21 | 21x14x1 21x14x28 21x14x32 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position           | move    | pieces |
        | B:WK5,K18,K23:BK21 | 21x14x1 | 18 5   |

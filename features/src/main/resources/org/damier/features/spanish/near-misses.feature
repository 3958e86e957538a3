@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "spanish" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position      | moves |
        | at once continuing | B:W23,K26:B21 | 21x30 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position             | moves       |
        | most kings, then most pieces | B:WK11,21,22,23:BK28 | 28x19x26x17 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position       | moves                                 |
        | at once   | W:WK4:B7,10,19 | 4x14x1 4x14x23 4x14x28 4x14x32 4x14x5 |

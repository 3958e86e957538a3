@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "thai-12men" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                           | moves                                   |
        | jump: over own pieces too | B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 | 10-14 10-15 11-15 11-16 12-16 9-13 9-14 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position      | moves                         |
        | fly: over own pieces too | B:W28:B14,K32 | 14-17 14-18 32-18 32-23 32-27 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves           |
        | by king   | W:WK6,21:B9,K17 | 21x14x5 6x13x22 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position     | moves           |
        | at end of move | W:WK14:B9,18 | 14x23x5 14x5x23 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position     | moves           |
        | forbidden | W:WK14:B9,18 | 14x23x5 14x5x23 |

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

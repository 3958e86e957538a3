@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "thai-deferred" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                    | moves                            |
        | jump: over own pieces too | B:W25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8 | 5-9 6-10 6-9 7-10 7-11 8-11 8-12 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position      | moves                               |
        | fly: over own pieces too | B:W28:B19,K30 | 19-23 19-24 30-21 30-23 30-25 30-26 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position            | moves          |
        | by king   | W:WK24,26:B9,15,K23 | 24x10 26x19x10 |

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

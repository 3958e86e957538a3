@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "italian" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position    | moves |
        | at once continuing | W:W10:B6,K7 | 10x3  |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position    | moves   |
        | jump: over own pieces too | W:WK4,7:B28 | 4-8 7-3 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                  | position          | moves  |
        | most pieces, then by king, then most kings | W:WK5,K15:BK10,11 | 5x14x7 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 4 times
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-5 21-17 5-9 17-21 9-5 21-17 5-9 17-21 9-5 21-17 5-9" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-5 21-17 5-9 17-21 9-5 21-17 5-9" are played
      Then the position has stood 3 times
      And the game goes on

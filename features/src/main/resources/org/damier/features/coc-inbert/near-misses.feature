@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "coc-inbert" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                           | moves                                     |
        | jump: over own pieces too | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 | 21-17 22-17 22-18 23-18 23-19 24-19 24-20 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position    | moves   |
        | jump: over own pieces too | W:WK1,6:B24 | 1-5 6-2 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position         | moves |
        | most pieces, then by king    | W:WK4,K5:BK8,9   | 4x11  |
        | most pieces, then most kings | W:WK27,31:B24,26 | 27x20 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 4 times
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9" are played
      Then the position has stood 3 times
      And the game goes on

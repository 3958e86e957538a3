@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "malaysian-small" variant

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
        | otherwise                | position     | moves             |
        | fly: over own pieces too | W:WK1,10:B16 | 1-5 1-6 10-6 10-7 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves             |
        | at once   | B:WK16,K23:BK19 | 19x12 19x26 19x30 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WK16,K23:BK19 | 19x12 | 16     |

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

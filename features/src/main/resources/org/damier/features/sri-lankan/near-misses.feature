@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "sri-lankan" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                                                                                                       | moves                                                             |
        | jump: over own pieces too | W:W43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30 | 43-37 43-38 44-38 44-39 45-39 45-40 46-40 46-41 47-41 47-42 48-42 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position      | moves |
        | at once continuing | B:W52,K66:B60 | 60x71 |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position                | moves               |
        | W:W37:B9,10,21,31,32,33 | 37x26x39x28x15x4x17 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                                                 |
        | at once   | W:WK6:BK14,22,40 | 6x33x1 6x33x46 6x33x53 6x33x59 6x33x66 6x33x7 6x33x72 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position         | move   | pieces |
        | W:WK6:BK14,22,40 | 6x33x1 | 22 14  |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK21,K50,55:B29,K61,K64"
      When the moves "21-43 64-53 43-21 53-64 21-43 64-53 43-21 53-64" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK21,K50,55:B29,K61,K64"
      When the moves "21-43 64-53 43-21 53-64" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position            | moves      | plies |
        | with pauses | B:WK7,12,54:BK16,55 | 16-32 12-6 | 0     |

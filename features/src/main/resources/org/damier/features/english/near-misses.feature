@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "english" variant

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
        | otherwise                 | position      | moves             |
        | jump: over own pieces too | B:W31:B24,K27 | 24-28 27-23 27-32 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves       |
        | by king   | B:W22:B18,K26 | 18x25 26x17 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-6 21-17 6-9" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 40 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position            | moves           | plies |
        | with pauses | W:WK1,24,27:B16,K22 | 1-5 22-18 24-20 | 0     |

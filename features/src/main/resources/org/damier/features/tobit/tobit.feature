Feature: Tobit

  Background:
    Given the "tobit" variant

  Scenario: Twelve men each on thirty-eight points
    Given the start position
    Then the board has 38 squares
    And White has 12 men and 0 kings
    And there are 5 legal moves

  Scenario: Ends of the cross lines lead sideways only
    Given the position "W:W33:B1"
    Then the legal moves are
      | 33-32 |
    And "33-26" is not legal

  Scenario: A man is promoted at the end of a long line
    Given the position "W:W7:B12"
    Then the legal moves are
      | 7-1 | 7-6 | 7-8 |
    And "7-1" promotes
    And "7-6" does not promote

  Scenario: The ends of the long lines are not joined
    Given the position "W:WK1:B12"
    Then "1-2" is not legal
    And "1-7" is legal

@ghanaian
Feature: Ghanaian draughts: numbers to compare programs by

  Scenario: Move trees from the start
    Given the "ghanaian" variant
    And the start position
    Then perft gives
      | depth | nodes |
      | 1     | 9     |
      | 2     | 81    |
      | 3     | 658   |
      | 4     | 4265  |
      | 5     | 26875 |

@dameo
Feature: Dameo: numbers to compare programs by

  Scenario: Move trees from the start
    Given the "dameo" variant
    And the start position
    Then perft gives
      | depth | nodes  |
      | 1     | 52     |
      | 2     | 2704   |
      | 3     | 135930 |

Feature: Dameo on ten columns and rows

  Background:
    Given the "dameo-10x10" variant

  Scenario: Four shrinking rows of men
    Given the start position
    Then the board has 100 squares
    And White has 28 men and 0 kings
    And the squares "a2 j2 c4 h4" are empty

  Scenario: A line of four men steps forward
    Given the start position
    Then "e1-e5" is legal
    And "e1-e6" is not legal

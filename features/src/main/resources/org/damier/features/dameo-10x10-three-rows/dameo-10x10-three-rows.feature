Feature: Dameo on ten columns and rows with fewer men

  Background:
    Given the "dameo-10x10-three-rows" variant

  Scenario: Three shrinking rows of men
    Given the start position
    Then White has 24 men and 0 kings
    And the squares "d4 g4" are empty

  Scenario: A line of three men steps forward
    Given the start position
    Then "e1-e4" is legal
    And "e1-e5" is not legal

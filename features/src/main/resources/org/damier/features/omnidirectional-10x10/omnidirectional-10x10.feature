Feature: Omnidirectional draughts on ten columns and rows

  Background:
    Given the "omnidirectional-10x10" variant

  Scenario: Two rows are empty
    Given the start position
    Then White has 40 men and 0 kings
    And there are 28 legal moves

  Scenario: Only the front men can move
    Given the start position
    Then "e3-e4" is not legal
    And "e4-e5" is legal

Feature: Palestinian dama on five columns

  Background:
    Given the "palestinian-5x8" variant

  Scenario: The start
    Given the start position
    Then the board has 40 squares
    And White has 10 men and 0 kings
    And there are 5 legal moves
    And the squares "a1 e1" are empty

  Scenario: There is no sixth column
    Given the position "W:We4:Ba8,b8"
    Then the legal moves are
      | e4-e5 | e4-d4 |
    And "e4-e3" is not legal

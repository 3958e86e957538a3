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

  Scenario: The third time a position stands is a draw
    Given the position "W:WKa1:BKj9"
    When the moves "a1-a2 j9-j8 a2-a1 j8-j9 a1-a2 j9-j8 a2-a1 j8-j9" are played
    Then the position has stood 3 times
    And the game is drawn because "repetition"

  Scenario: The second time is none
    Given the position "W:WKa1:BKj9"
    When the moves "a1-a2 j9-j8 a2-a1 j8-j9 a1-a2 j9-j8 a2-a1" are played
    Then the game goes on

Feature: Bahrain dama

  Background:
    Given the "bahrain" variant

  Scenario: While a man is attacked, a move without capture moves it
    Given the position "W:Wd4,a2,b3:Bd5,d6,h8"
    Then the legal moves are
      | d4-c4 | d4-e4 |
    And "a2-a3" is not legal because "attacked"

  Scenario: A man that is shielded is not attacked
    Given the position "W:Wd4,d3,a2:Bd5,d6,h8"
    Then "a2-a3" is legal
    And "d4-c4" is legal

  Scenario: A king attacks from a distance
    Given the position "W:Wd4,a2:BKd8,h8"
    Then the legal moves are
      | d4-d5 | d4-c4 | d4-e4 |
    And "a2-b2" is not legal

  Scenario: A capture comes first
    Given the position "W:Wd4,a2:Bd5,h8"
    Then the legal moves are
      | d4xd6 |
    And "d4-c4" is not legal

Feature: Palestinian dama

  Background:
    Given the "palestinian" variant

  Scenario: A king steps one square in four directions
    Given the position "W:WKd4:Bh8,g8"
    Then the legal moves are
      | d4-d5 | d4-d3 | d4-c4 | d4-e4 |
    And "d4-d6" is not legal

  Scenario: A king captures a neighbour, backwards too
    Given the position "W:WKd4:Bd3,h8"
    Then the legal moves are
      | d4xd2 |

  Scenario: A king captures nothing from a distance
    Given the position "W:WKd4:Bd6,h8"
    Then "d4xd7" is not legal
    And "d4-d5" is legal

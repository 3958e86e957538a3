Feature: Ossetian draughts on seven columns and rows

  Background:
    Given the "ossetian-7x7" variant

  Scenario: The start
    Given the start position
    Then the board has 49 squares
    And White has 21 men and 0 kings

  Scenario: A capture is free, and may be broken off
    Given the position "W:Wd2:Bd3,d5,a7"
    Then the legal moves are
      | d2xd4 | d2xd4xd6 | d2-c3 | d2-e3 |

  Scenario: But no man steps onto another or sideways
    Given the position "W:Wd2:Bd3,d5,a7"
    Then "d2-d3" is not legal
    And "d2-c2" is not legal

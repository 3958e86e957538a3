Feature: Shafran's hexagonal draughts with two ways forward

  Background:
    Given the "shafran-upright" variant

  Scenario: Nine men each on the same hexes
    Given the start position
    Then the board has 23 squares
    And White has 9 men and 0 kings

  Scenario: A man has two ways forward
    Given the position "W:Wc3:Be6"
    Then the legal moves are
      | c3-c4 | c3-d4 |
    And "c3-d3" is not legal

  Scenario: It captures sideways
    Given the position "W:Wb4:Bc4,e6"
    Then the legal moves are
      | b4xd4 |

  Scenario: The whole last row promotes
    Given the position "W:Wc6:Bb3"
    Then the legal moves are
      | c6-d7 |
    And "c6-d7" promotes

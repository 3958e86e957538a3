Feature: Omnidirectional draughts

  Background:
    Given the "omnidirectional" variant

  Scenario: A man steps in three directions
    Given the position "W:Wd4:Bh8"
    Then the legal moves are
      | d4-d5 | d4-c5 | d4-e5 |
    And "d4-c4" is not legal

  Scenario: A man captures in eight
    Given the position "W:Wd4:Be3,h8"
    Then the legal moves are
      | d4xf2 |

  Scenario: A king captures diagonally from a distance
    Given the position "W:WKa1:Bf6,a8"
    Then the legal moves are
      | a1xg7 | a1xh8 |
    And "a1-b2" is not legal

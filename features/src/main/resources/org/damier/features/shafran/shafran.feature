Feature: Shafran's hexagonal draughts

  Background:
    Given the "shafran" variant

  Scenario: Eight men each on twenty-three hexes
    Given the start position
    Then the board has 23 squares
    And White has 8 men and 0 kings

  Scenario: Only the far corner promotes
    Given the position "W:Wd4:Ba2"
    Then the legal moves are
      | d4-d5 | d4-e4 | d4-e5 |
    And "d4-e5" promotes
    And "d4-d5" does not promote

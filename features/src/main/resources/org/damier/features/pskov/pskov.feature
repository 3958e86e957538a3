Feature: Pskov hexagonal draughts

  Background:
    Given the "pskov" variant

  Scenario: Thirteen men each on thirty-seven hexes
    Given the start position
    Then the board has 37 squares
    And White has 13 men and 0 kings

  Scenario: Only the far corner promotes
    Given the position "W:Wf6:Bb2"
    Then "f6-g7" promotes
    And "f6-f7" does not promote

  Scenario: A king lands where its capture can go on
    Given the position "W:WKa1:Bc3,e6"
    Then the legal moves are
      | a1xe5xe7 | a1xf6xd6 | a1xf6xc6 |
    And "a1xd4" is not legal

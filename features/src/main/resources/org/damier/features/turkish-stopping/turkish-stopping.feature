Feature: Turkish draughts whose men stop where they are promoted

  Background:
    Given the "turkish-stopping" variant

  Scenario: The move ends on the last row
    Given the position "W:Wd6:Bd7,b8"
    Then the legal moves are
      | d6xd8 |
    And "d6xd8" promotes
    And "d6xd8xa8" is not legal

  Scenario: Not even a piece at its side is taken
    Given the position "W:Wd6,h2:Bd7,c8"
    Then the legal moves are
      | d6xd8 |
    And "d6xd8xb8" is not legal

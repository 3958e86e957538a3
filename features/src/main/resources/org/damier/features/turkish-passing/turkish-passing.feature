Feature: Turkish draughts whose men are promoted in passing

  Background:
    Given the "turkish-passing" variant

  Scenario: A man goes on as a king
    Given the position "W:Wd6:Bd7,b8"
    Then the legal moves are
      | d6xd8xa8 |
    And "d6xd8xa8" promotes
    And "d6xd8" is not legal

  Scenario: A man that stays below the last row stays a man
    Given the position "W:Wd5,h2:Bd6,b7"
    Then the legal moves are
      | d5xd7 |
    And "d5xd7" does not promote
    And "d5xd7xa7" is not legal

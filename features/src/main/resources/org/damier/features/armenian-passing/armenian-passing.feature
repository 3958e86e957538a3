Feature: Armenian draughts with promotion in passing

  Background:
    Given the "armenian-passing" variant

  Scenario: A man goes on as a king
    Given the position "W:Wd6:Bd7,b8,h2"
    Then the legal moves are
      | d6xd8xa8 |
    And "d6xd8xa8" promotes

  Scenario: Below the last row nothing changes
    Given the position "W:Wd5,h2:Bd6,b7"
    Then the legal moves are
      | d5xd7 |
    And "d5xd7" does not promote

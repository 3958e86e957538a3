Feature: Greek draughts

  Background:
    Given the "greek" variant

  Scenario: A king lands just behind the piece that it takes
    Given the position "W:WKa1,h2:Ba4,h8"
    Then the legal moves are
      | a1xa5 |
    And "a1xa6" is not legal

  Scenario: A promoted man stops
    Given the position "W:Wd6:Bd7,b8"
    Then the legal moves are
      | d6xd8 |
    And "d6xd8xa8" is not legal

  Scenario: A king against a man plays on
    Given the position "W:WKa1:Bh8"
    Then the game goes on

Feature: Kenya dama

  Background:
    Given the "kenya" variant

  Scenario: Of captures of as many pieces the one by a king
    Given the position "W:WKa1,h2:Ba3,h3"
    Then the legal moves are
      | a1xa4 | a1xa5 | a1xa6 | a1xa7 | a1xa8 |
    And "h2xh4" is not legal because "is made by a king"

  Scenario: More pieces outweigh the king
    Given the position "W:WKa1,h2:Ba3,h3,h5"
    Then the legal moves are
      | h2xh4xh6 |

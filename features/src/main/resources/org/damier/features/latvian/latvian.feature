Feature: Latvian draughts

  Background:
    Given the "latvian" variant

  Scenario: A man steps in eight directions
    Given the position "W:Wd4:Bj10"
    Then there are 8 legal moves
    And "d4-c3" is legal
    And "d4-d6" is not legal

  Scenario: Of captures of as many pieces the one of more kings
    Given the position "W:Wd4,h4:Bd5,Kh5"
    Then the legal moves are
      | h4xh6 |
    And "d4xd6" is not legal because "takes more kings"

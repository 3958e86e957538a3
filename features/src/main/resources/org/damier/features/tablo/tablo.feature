Feature: Tablo

  Background:
    Given the "tablo" variant

  Scenario: Three rows of men each
    Given the start position
    Then the board has 49 squares
    And White has 21 men and 0 kings

  Scenario: A man steps along the lines, not back
    Given the position "W:Wd4:Bg7"
    Then the legal moves are
      | d4-d5 | d4-c4 | d4-e4 |
    And "d4-d3" is not legal
    And "d4-e5" is not legal

  Scenario: There is no promotion
    Given the position "W:Wd6:Bg5"
    Then "d6-d7" does not promote

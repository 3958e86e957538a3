Feature: HexDame

  Background:
    Given the "hexdame" variant

  Scenario: A rhombus of men at the near corner
    Given the start position
    Then the board has 61 squares
    And White has 16 men and 0 kings
    And there are 15 legal moves

  Scenario: A man has three ways forward
    Given the position "W:We5:Bf2"
    Then the legal moves are
      | e5-e6 | e5-f6 | e5-f5 |
    And "e5-d5" is not legal

  Scenario: A man captures in six directions
    Given the position "W:We5:Bd4,f2"
    Then the legal moves are
      | e5xc3 |

  Scenario: There is no capture across a corner where two hexes meet
    Given the position "W:We5:Bd6,f2"
    Then "e5xc7" is not legal
    And "e5-e6" is legal

  Scenario: The far edges promote, the edges at the side do not
    Given the position "W:Wd8:Bf2"
    Then "d8-e9" promotes
    And "d8-e8" does not promote

  Scenario: A man that only passes a far hex stays a man
    Given the position "W:Wg7:Bh7,h6,b2"
    Then the legal moves are
      | g7xi7xg5 |
    And "g7xi7xg5" does not promote

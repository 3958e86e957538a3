Feature: Harzdame

  Background:
    Given the "harzdame" variant

  Scenario: Men in the corners
    Given the start position
    Then White has 21 men and 0 kings
    And there are 12 legal moves
    And the squares "b6 g1 a7" are empty

  Scenario: Forward is up and to the right
    Given the position "W:Wd4:Be8"
    Then the legal moves are
      | d4-d5 | d4-e4 |
    And "d4-c4" is not legal
    And "d4-e5" is not legal

  Scenario: For Black it is down and to the left
    Given the position "B:Wa7:Be5"
    Then the legal moves are
      | e5-e4 | e5-d5 |

  Scenario: The far edges promote, their ends do not
    Given the position "W:Wc7,b7,g3,g2:Be8"
    Then "c7-c8" promotes
    And "g3-h3" promotes
    And "b7-b8" does not promote
    And "g2-h2" does not promote

@keny-chosen
Feature: Keny in which the majority binds the chosen piece

  Background:
    Given the "keny-chosen" variant

  @keny-chosen.majority
  Scenario: A piece that takes fewer than another may be chosen
    Given the position "W:Wb3,g3:Bb4,b6,g4,a8"
    Then the legal moves are
      | b3xb5xb7 | g3xg5 |

  @keny-chosen.majority @near-miss
  Scenario: In Keny it may not
    Given the "keny" variant
    And the position "W:Wb3,g3:Bb4,b6,g4,a8"
    Then the legal moves are
      | b3xb5xb7 |
    And "g3xg5" is not legal because "takes more pieces"

  @keny-chosen.majority @near-miss
  Scenario: The chosen piece takes as many as it can
    Given the position "W:Wd2,g3:Bd3,d5,e4,g4,a8"
    Then the legal moves are
      | d2xd4xf4xh4 | g3xg5 |
    And "d2xd4xd6" is not legal because "takes more pieces"

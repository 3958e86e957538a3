Feature: Kentish draughts

  Background:
    Given the "kentish" variant

  Scenario: Black begins
    Given the start position
    Then it is Black's turn
    And White has 16 men and 0 kings

  Scenario: Men step diagonally
    Given the position "W:Wd4:Bh8"
    Then the legal moves are
      | d4-c5 | d4-e5 |
    And "d4-d5" is not legal

  Scenario: Men capture diagonally ahead and sideways, any capture will do
    Given the position "W:Wd4:Be5,c4,c6,h8"
    Then the legal moves are
      | d4xf6 | d4xb4 |

  Scenario: Men do not capture straight ahead
    Given the position "W:Wd4:Bd5,h8"
    Then "d4xd6" is not legal
    And "d4-c5" is legal

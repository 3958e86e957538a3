@breakthrough
Feature: Breakthrough draughts

  Background:
    Given the "breakthrough" variant

  @breakthrough.end.first-king
  Rule: The first king wins

    Scenario: On the last row
      Given the position "W:W6:B45"
      When White plays "6-1"
      Then White wins because "material"

    @near-miss
    Scenario: A man that only passes the last row is none
      Given the position "W:W13:B7,8,45"
      When White plays "13x2x11"
      Then the game goes on

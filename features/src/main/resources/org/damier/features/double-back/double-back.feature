@double-back
Feature: Double-back checkers

  Background:
    Given the "double-back" variant

  @double-back.end.king-home
  Rule: The king that comes home wins

    Scenario: One step from home
      Given the position "W:WK25,21:B1,5"
      When White plays "25-29"
      Then White wins because "material"

    @near-miss
    Scenario: The other first row is not home
      Given the position "B:W13,21:B5,K25"
      When Black plays "25-29"
      Then the game goes on

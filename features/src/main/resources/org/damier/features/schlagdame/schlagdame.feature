@schlagdame
Feature: Schlagdame

  Background:
    Given the "schlagdame" variant

  @schlagdame.end.losing-wins
  Rule: To lose all is to win

    Scenario: The last piece is taken
      Given the position "B:Wd4:Bc5"
      When Black plays "c5xe3"
      Then White wins because "no move"

    @near-miss
    Scenario: One is left
      Given the position "B:Wa1,d4:Bc5"
      When Black plays "c5xe3"
      Then the game goes on

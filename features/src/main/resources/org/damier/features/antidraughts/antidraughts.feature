@antidraughts
Feature: Antidraughts

  Background:
    Given the "antidraughts" variant

  @antidraughts.end.losing-wins
  Rule: To lose all is to win

    Scenario: The last piece is taken
      Given the position "B:W28:B22"
      When Black plays "22x33"
      Then White wins because "no move"

    @near-miss
    Scenario: One is left
      Given the position "B:W28,45:B22"
      When Black plays "22x33"
      Then the game goes on

@diagonal-international
Feature: Diagonal draughts on the large board

  Background:
    Given the "diagonal-international" variant

  @diagonal-international.setup
  Rule: The long diagonal between the sides

    Scenario: The start
      Given the start position
      Then White has 20 men and 0 kings
      And there are 8 legal moves

    @near-miss
    Scenario: Nobody stands on the diagonal
      Given the start position
      Then the squares "5 10 14 19 23 28 32 37 41 46" are empty

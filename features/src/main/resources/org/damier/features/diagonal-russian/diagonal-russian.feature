@diagonal-russian
Feature: Diagonal draughts

  Background:
    Given the "diagonal-russian" variant

  @diagonal-russian.setup
  Rule: The long diagonal between the sides

    Scenario: The start
      Given the start position
      Then White has 12 men and 0 kings
      And there are 6 legal moves

    @near-miss
    Scenario: Nobody stands on the diagonal
      Given the start position
      Then the squares "a1 b2 c3 d4 e5 f6 g7 h8" are empty

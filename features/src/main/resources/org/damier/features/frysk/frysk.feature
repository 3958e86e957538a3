@frysk
Feature: Frysk!

  Background:
    Given the "frysk" variant

  @frysk.setup
  Rule: Five men each

    Scenario: The start
      Given the start position
      Then White has 5 men and 0 kings
      And there are 9 legal moves

    @near-miss
    Scenario: The second row is empty
      Given the start position
      Then the squares "41 45 6 10" are empty

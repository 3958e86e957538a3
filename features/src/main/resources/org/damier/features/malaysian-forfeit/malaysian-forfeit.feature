@malaysian-forfeit
Feature: Malaysian draughts with the forfeit

  Background:
    Given the "malaysian-forfeit" variant

  @malaysian-forfeit.forfeit
  Rule: The forfeit

    Scenario: Another piece moves
      Given the position "W:W39,72:B1,34"
      When White plays "72-66"
      Then the position is "B:W66:B1,34"

    @near-miss
    Scenario: A man behind could not be captured
      Given the position "W:W39,72:B1,46"
      When White plays "72-66"
      Then the position is "B:W39,66:B1,46"

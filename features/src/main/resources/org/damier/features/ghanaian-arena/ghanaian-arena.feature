@ghanaian-arena
Feature: Ghanaian draughts by the rules of the arena

  Background:
    Given the "ghanaian-arena" variant

  @ghanaian-arena.removal
  Rule: Back over the gap

    Scenario: One ahead, one behind
      Given the position "W:WK33:B28,37"
      Then "33x24x42" is legal
      And "33x42x24" is legal

    @near-miss
    Scenario: There is nothing to turn back for
      Given the position "W:WK33:B28"
      Then "33x24x42" is not legal

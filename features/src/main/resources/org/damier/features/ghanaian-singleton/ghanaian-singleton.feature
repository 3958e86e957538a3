@ghanaian-singleton
Feature: Ghanaian draughts with the rule of the single piece

  Background:
    Given the "ghanaian-singleton" variant

  @ghanaian-singleton.singleton
  Rule: One piece left loses

    Scenario: The capture that leaves one
      Given the position "W:W34,38:B14,28"
      When White plays "34x23"
      Then White wins because "material"

    @near-miss
    Scenario: Two left play on
      Given the position "W:W34,38:B13,14,28"
      When White plays "34x23"
      Then the game goes on

  @ghanaian-singleton.promotion
  Rule: Promotion where the move ends

    Scenario: Through the last row
      Given the position "W:W13,45:B1,8,9"
      Then the legal moves are
        | 13x4x15 |
      And "13x4x15" does not promote

    @near-miss
    Scenario: It does not stop there
      Given the position "W:W13,45:B1,8,9"
      Then "13x4" is not legal because "capture goes on"

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

  @ghanaian-singleton.forfeit
  Rule: A king that overlooks a capture is forfeited

    Scenario: Another piece moves, and the king is taken off
      Given the position "W:WK46,45,44:B28,7,8"
      When White plays "45-40"
      Then the position is "B:W40,44:B7,8,28"

    Scenario: The king itself moves away, and is taken off
      Given the position "W:WK46,45,44:B28,7,8"
      When White plays "46-41"
      Then the position is "B:W44,45:B7,8,28"

    @near-miss
    Scenario: A man's capture may not be overlooked
      Given the position "W:W32,45,44:B27,7,8"
      Then the legal moves are
        | 32x23 |
      And "45-40" is not legal because "compulsory"

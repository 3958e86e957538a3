@nigerian
Feature: Nigerian draughts

  Background:
    Given the "nigerian" variant

  @nigerian.landing
  Rule: Landing where the capture goes on

    Scenario: One of six squares
      Given the position "W:WK46:B17,37"
      Then the legal moves are
        | 46x28x12 | 46x28x6 | 46x28x1 |

    @near-miss
    Scenario: Not where it would end
      Given the position "W:WK46:B17,37"
      Then "46x33" is not legal

  @nigerian.promotion
  Rule: Promotion where the move ends

    Scenario: Through the last row
      Given the position "W:W13:B8,9"
      Then the legal moves are
        | 13x4x15 |
      And "13x4x15" does not promote

    @near-miss
    Scenario: It does not stop there
      Given the position "W:W13:B8,9"
      Then "13x4" is not legal because "capture goes on"

@killer-light
Feature: Killer draughts, light

  Background:
    Given the "killer-light" variant

  @killer-light.landing
  Rule: Next to a king taken last of several

    Scenario: A man, then a king
      Given the position "W:WK46:BK23,37"
      Then "46x32x19" is legal

    @near-miss
    Scenario: Not farther on
      Given the position "W:WK46:BK23,37"
      Then "46x32x14" is not legal

    @near-miss
    Scenario: A single king is spared
      Given the position "W:WK46:BK32"
      Then the legal moves are
        | 46x28 | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |

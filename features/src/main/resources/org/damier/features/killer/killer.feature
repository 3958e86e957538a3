@killer
Feature: Killer draughts

  Background:
    Given the "killer" variant

  @killer.landing
  Rule: Next to a king taken last

    Scenario: One square of six
      Given the position "W:WK46:BK32"
      Then the legal moves are
        | 46x28 |

    @near-miss
    Scenario: Not farther on
      Given the position "W:WK46:BK32"
      Then "46x23" is not legal

    @near-miss
    Scenario: Behind a man anywhere
      Given the position "W:WK46:B32"
      Then the legal moves are
        | 46x28 | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |

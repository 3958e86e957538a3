@mozambican
Feature: Mozambican draughts

  Background:
    Given the "mozambican" variant

  @mozambican.value
  Rule: A king weighs as much as two men

    Scenario: A king or two men
      Given the position "W:W22,26:B11,19,K21"
      Then the legal moves are
        | 22x15x6 | 26x17 |

    @near-miss
    Scenario: One man is less than two
      Given the position "W:W22,26:B11,19,21"
      Then "26x17" is not legal because "another capture is worth more"

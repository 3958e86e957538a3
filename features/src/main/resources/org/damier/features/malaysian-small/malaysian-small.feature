@malaysian-small
Feature: Malaysian draughts on the small board

  Background:
    Given the "malaysian-small" variant

  @malaysian-small.man.capture
  Rule: Men capture forward

    Scenario: Ahead
      Given the position "W:W18:B14"
      Then the legal moves are
        | 18x9 |

    @near-miss
    Scenario: Not behind
      Given the position "W:W18:B22"
      Then the legal moves are
        | 18-14 | 18-15 |
      And "18x25" is not legal

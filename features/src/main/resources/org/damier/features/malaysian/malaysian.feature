@malaysian
Feature: Malaysian draughts

  Background:
    Given the "malaysian" variant

  @malaysian.man.capture
  Rule: Men capture forward

    Scenario: Ahead
      Given the position "W:W39:B34"
      Then the legal moves are
        | 39x28 |

    @near-miss
    Scenario: Not behind
      Given the position "W:W39:B46"
      Then the legal moves are
        | 39-33 | 39-34 |
      And "39x52" is not legal

@ghanaian-street
Feature: Ghanaian draughts in the street

  Background:
    Given the "ghanaian-street" variant

  @ghanaian-street.promotion
  Rule: Promotion ends the move

    Scenario: One piece is taken
      Given the position "W:W13:B8,9"
      Then the legal moves are
        | 13x4 |
      And "13x4" promotes

    @near-miss
    Scenario: It does not go on
      Given the position "W:W13:B8,9"
      Then "13x4x15" is not legal because "capture is over"

  @ghanaian-street.man.capture
  Rule: Men capture backwards

    Scenario: Ahead two, ahead one, or behind
      Given the position "W:W28:B14,23,24,33"
      Then the legal moves are
        | 28x19x8 | 28x17 | 28x37 |

    @near-miss
    Scenario: A step is not enough
      Given the position "W:W28:B33"
      Then "28-23" is not legal because "capture is mandatory"

@sri-lankan
Feature: Sri Lankan draughts

  Background:
    Given the "sri-lankan" variant

  @sri-lankan.board
  Rule: The mirrored board

    Scenario: Square 37 lies on the edge
      Given the position "W:W37:B1"
      Then the legal moves are
        | 37-31 |

    @near-miss
    Scenario: It has no second way ahead
      Given the position "W:W37:B1"
      Then "37-32" is not legal because "not a move"

@jamaican
Feature: Jamaican draughts

  Background:
    Given the "jamaican" variant

  @jamaican.board
  Rule: The mirrored board

    Scenario: Square 17 lies on the edge
      Given the position "W:W17:B1"
      Then the legal moves are
        | 17-13 |

    @near-miss
    Scenario: It has no second way ahead
      Given the position "W:W17:B1"
      Then "17-14" is not legal because "not a move"

  @jamaican.draw.three-kings
  Rule: Thirteen moves of three kings against one

    Scenario: Twenty-six plies
      Given the position "W:WK16,K9,K8:BK25"
      When for 26 plies White goes round "16-3 3-13 13-17 17-30 30-16" and Black goes round "25-29 29-25"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-five plies
      Given the position "W:WK16,K9,K8:BK25"
      When for 25 plies White goes round "16-3 3-13 13-17 17-30 30-16" and Black goes round "25-29 29-25"
      Then the game goes on

@brazilian
Feature: Brazilian draughts

  Background:
    Given the "brazilian" variant

  @brazilian.majority
  Rule: Most pieces

    Scenario: Two outweigh one
      Given the position "W:W23,27:B10,18,24"
      Then the legal moves are
        | 23x14x7 |

    @near-miss
    Scenario: Not the smaller one
      Given the position "W:W23,27:B10,18,24"
      Then "27x20" is not legal because "another capture takes more pieces"

  @brazilian.promotion
  Rule: Promotion where the move ends

    Scenario: Through the last row
      Given the position "W:W11:B6,7"
      Then the legal moves are
        | 11x2x9 |
      And "11x2x9" does not promote

    @near-miss
    Scenario: It does not stop on the last row
      Given the position "W:W11:B6,7"
      Then "11x2" is not legal because "capture goes on"

  @brazilian.draw.few-pieces
  Rule: Five moves with two or three pieces

    Scenario: Ten plies
      Given the position "W:WK13:BK28"
      When for 10 plies White goes round "13-2 2-20 20-31 31-13" and Black goes round "28-32 32-28"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Nine plies
      Given the position "W:WK13:BK28"
      When for 9 plies White goes round "13-2 2-20 20-31 31-13" and Black goes round "28-32 32-28"
      Then the game goes on

  @brazilian.order-of-captures
  Rule: One move, two ways round

    Scenario: Four men round a king
      Given the position "W:WK26:B14,15,22,23"
      Then there are 3 legal moves

    @near-miss
    Scenario: No piece is taken twice
      Given the position "W:WK26:B14,15,22,23"
      Then "26x26x26" is not legal

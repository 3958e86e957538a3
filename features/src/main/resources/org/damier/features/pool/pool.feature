@pool
Feature: American pool checkers

  Background:
    Given the "pool" variant

  @pool.free-choice
  Rule: Free choice

    Scenario: One piece or two
      Given the position "B:W18,19,20,21,23,27,30:B2,3,7,10,12,13,15"
      Then the legal moves are
        | 15x22 | 15x24x31 |

    @near-miss
    Scenario: The short one is over
      Given the position "B:W18,19,20,21,23,27,30:B2,3,7,10,12,13,15"
      Then "15x22x25" is not legal

  @pool.promotion
  Rule: Promotion where the move ends

    Scenario: Through the last row
      Given the position "W:W11:B6,7"
      Then the legal moves are
        | 11x2x9 |
      And "11x2x9" does not promote

    @near-miss
    Scenario: It does not go on as a king
      Given the position "W:W11:B6,7"
      Then "11x2x13" is not legal

  @pool.draw.three-kings
  Rule: Fifteen moves of three kings against one

    Scenario: Thirty plies
      Given the position "W:WK13,K12,K5:BK28"
      When for 30 plies White goes round "13-2 2-16 16-20 20-31 31-13" and Black goes round "28-32 32-28"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-nine plies
      Given the position "W:WK13,K12,K5:BK28"
      When for 29 plies White goes round "13-2 2-16 16-20 20-31 31-13" and Black goes round "28-32 32-28"
      Then the game goes on

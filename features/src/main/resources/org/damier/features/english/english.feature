@english
Feature: English draughts

  Background:
    Given the "english" variant

  @english.promotion
  Rule: Crowning ends the move

    Scenario: The second man stays
      Given the position "W:W11:B6,7"
      Then the legal moves are
        | 11x2 |
      And "11x2" promotes

    @near-miss
    Scenario: The new king does not jump on
      Given the position "W:W11:B6,7"
      Then "11x2x9" is not legal because "capture is over"

    @near-miss
    Scenario: A king that stood there before goes on
      Given the position "W:WK11:B6,7"
      Then the legal moves are
        | 11x2x9 |

  @english.man.capture
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

  @english.king.short
  Rule: Short kings

    Scenario: A king takes its neighbour
      Given the position "W:WK29:BK25"
      Then the legal moves are
        | 29x22 |
      When White plays "29x22"
      Then White wins because "no move"

    @near-miss
    Scenario: Not from afar
      Given the position "W:WK29:B22"
      Then the legal moves are
        | 29-25 |
      And "29x15" is not legal

  @english.free-choice
  Rule: Free choice

    Scenario: Two ways to one square
      Given the position "B:W14,15,22,23:B10,11"
      Then the legal moves are
        | 10x17x26 | 10x19x26 | 11x18x25 | 11x18x27 |
      And "10x26" is ambiguous

    @near-miss
    Scenario: The first jump alone is not a move
      Given the position "B:W14,15,22,23:B10,11"
      Then "10x17" is not legal because "capture goes on"

  @english.draw.40-moves
  Rule: Forty moves

    Scenario: A man has just moved
      Given the position "W:WK29,21:BK4"
      When White plays "21-17"
      Then the clock of 40 moves stands at 0 plies

    @near-miss
    Scenario: King moves are counted
      Given the position "W:WK29,21:BK4"
      When White plays "29-25"
      Then the clock of 40 moves stands at 1 ply
      And the game goes on

@international
Feature: International draughts: draws

  The kings stand on the edge, where nobody can capture them. A ply is one player's move.

  Background:
    Given the "international" variant

  @international.draw.repetition
  Rule: The third time a position stands

    Scenario: To and fro
      Given the position "W:WK26,K36:BK6,K16"
      When the moves "26-48 16-49 48-26 49-16 26-48 16-49 48-26 49-16" are played
      Then the position has stood 3 times
      And the game is drawn because "repetition"

    @near-miss
    Scenario: Twice is not enough
      Given the position "W:WK26,K36:BK6,K16"
      When the moves "26-48 16-49 48-26 49-16 26-48 16-49 48-26" are played
      Then the position has stood 2 times
      And the game goes on

  @international.draw.25-moves
  Rule: Twenty-five moves by kings alone

    Scenario: Fifty plies
      Given the position "W:WK26,K36:BK6,K16"
      When for 50 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Forty-nine plies
      Given the position "W:WK26,K36:BK6,K16"
      When for 49 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the clock of 25 moves stands at 49 plies
      And the game goes on

    @near-miss
    Scenario: A man's move sets the clock back
      Given the position "W:WK26,K36,46:BK6,K16"
      When for 48 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      And the moves "46-41 16-49" are played
      Then the clock of 25 moves stands at 1 ply
      And the game goes on

    @near-miss
    Scenario: A capture sets the clock back
      Given the position "W:WK26,K50:BK2,K16"
      When the moves "26-48 16-11" are played
      Then the clock of 25 moves stands at 2 plies
      When White plays "50x6"
      Then the clock of 25 moves stands at 0 plies

  @international.draw.16-moves
  Rule: Sixteen moves of three pieces, a king among them, against a king

    Scenario Outline: Thirty-two plies
      Given the position "W:WK26,<others>:BK16"
      When for 32 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game is drawn because "clock"

      Examples:
        | others |
        | K36,K6 |
        | K36,46 |
        | 45,46  |

    Scenario: A man's move does not set the clock back
      Given the position "W:WK26,45,46:BK16"
      When for 30 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      And the moves "46-41 2-16" are played
      Then the game is drawn because "clock"

    Scenario: Nor does a man that becomes a king
      Given the position "W:WK26,10,46:BK16"
      When for 30 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      And the moves "10-5 2-16" are played
      Then White has 1 man and 2 kings
      And the game is drawn because "clock"

    @near-miss
    Scenario: Thirty-one plies
      Given the position "W:WK26,K36,K6:BK16"
      When for 31 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the clock of 16 moves stands at 31 plies
      And the game goes on

    @near-miss
    Scenario: Not two kings against two
      Given the position "W:WK26,K36:BK6,K16"
      When for 32 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game goes on

  @international.draw.5-moves
  Rule: Five moves of at most two pieces, a king among them, against a king

    Scenario Outline: Ten plies
      Given the position "<position>"
      When for 10 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game is drawn because "clock"

      Examples:
        | position        |
        | W:WK26,K36:BK16 |
        | W:WK26,46:BK16  |
        | W:WK26:BK16     |

    Scenario: A man's move does not set the clock back
      Given the position "W:WK26,46:BK16"
      When for 8 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      And the moves "46-41 16-49" are played
      Then the game is drawn because "clock"

    Scenario: Nor does a capture that leaves a king against a king
      Given the position "W:WK26,K36:BK16"
      When for 8 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      And the moves "36-27 16x49" are played
      Then White has 0 men and 1 king
      And the game is drawn because "clock"

    @near-miss
    Scenario: Nine plies
      Given the position "W:WK26,K36:BK16"
      When for 9 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the clock of 5 moves stands at 9 plies
      And the game goes on

    @near-miss
    Scenario: Not a king and two men against a king
      Given the position "W:WK26,45,46:BK16"
      When for 10 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game goes on

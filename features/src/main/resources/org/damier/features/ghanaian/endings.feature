@ghanaian
Feature: Ghanaian draughts: the single piece, winning and drawing

  Background:
    Given the "ghanaian" variant

  @ghanaian.end.singleton
  Rule: Reduced to one piece, a player has lost

    Scenario: Two pieces become one
      Given the position "W:W32,38:B12,28"
      When White plays "32x23"
      Then Black has 1 man and 0 kings
      And White wins because "material"

    Scenario: White can lose so as well
      Given the position "B:W28,46:B18,22"
      When Black plays "22x33"
      Then Black wins because "material"

    @near-miss
    Scenario: Two pieces are enough
      Given the position "W:W32,38:B1,12,28"
      When White plays "32x23"
      Then Black has 2 men and 0 kings
      And the game goes on

  @ghanaian.end.singleton-any-rank
  Rule: A king alone loses like a man alone

    Scenario: The last piece is a king
      Given the position "W:W32,38:BK1,28"
      When White plays "32x23"
      Then White wins because "material"

    @near-miss
    Scenario: A king and a man play on
      Given the position "W:W32,38:BK1,12,28"
      When White plays "32x23"
      Then the game goes on

  @ghanaian.end.singleton-with-moves
  Rule: What the one piece could still do does not matter

    Scenario: It does not get to capture
      Given the position "W:W32,38:B28,33"
      When White plays "32x23"
      Then White wins because "material"
      And there is no legal move
      And "33x42" is not legal because "game over"

    @near-miss
    Scenario: With a second piece on the board it does
      Given the position "W:W32,38:B1,28,33"
      When White plays "32x23"
      Then the game goes on
      And the legal moves are
        | 33x42 |

  @ghanaian.end.singleton-after-capture
  Rule: Pieces are counted after the whole capture

    Scenario: Two of three pieces fall
      Given the position "W:W32,38:B1,19,28"
      When White plays "32x23x14"
      Then White wins because "material"

    @near-miss
    Scenario: One leap does not end the move because one piece would be left
      Given the position "W:W32,38:B19,28"
      Then "32x23" is not legal because "capture goes on"

  @ghanaian.end.both-single
  Rule: One piece each: the player to move loses

    Scenario Outline: A position set up by hand
      Given the position "<position>"
      Then <winner> wins because "material"

      Examples:
        | position | winner |
        | W:W32:B5 | Black  |
        | B:W32:B5 | White  |

    @near-miss
    Scenario: Two pieces each
      Given the position "W:W32,46:B5,10"
      Then the game goes on

  @ghanaian.end.not-international
  Rule: International draughts knows no such rule

    Scenario: One man plays on
      Given the "international" variant
      And the position "W:W32,38:B12,28"
      When White plays "32x23"
      Then the game goes on

    @near-miss
    Scenario: There the last piece must fall or be blocked
      Given the "international" variant
      And the position "W:W32,38:B28"
      When White plays "32x23"
      Then White wins because "no move"

  @ghanaian.end.all-captured
  Rule: A player without pieces has lost

    Scenario: The last two fall together
      Given the position "W:W32,38:B19,28"
      When White plays "32x23x14"
      Then Black has 0 men and 0 kings
      And White wins because "no move"

    @near-miss
    Scenario: Two of four fall
      Given the position "W:W32,38:B1,2,19,28"
      When White plays "32x23x14"
      Then the game goes on

  @ghanaian.end.blocked
  Rule: A player whose pieces are all blocked has lost

    Scenario: The last door shuts
      Given this position, White to move
        """
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        b - . - . - . - . -
        - . - . - . - . - b
        w - w - . - . - w -
        """
      When White plays "46-41"
      Then White wins because "no move"

    @near-miss
    Scenario: A door left open
      Given the position "W:W46,47,50:B36,45"
      When White plays "47-42"
      Then the legal moves are
        | 36-41 |
      And the game goes on

  @ghanaian.draw.agreement
  Rule: Players may agree to a draw

    Scenario: Agreed
      Given the start position
      When the players agree to a draw
      Then the game is drawn because "agreement"

    @near-miss
    Scenario: Equal forces alone are no draw
      Given the position "W:WK46,K47:BK4,K5"
      Then the game goes on

  @ghanaian.draw.no-forced-win
  Rule: A game that neither can win by force is a draw

    Scenario: An arbiter says so
      Given the position "W:WK46,K47:BK4,K5"
      When the game is adjudicated a draw
      Then the game is drawn because "adjudication"

    @near-miss
    Scenario: The rules do not see it by themselves
      Given the position "W:WK26,K36:BK6,K16"
      When for 12 plies White goes round "26-48 48-25 25-3 36-47 3-26 26-48" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game goes on

  @ghanaian.draw.counted
  Rule: Repetition and moves by kings alone draw as in international draughts

    Scenario: The third time a position stands
      Given the position "W:WK26,K36:BK6,K16"
      When the moves "26-48 16-49 48-26 49-16 26-48 16-49 48-26 49-16" are played
      Then the game is drawn because "repetition"

    Scenario: Twenty-five moves by kings alone
      Given the position "W:WK26,K36:BK6,K16"
      When for 50 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-four moves and a half
      Given the position "W:WK26,K36:BK6,K16"
      When for 49 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game goes on

    @near-miss
    Scenario: A lone king is not drawn by a count of five moves, but lost
      Given the position "W:WK26,K36:BK16"
      Then White wins because "material"

    @near-miss
    Scenario: A man's move sets the clock back
      Given the position "W:WK26,K36,46:BK6,K16"
      When for 48 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      And the moves "46-41 16-49" are played
      Then the clock of 25 moves stands at 1 ply
      And the game goes on

    @near-miss
    Scenario Outline: Counts of sixteen and of five moves speak of a lone king, not of two pieces
      Given the position "<position>"
      When for <plies> plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
      Then the game goes on

      Examples:
        | position               | plies |
        | W:WK26,K36,K46:BK6,K16 | 32    |
        | W:WK26,K36,K46:B15,K16 | 32    |
        | W:WK26,K36:B15,K16     | 10    |

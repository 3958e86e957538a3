@dameo
Feature: Dameo: winning and drawing

  Background:
    Given the "dameo" variant

  @dameo.end.no-move
  Rule: A player who cannot move loses

    Scenario: White is to move and cannot
      Given the position "W:Wd4:Bc5,d5,e5,d6"
      Then there is no legal move
      And Black wins because "no move"

    @near-miss
    Scenario: One capture is move enough
      Given the position "W:Wd4:Bc5,d5,e5"
      Then the legal moves are
        | d4xd6 |
      And the game goes on

  @dameo.end.all-captured
  Rule: A player without pieces has lost

    Scenario: The last piece is captured
      Given the position "W:Wd4:Bd5"
      When White plays "d4xd6"
      Then Black has 0 men and 0 kings
      And White wins because "no move"

    @near-miss
    Scenario: One piece left plays on
      Given the position "W:Wd4:Bd5,h8"
      When White plays "d4xd6"
      Then the game goes on

  @dameo.end.blocked
  Rule: A player whose pieces are all blocked has lost

    Scenario: The king shuts the last door
      Given this position, White to move
        """
        8  . . . . . . . .
        7  . . . . . . . W
        6  . . . . . . . .
        5  . . . . . . . .
        4  w . . . . . . .
        3  w . . . . . . .
        2  b . . . . . . .
        1  w . . . . . . .
           a b c d e f g h
        """
      When White plays "h7-b1"
      Then White wins because "no move"

    @near-miss
    Scenario: A door left open
      Given the position "W:Wa1,a3,a4,Kh7:Ba2"
      When White plays "h7-g8"
      Then the legal moves are
        | a2-b1 |
      And the game goes on

  @dameo.draw.agreement
  Rule: Players may agree to a draw

    Scenario: Agreed
      Given the position "W:WKa1:BKh7"
      When the players agree to a draw
      Then the game is drawn because "agreement"

    @near-miss
    Scenario: King against king is no draw by itself
      Given the position "W:WKa1:BKh7"
      Then the game goes on

  @dameo.draw.repetition
  Rule: The third time a position stands, the game is drawn

    Scenario: Two kings go to and fro
      Given the position "W:WKa1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7 a1-a2 h7-h6 a2-a1 h6-h7" are played
      Then the position has stood 3 times
      And the game is drawn because "repetition"

    @near-miss
    Scenario: Twice is not enough
      Given the position "W:WKa1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7 a1-a2 h7-h6 a2-a1" are played
      Then the position has stood 2 times
      And the game goes on

  @dameo.draw.same-mover
  Rule: The same player must be to move

    Scenario: Black to move each time
      Given the position "B:WKa1:BKh7"
      When the moves "h7-h6 a1-a2 h6-h7 a2-a1 h7-h6 a1-a2 h6-h7 a2-a1" are played
      Then the game is drawn because "repetition"

    @near-miss
    Scenario: The same pieces with the other player to move count apart
      White loses a move on the way round, so that the pieces stand alike once with White and twice with Black to move.

      Given the position "W:WKa1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a3 h6-h7 a3-a1" are played
      Then the position is "B:WKa1:BKh7"
      And the position has stood 1 time
      When the moves "h7-h6 a1-a2 h6-h7 a2-a1" are played
      Then the position is "B:WKa1:BKh7"
      And the position has stood 2 times
      And the game goes on

  @dameo.draw.apart
  Rule: The three times may lie apart

    Scenario: Back again after a detour
      Given the position "W:WKa1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7" are played
      And the moves "a1-b1 h7-h6 b1-c1 h6-h5 c1-a1 h5-h7" are played
      Then the game is drawn because "repetition"

    @near-miss
    Scenario: A man that has moved in between makes it another position
      Given the position "W:WKa1,c1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7" are played
      And the moves "c1-c2 h7-g7 a1-a2 g7-g8 a2-a1 g8-h7" are played
      Then the position has stood 1 time
      And the game goes on

  @dameo.draw.no-forced-win
  Rule: A game that neither can win by force is a draw

    Scenario: An arbiter says so
      Given the position "W:WKa1:BKh7"
      When the game is adjudicated a draw
      Then the game is drawn because "adjudication"

    @near-miss
    Scenario: No rule of the game counts it out
      No position comes back within these 25 moves, so that repetition does not decide either.

      Given the position "W:WKa1:BKh7"
      When for 50 plies White goes round "a1-a2 a2-a3 a3-b2 b2-b1 b1-a1" and Black goes round "h7-h6 h6-g7 g7-g8 g8-f8 f8-h8 h8-h7"
      Then the game goes on

  @dameo.rest.international
  Rule: The rest is as in international draughts

    Scenario: The square a king comes from counts as empty during its capture
      Given the position "W:WKc4:Bc6,e4,e7,g5"
      Then "c4xc4" is legal

    Scenario: A man may go right round and home
      Given the position "W:Wc3:Bc4,d5,e4,d3,h8"
      Then the legal moves are
        | c3xc5xe5xe3xc3 |

    @near-miss
    Scenario: The draws are not: a king against a king has no count of five moves
      Given the position "W:WKa1:BKh7"
      When for 10 plies White goes round "a1-a2 a2-a3 a3-b2 b2-b1 b1-a1" and Black goes round "h7-h6 h6-g7 g7-g8 g8-f8 f8-h8 h8-h7"
      Then the game goes on

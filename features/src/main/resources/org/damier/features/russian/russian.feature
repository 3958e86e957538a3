@russian
Feature: Russian draughts

  Background:
    Given the "russian" variant

  @russian.free-choice
  Rule: Free choice

    Scenario: Three ways, from one piece to four
      Given the position "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8"
      Then the legal moves are
        | f8xb4 | f8xh6xf4xd6xb4 | h4xf6xd4xb6 |

    @near-miss
    Scenario: The short text of two of them is one
      Given the position "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8"
      Then "f8xh6" is not legal because "capture goes on"

  @russian.landing
  Rule: Landing where the capture goes on

    Scenario: Only one of four squares
      Given the position "W:WKg1:Be3,f6"
      Then the legal moves are
        | g1xd4xg7 | g1xd4xh8 |

    @near-miss
    Scenario: Not where it would end
      Given the position "W:WKg1:Be3,f6"
      Then "g1xa7" is not legal

  @russian.promotion
  Rule: Promotion in passing

    Scenario: On along the other diagonal
      Given the position "W:Wf6:Bc7,e7"
      Then the legal moves are
        | f6xd8xb6 | f6xd8xa5 |
      And "f6xd8xb6" promotes

    @near-miss
    Scenario: It does not stop there
      Given the position "W:Wf6:Bc7,e7"
      Then "f6xd8" is not legal because "capture goes on"

  @russian.round-trip
  Rule: Round trips

    Scenario: Round four pieces
      Given the position "W:WKd2:Bc3,c5,e3,e5"
      Then there are 3 legal moves

    @near-miss
    Scenario: Nothing is left out of the round
      Given the position "W:WKd2:Bc3,c5,e3,e5"
      Then "d2xb4" is not legal

  @russian.draw.main-road
  Rule: Five moves on the main road

    Scenario: Ten plies
      Given the position "W:WKa5,Kh6,Kh4:BKa1"
      When for 10 plies White goes round "h4-d8 d8-g5 g5-h4" and Black goes round "a1-b2 b2-a1"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Nine plies
      Given the position "W:WKa5,Kh6,Kh4:BKa1"
      When for 9 plies White goes round "h4-d8 d8-g5 g5-h4" and Black goes round "a1-b2 b2-a1"
      Then the game goes on

    @near-miss
    Scenario: A king elsewhere
      Given the position "W:WKa5,Kh6,Kh4:BKh2"
      When for 10 plies White goes round "h4-d8 d8-g5 g5-h4" and Black goes round "h2-g1 g1-h2"
      Then the game goes on

  @russian.draw.15-kings
  Rule: Fifteen moves by kings only

    Scenario: Thirty plies
      Given the position "W:WKc1,h4:BKg1,a5"
      When for 30 plies White goes round "c1-h6 h6-f8 f8-a3 a3-b2 b2-c1" and Black goes round "g1-a7 a7-b8 b8-h2 h2-g1"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-nine plies
      Given the position "W:WKc1,h4:BKg1,a5"
      When for 29 plies White goes round "c1-h6 h6-f8 f8-a3 a3-b2 b2-c1" and Black goes round "g1-a7 a7-b8 b8-h2 h2-g1"
      Then the clocks stand at "29 0 0 29 0 0" plies
      And the game goes on

    @near-miss
    Scenario: A man's move sets it back
      Given the position "W:WKc1,h4:BKg1,a5"
      When the moves "c1-b2 g1-a7 h4-g5" are played
      Then the clock of 15 moves stands at 0 plies

  @russian.draw.three-kings
  Rule: Fifteen moves of three kings against one

    Scenario: Thirty plies, the lone king off the main road
      Given the position "W:WKc1,Ke1,Kh4:BKg1"
      When for 30 plies White goes round "c1-h6 h6-f8 f8-a3 a3-b2 b2-c1" and Black goes round "g1-a7 a7-b8 b8-h2 h2-g1"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-nine plies
      Given the position "W:WKc1,Ke1,Kh4:BKg1"
      When for 29 plies White goes round "c1-h6 h6-f8 f8-a3 a3-b2 b2-c1" and Black goes round "g1-a7 a7-b8 b8-h2 h2-g1"
      Then the game goes on

  @russian.draw.by-pieces
  Rule: Moves are counted by the number of pieces: two or three, four or five, six or seven

    Scenario: Five moves with three pieces
      Given the position "W:WKc1,Kh4:BKg1"
      When for 10 plies White goes round "c1-h6 h6-f8 f8-a3 a3-b2 b2-c1" and Black goes round "g1-a7 a7-b8 b8-h2 h2-g1"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Four pieces go on
      Given the position "W:WKc1,h4:BKg1,a5"
      When for 10 plies White goes round "c1-h6 h6-f8 f8-a3 a3-b2 b2-c1" and Black goes round "g1-a7 a7-b8 b8-h2 h2-g1"
      Then the clock of 30 moves stands at 10 plies
      And the game goes on

    Scenario: Thirty moves are counted with four pieces, men's moves included
      Given the position "W:WKc1,h4:BKg1,a5"
      When the moves "c1-b2 g1-a7 h4-g5" are played
      Then the clock of 30 moves stands at 3 plies
      And the clock of 60 moves stands at 0 plies

    Scenario: Sixty moves are counted with six pieces
      Given the position "W:WKc1,h2,h4:BKa7,a5,h6"
      When the moves "c1-b2 a7-b8 b2-c1" are played
      Then the clock of 60 moves stands at 3 plies
      And the clock of 30 moves stands at 0 plies

    @near-miss
    Scenario: With a king on one side only nothing is counted
      Given the position "W:WKc1,h2,h4:Ba5,h6"
      When the moves "c1-b2 a5-b4" are played
      Then the clock of 30 moves stands at 0 plies

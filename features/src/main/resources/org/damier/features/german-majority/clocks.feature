Feature: German Draughts, majority: counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "german-majority" variant

  Rule: 15 moves of each side of 3 kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WKa7,Kh6,Kh8:BKd8"
      When for 30 plies White goes round "h6-g7 g7-a1 a1-b2 b2-c1 c1-h6" and Black goes round "d8-h4 h4-g3 g3-c7 c7-d8"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WKa7,Kh6,Kh8:BKd8"
      When for 29 plies White goes round "h6-g7 g7-a1 a1-b2 b2-c1 c1-h6" and Black goes round "d8-h4 h4-g3 g3-c7 c7-d8"
      Then the clock of 15 moves stands at 29 plies
      And the game goes on

    Scenario: Not three kings against one king and one man
      Given the position "W:WKa3,Kb8,Kh2:Ba5,Kg1"
      When for 30 plies White goes round "h2-c7 c7-d8 d8-g5 g5-f4 f4-h2" and Black goes round "g1-f2 f2-a7 a7-d4 d4-g1"
      Then the game goes on

    Scenario: Not four kings against one king
      Given the position "W:WKa1,Ka3,Kh6,Kh8:BKg1"
      When for 30 plies White goes round "a3-e7 e7-f6 f6-g7 g7-b2 b2-a3" and Black goes round "g1-h2 h2-g3 g3-f2 f2-g1"
      Then the game goes on

    Scenario: Not three kings and one man against one king
      Given the position "W:WKa1,Kb8,c1,Kf8:BKa7"
      When for 30 plies White goes round "a1-e5 e5-f6 f6-g7 g7-c3 c3-a1" and Black goes round "a7-b6 b6-f2 f2-e3 e3-a7"
      Then the game goes on

    Scenario: Not two kings against one king
      Given the position "W:WKd8,Kh6:BKb8"
      When for 30 plies White goes round "d8-g5 g5-d2 d2-e3 e3-b6 b6-d8" and Black goes round "b8-h2 h2-g3 g3-d6 d6-b8"
      Then the game goes on

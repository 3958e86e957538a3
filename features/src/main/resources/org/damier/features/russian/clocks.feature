Feature: Russian Draughts: counted moves

  Background:
    Given the "russian" variant

  Rule: 15 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WKa3,Kh4:BKb8,Kd8"
      When for 30 plies White goes round "a3-c1 c1-g5 g5-h6 h6-f8 f8-a3" and Black goes round "d8-b6 b6-c7 c7-a5 a5-d8"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WKa3,Kh4:BKb8,Kd8"
      When for 29 plies White goes round "a3-c1 c1-g5 g5-h6 h6-f8 f8-a3" and Black goes round "d8-b6 b6-c7 c7-a5 a5-d8"
      Then the clocks stand at "29 0 0 29 0 0" plies
      And the game goes on

    Scenario: A man's move sets the clock back
      Given the position "W:Wa5,Ka7,c1,Ke1:BKd8,Kf8,Kh4"
      When for 28 plies White goes round "a7-e3 e3-f2 f2-b6 b6-g1 g1-a7" and Black goes round "f8-e7 e7-a3 a3-d6 d6-f8"
      And the moves "c1-d2 a3-d6" are played
      Then the game goes on

  Rule: 15 moves of each side of 3 or more kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WKa5,Kb8,Kh2:BKf8"
      When for 30 plies White goes round "a5-e1 e1-h4 h4-g3 g3-c7 c7-a5" and Black goes round "f8-c5 c5-e3 e3-h6 h6-f8"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WKa5,Kb8,Kh2:BKf8"
      When for 29 plies White goes round "a5-e1 e1-h4 h4-g3 g3-c7 c7-a5" and Black goes round "f8-c5 c5-e3 e3-h6 h6-f8"
      Then the clock of 15 moves stands at 29 plies
      And the game goes on

    Scenario: Four kings against one king: drawn
      Given the position "W:WKa3,Ka5,Ka7,Kd8:BKb8"
      When for 30 plies White goes round "a3-b4 b4-c5 c5-e7 e7-f8 f8-a3" and Black goes round "b8-h2 h2-g3 g3-f4 f4-b8"
      Then the game is drawn because "clock"

  Rule: 5 moves of each side without capture or promotion of 2 to 3 pieces in all, kings on both sides

    Scenario: One king against one king: drawn
      Given the position "W:WKa3:BKh2"
      When for 10 plies White goes round "a3-b4 b4-e7 e7-g5 g5-c1 c1-a3" and Black goes round "h2-g3 g3-b8 b8-c7 c7-h2"
      Then the game is drawn because "clock"

    Scenario: One king against one king: not one ply before
      Given the position "W:WKa3:BKh2"
      When for 9 plies White goes round "a3-b4 b4-e7 e7-g5 g5-c1 c1-a3" and Black goes round "h2-g3 g3-b8 b8-c7 c7-h2"
      Then the clocks stand at "9 0 9 0 0 0" plies
      And the game goes on

    Scenario: One king and one man against one king: drawn
      Given the position "W:Wa5,Ke1:BKb8"
      When for 10 plies White goes round "e1-h4 h4-g5 g5-h6 h6-d2 d2-e1" and Black goes round "b8-h2 h2-c7 c7-d6 d6-b8"
      Then the game is drawn because "clock"

    Scenario: One king and one man against one king: not one ply before
      Given the position "W:Wa5,Ke1:BKb8"
      When for 9 plies White goes round "e1-h4 h4-g5 g5-h6 h6-d2 d2-e1" and Black goes round "b8-h2 h2-c7 c7-d6 d6-b8"
      Then the clocks stand at "9 0 9 0 0 0" plies
      And the game goes on

    Scenario: Not one king and two men against one king
      Given the position "W:WKe1,h2,h6:BKa7"
      When for 10 plies White goes round "e1-h4 h4-g5 g5-c1 c1-d2 d2-e1" and Black goes round "a7-b8 b8-d6 d6-c5 c5-a7"
      Then the game goes on

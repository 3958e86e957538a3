Feature: Spantsireti, Russian rules: counted moves

  Background:
    Given the "spantsireti-russian" variant

  Rule: 15 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WKb8,Kg1:BKa3,Kc1"
      When for 30 plies White goes round "b8-i1 i1-g3 g3-c7 c7-h2 h2-b8" and Black goes round "c1-h6 h6-g5 g5-j8 j8-c1"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WKb8,Kg1:BKa3,Kc1"
      When for 29 plies White goes round "b8-i1 i1-g3 g3-c7 c7-h2 h2-b8" and Black goes round "c1-h6 h6-g5 g5-j8 j8-c1"
      Then the clock of 15 moves stands at 29 plies
      And the game goes on

  Rule: 15 moves of each side of 3 or more kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WKa7,Kf8,Kg1:BKj8"
      When for 30 plies White goes round "f8-e7 e7-h4 h4-j6 j6-i5 i5-f8" and Black goes round "j8-f4 f4-c1 c1-d2 d2-j8"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WKa7,Kf8,Kg1:BKj8"
      When for 29 plies White goes round "f8-e7 e7-h4 h4-j6 j6-i5 i5-f8" and Black goes round "j8-f4 f4-c1 c1-d2 d2-j8"
      Then the clock of 15 moves stands at 29 plies
      And the game goes on

    Scenario: Four kings against one king: drawn
      Given the position "W:WKa7,Kc1,Kg1,Kj2:BKa3"
      When for 30 plies White goes round "j2-i3 i3-g5 g5-h4 h4-d8 d8-j2" and Black goes round "a3-d6 d6-b4 b4-f8 f8-a3"
      Then the game is drawn because "clock"

  Rule: 5 moves of each side without capture or promotion of 2 to 3 pieces in all, kings on both sides

    Scenario: One king against one king: drawn
      Given the position "W:WKa7:BKj8"
      When for 10 plies White goes round "a7-c5 c5-b6 b6-g1 g1-f2 f2-a7" and Black goes round "j8-i7 i7-f4 f4-g5 g5-j8"
      Then the game is drawn because "clock"

    Scenario: One king against one king: not one ply before
      Given the position "W:WKa7:BKj8"
      When for 9 plies White goes round "a7-c5 c5-b6 b6-g1 g1-f2 f2-a7" and Black goes round "j8-i7 i7-f4 f4-g5 g5-j8"
      Then the clock of 5 moves stands at 9 plies
      And the game goes on

    Scenario: One king and one man against one king: drawn
      Given the position "W:Wa5,Ka7:BKj8"
      When for 10 plies White goes round "a7-b6 b6-g1 g1-c5 c5-f2 f2-a7" and Black goes round "j8-f4 f4-c1 c1-g5 g5-j8"
      Then the game is drawn because "clock"

    Scenario: One king and one man against one king: not one ply before
      Given the position "W:Wa5,Ka7:BKj8"
      When for 9 plies White goes round "a7-b6 b6-g1 g1-c5 c5-f2 f2-a7" and Black goes round "j8-f4 f4-c1 c1-g5 g5-j8"
      Then the clock of 5 moves stands at 9 plies
      And the game goes on

    Scenario: Not one king and two men against one king
      Given the position "W:Wa5,e1,Kj8:BKb8"
      When for 10 plies White goes round "j8-i7 i7-d2 d2-e3 e3-g5 g5-j8" and Black goes round "b8-h2 h2-d6 d6-c7 c7-b8"
      Then the game goes on

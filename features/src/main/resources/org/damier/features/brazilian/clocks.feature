Feature: Brazilian Draughts: counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "brazilian" variant

  Rule: 15 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WK20,K21:BK1,K2"
      When for 30 plies White goes round "21-30 30-16 16-12 12-3 3-21" and Black goes round "2-9 9-6 6-13 13-2"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WK20,K21:BK1,K2"
      When for 29 plies White goes round "21-30 30-16 16-12 12-3 3-21" and Black goes round "2-9 9-6 6-13 13-2"
      Then the clocks stand at "29 0 0 29 0 0" plies
      And the game goes on

    Scenario: A man's move sets the clock back
      Given the position "W:WK5,13,30,K31:BK2,K3,K20"
      When for 28 plies White goes round "5-23 23-27 27-9 9-32 32-5" and Black goes round "3-7 7-21 21-10 10-3"
      And the moves "30-26 21-10" are played
      Then the game goes on

  Rule: 15 moves of each side of 3 or more kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WK1,K13,K28:BK3"
      When for 30 plies White goes round "13-31 31-20 20-24 24-6 6-13" and Black goes round "3-14 14-23 23-12 12-3"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WK1,K13,K28:BK3"
      When for 29 plies White goes round "13-31 31-20 20-24 24-6 6-13" and Black goes round "3-14 14-23 23-12 12-3"
      Then the clock of 15 moves stands at 29 plies
      And the game goes on

    Scenario: Four kings against one king: drawn
      Given the position "W:WK2,K5,K13,K21:BK1"
      When for 30 plies White goes round "21-17 17-14 14-7 7-3 3-21" and Black goes round "1-28 28-24 24-19 19-1"
      Then the game is drawn because "clock"

  Rule: 5 moves of each side without capture or promotion of 2 to 3 pieces in all, kings on both sides

    Scenario: One king against one king: drawn
      Given the position "W:WK21:BK28"
      When for 10 plies White goes round "21-17 17-7 7-16 16-30 30-21" and Black goes round "28-24 24-1 1-6 6-28"
      Then the game is drawn because "clock"

    Scenario: One king against one king: not one ply before
      Given the position "W:WK21:BK28"
      When for 9 plies White goes round "21-17 17-7 7-16 16-30 30-21" and Black goes round "28-24 24-1 1-6 6-28"
      Then the clocks stand at "9 0 9 0 0 0" plies
      And the game goes on

    Scenario: One king and one man against one king: drawn
      Given the position "W:W13,K31:BK1"
      When for 10 plies White goes round "31-20 20-16 16-12 12-26 26-31" and Black goes round "1-28 28-6 6-10 10-1"
      Then the game is drawn because "clock"

    Scenario: One king and one man against one king: not one ply before
      Given the position "W:W13,K31:BK1"
      When for 9 plies White goes round "31-20 20-16 16-12 12-26 26-31" and Black goes round "1-28 28-6 6-10 10-1"
      Then the clocks stand at "9 0 9 0 0 0" plies
      And the game goes on

    Scenario: Not one king and two men against one king
      Given the position "W:W12,28,K31:BK5"
      When for 10 plies White goes round "31-20 20-16 16-30 30-26 26-31" and Black goes round "5-1 1-10 10-14 14-5"
      Then the game goes on

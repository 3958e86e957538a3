Feature: American Pool Checkers: counted moves

  Background:
    Given the "pool" variant

  Rule: 30 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WK12,K30:BK31,K32"
      When for 60 plies White goes round "30-21 21-3 3-8 8-25 25-30" and Black goes round "31-27 27-24 24-20 20-31"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WK12,K30:BK31,K32"
      When for 59 plies White goes round "30-21 21-3 3-8 8-25 25-30" and Black goes round "31-27 27-24 24-20 20-31"
      Then the clock of 30 moves stands at 59 plies
      And the game goes on

    Scenario: A man's move sets the clock back
      Given the position "W:WK3,K21,31:BK5,K32"
      When for 58 plies White goes round "21-25 25-8 8-11 11-7 7-21" and Black goes round "32-9 9-6 6-28 28-32"
      And the moves "31-26 9-6" are played
      Then the game goes on

  Rule: 15 moves of each side of 3 kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WK4,K5,K12:BK2"
      When for 30 plies White goes round "12-8 8-29 29-25 25-30 30-12" and Black goes round "2-20 20-24 24-6 6-2"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WK4,K5,K12:BK2"
      When for 29 plies White goes round "12-8 8-29 29-25 25-30 30-12" and Black goes round "2-20 20-24 24-6 6-2"
      Then the clock of 15 moves stands at 29 plies
      And the game goes on

    Scenario: Not three kings against one king and one man
      Given the position "W:WK1,K21,K28:B13,K32"
      When for 30 plies White goes round "28-6 6-2 2-16 16-19 19-28" and Black goes round "32-27 27-5 5-18 18-32"
      Then the game goes on

    Scenario: Not four kings against one king
      Given the position "W:WK4,K12,K21,K29:BK32"
      When for 30 plies White goes round "21-7 7-11 11-8 8-25 25-21" and Black goes round "32-28 28-24 24-27 27-32"
      Then the game goes on

    Scenario: Not three kings and one man against one king
      Given the position "W:WK1,K3,K29,30:BK5"
      When for 30 plies White goes round "29-15 15-11 11-8 8-22 22-29" and Black goes round "5-9 9-27 27-23 23-5"
      Then the game goes on

    Scenario: Not two kings against one king
      Given the position "W:WK2,K12:BK1"
      When for 30 plies White goes round "2-16 16-26 26-23 23-9 9-2" and Black goes round "1-28 28-24 24-10 10-1"
      Then the game goes on

Feature: Jamaican Draughts: counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "jamaican" variant

  Rule: 13 moves of each side of 3 kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WK1,K3,K29:BK4"
      When for 26 plies White goes round "1-32 32-19 19-23 23-10 10-1" and Black goes round "4-11 11-25 25-21 21-4"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WK1,K3,K29:BK4"
      When for 25 plies White goes round "1-32 32-19 19-23 23-10 10-1" and Black goes round "4-11 11-25 25-21 21-4"
      Then the clock of 13 moves stands at 25 plies
      And the game goes on

    Scenario: Not three kings against two kings
      Given the position "W:WK1,K4,K32:BK25,K30"
      When for 26 plies White goes round "32-5 5-2 2-24 24-28 28-32" and Black goes round "30-16 16-3 3-17 17-30"
      Then the game goes on

    Scenario: Not three kings against one king and one man
      Given the position "W:WK8,K9,K31:BK2,16"
      When for 26 plies White goes round "8-19 19-5 5-14 14-4 4-8" and Black goes round "2-20 20-24 24-6 6-2"
      Then the game goes on

    Scenario: Not four kings against one king
      Given the position "W:WK1,K3,K31,K32:BK4"
      When for 26 plies White goes round "31-27 27-23 23-28 28-24 24-31" and Black goes round "4-8 8-26 26-21 21-4"
      Then the game goes on

    Scenario: Not three kings and one man against one king
      Given the position "W:WK17,K24,25,K29:BK4"
      When for 26 plies White goes round "24-15 15-20 20-6 6-2 2-24" and Black goes round "4-14 14-18 18-7 7-4"
      Then the game goes on

    Scenario: Not two kings against one king
      Given the position "W:WK17,K30:BK25"
      When for 26 plies White goes round "30-26 26-8 8-12 12-16 16-30" and Black goes round "25-11 11-18 18-4 4-25"
      Then the game goes on

Feature: Ghanaian Draughts, street rules: counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "ghanaian-street" variant

  Rule: 25 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WK1,K21:BK5,K46"
      When for 50 plies White goes round "1-34 34-17 17-6 6-45 45-1" and Black goes round "46-19 19-42 42-10 10-46"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WK1,K21:BK5,K46"
      When for 49 plies White goes round "1-34 34-17 17-6 6-45 45-1" and Black goes round "46-19 19-42 42-10 10-46"
      Then the clock of 25 moves stands at 49 plies
      And the game goes on

  Rule: 16 moves of each side of 3 kings against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WK2,K3,K30:BK20"
      When for 32 plies White goes round "2-24 24-13 13-7 7-18 18-2" and Black goes round "20-43 43-38 38-47 47-20"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WK2,K3,K30:BK20"
      When for 31 plies White goes round "2-24 24-13 13-7 7-18 18-2" and Black goes round "20-43 43-38 38-47 47-20"
      Then the clock of 16 moves stands at 31 plies
      And the game goes on

    Scenario: Not three kings against two kings
      Given the position "W:WK3,K20,K21:BK11,K31"
      When for 32 plies White goes round "21-48 48-37 37-43 43-32 32-21" and Black goes round "11-49 49-40 40-2 2-11"
      Then the game goes on

    Scenario: Not three kings against one king and one man
      Given the position "W:WK2,K4,K41:B10,K20"
      When for 32 plies White goes round "2-40 40-18 18-7 7-24 24-2" and Black goes round "20-38 38-43 43-25 25-20"
      Then the game goes on

    Scenario: Not four kings against one king
      Given the position "W:WK2,K3,K40,K41:BK10"
      When for 32 plies White goes round "41-23 23-34 34-29 29-18 18-41" and Black goes round "10-46 46-15 15-42 42-10"
      Then the game goes on

    Scenario: Not three kings and one man against one king
      Given the position "W:WK40,K47,48,K49:BK4"
      When for 32 plies White goes round "40-29 29-2 2-35 35-18 18-40" and Black goes round "4-17 17-31 31-26 26-4"
      Then the game goes on

    Scenario: Not two kings against one king
      Given the position "W:WK10,K30:BK50"
      When for 32 plies White goes round "30-8 8-4 4-15 15-19 19-30" and Black goes round "50-34 34-12 12-23 23-50"
      Then the game goes on

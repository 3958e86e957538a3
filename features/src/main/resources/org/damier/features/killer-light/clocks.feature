Feature: Killer Draughts, light: counted moves

  Background:
    Given the "killer-light" variant

  Rule: 25 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WK4,K26:BK5,K50"
      When for 50 plies White goes round "4-27 27-31 31-36 36-13 13-4" and Black goes round "50-44 44-11 11-33 33-50"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WK4,K26:BK5,K50"
      When for 49 plies White goes round "4-27 27-31 31-36 36-13 13-4" and Black goes round "50-44 44-11 11-33 33-50"
      Then the clock of 25 moves stands at 49 plies
      And the game goes on

  Rule: 16 moves of each side of 3 kings or 2 kings 1 man or 1 king 2 men against 1 king

    Scenario: Three kings against one king: drawn
      Given the position "W:WK15,K47,K50:BK2"
      When for 32 plies White goes round "47-33 33-38 38-42 42-29 29-47" and Black goes round "2-13 13-35 35-19 19-2"
      Then the game is drawn because "clock"

    Scenario: Three kings against one king: not one ply before
      Given the position "W:WK15,K47,K50:BK2"
      When for 31 plies White goes round "47-33 33-38 38-42 42-29 29-47" and Black goes round "2-13 13-35 35-19 19-2"
      Then the clock of 16 moves stands at 31 plies
      And the game goes on

    Scenario: Not three kings against two kings
      Given the position "W:WK1,K6,K50:BK4,K46"
      When for 32 plies White goes round "50-45 45-7 7-11 11-17 17-50" and Black goes round "4-27 27-31 31-13 13-4"
      Then the game goes on

    Scenario: Not three kings against one king and one man
      Given the position "W:WK15,K35,K50:B4,K46"
      When for 32 plies White goes round "50-22 22-44 44-39 39-6 6-50" and Black goes round "46-14 14-37 37-23 23-46"
      Then the game goes on

    Scenario: Not four kings against one king
      Given the position "W:WK2,K35,K46,K47:BK1"
      When for 32 plies White goes round "46-28 28-41 41-19 19-14 14-46" and Black goes round "1-45 45-12 12-18 18-1"
      Then the game goes on

    Scenario: Not three kings and one man against one king
      Given the position "W:WK3,16,K48,K50:BK1"
      When for 32 plies White goes round "50-39 39-6 6-11 11-33 33-50" and Black goes round "1-18 18-45 45-23 23-1"
      Then the game goes on

    Scenario: Two kings and one man against one king: drawn
      Given the position "W:WK15,K26,48:BK36"
      When for 32 plies White goes round "15-47 47-38 38-32 32-10 10-15" and Black goes round "36-9 9-22 22-18 18-36"
      Then the game is drawn because "clock"

    Scenario: A man's move does not set the clock back
      Given the position "W:WK15,K26,48:BK36"
      When for 30 plies White goes round "15-47 47-38 38-32 32-10 10-15" and Black goes round "36-9 9-22 22-18 18-36"
      And the moves "48-43 18-36" are played
      Then the game is drawn because "clock"

    Scenario: Not two kings and one man against two kings
      Given the position "W:WK1,K45,50:BK15,K49"
      When for 32 plies White goes round "1-18 18-12 12-23 23-34 34-1" and Black goes round "15-24 24-42 42-20 20-15"
      Then the game goes on

    Scenario: Not two kings and one man against one king and one man
      Given the position "W:W26,K35,K45:B1,K5"
      When for 32 plies White goes round "35-30 30-8 8-2 2-24 24-35" and Black goes round "5-32 32-41 41-28 28-5"
      Then the game goes on

    Scenario: Not three kings and one man against one king
      Given the position "W:WK2,K3,16,K47:BK48"
      When for 32 plies White goes round "47-15 15-29 29-18 18-36 36-47" and Black goes round "48-25 25-43 43-39 39-48"
      Then the game goes on

    Scenario: Not two kings and two men against one king
      Given the position "W:W16,K45,49,K50:BK5"
      When for 32 plies White goes round "45-7 7-40 40-34 34-18 18-45" and Black goes round "5-14 14-46 46-32 32-5"
      Then the game goes on

    Scenario: One king and two men against one king: drawn
      Given the position "W:WK5,26,50:BK3"
      When for 32 plies White goes round "5-46 46-10 10-41 41-37 37-5" and Black goes round "3-17 17-12 12-8 8-3"
      Then the game is drawn because "clock"

    Scenario: A man's move does not set the clock back
      Given the position "W:WK5,26,50:BK3"
      When for 30 plies White goes round "5-46 46-10 10-41 41-37 37-5" and Black goes round "3-17 17-12 12-8 8-3"
      And the moves "50-45 8-3" are played
      Then the game is drawn because "clock"

    Scenario: Not one king and two men against two kings
      Given the position "W:WK25,47,48:BK4,K36"
      When for 32 plies White goes round "25-3 3-8 8-35 35-30 30-25" and Black goes round "4-31 31-18 18-22 22-4"
      Then the game goes on

    Scenario: Not one king and two men against one king and one man
      Given the position "W:WK35,47,48:BK4,16"
      When for 32 plies White goes round "35-8 8-2 2-30 30-19 19-35" and Black goes round "4-36 36-27 27-18 18-4"
      Then the game goes on

    Scenario: Not two kings and two men against one king
      Given the position "W:WK6,15,46,K47:BK45"
      When for 32 plies White goes round "47-38 38-32 32-41 41-36 36-47" and Black goes round "45-1 1-7 7-12 12-45"
      Then the game goes on

    Scenario: Not one king and three men against one king
      Given the position "W:W16,46,48,K50:BK5"
      When for 32 plies White goes round "50-39 39-17 17-22 22-33 33-50" and Black goes round "5-37 37-19 19-23 23-5"
      Then the game goes on

  Rule: 5 moves of each side of 2 kings or 1 king 1 man or 1 king against 1 king

    Scenario: Two kings against one king: drawn
      Given the position "W:WK36,K46:BK25"
      When for 10 plies White goes round "46-23 23-32 32-41 41-5 5-46" and Black goes round "25-39 39-17 17-3 3-25"
      Then the game is drawn because "clock"

    Scenario: Two kings against one king: not one ply before
      Given the position "W:WK36,K46:BK25"
      When for 9 plies White goes round "46-23 23-32 32-41 41-5 5-46" and Black goes round "25-39 39-17 17-3 3-25"
      Then the clock of 5 moves stands at 9 plies
      And the game goes on

    Scenario: Not two kings against two kings
      Given the position "W:WK1,K46:BK35,K49"
      When for 10 plies White goes round "46-28 28-14 14-23 23-37 37-46" and Black goes round "35-2 2-24 24-8 8-35"
      Then the game goes on

    Scenario: Not two kings against one king and one man
      Given the position "W:WK6,K35:BK25,36"
      When for 10 plies White goes round "35-24 24-2 2-8 8-13 13-35" and Black goes round "25-48 48-43 43-34 34-25"
      Then the game goes on

    Scenario: Not three kings against one king
      Given the position "W:WK2,K16,K47:BK5"
      When for 10 plies White goes round "16-38 38-29 29-45 45-7 7-16" and Black goes round "5-28 28-10 10-46 46-5"
      Then the game goes on

    Scenario: Not two kings and one man against one king
      Given the position "W:WK2,K16,47:BK5"
      When for 10 plies White goes round "16-38 38-29 29-45 45-7 7-16" and Black goes round "5-28 28-10 10-46 46-5"
      Then the game goes on

    Scenario: One king and one man against one king: drawn
      Given the position "W:W36,K46:BK25"
      When for 10 plies White goes round "46-23 23-32 32-41 41-5 5-46" and Black goes round "25-39 39-17 17-3 3-25"
      Then the game is drawn because "clock"

    Scenario: A man's move does not set the clock back
      Given the position "W:W36,K46:BK25"
      When for 8 plies White goes round "46-23 23-32 32-41 41-5 5-46" and Black goes round "25-39 39-17 17-3 3-25"
      And the moves "36-31 25-39" are played
      Then the game is drawn because "clock"

    Scenario: Not one king and one man against two kings
      Given the position "W:W45,K50:BK4,K5"
      When for 10 plies White goes round "50-33 33-11 11-6 6-39 39-50" and Black goes round "4-10 10-37 37-31 31-4"
      Then the game goes on

    Scenario: Not one king and one man against one king and one man
      Given the position "W:WK6,47:BK2,25"
      When for 10 plies White goes round "6-44 44-39 39-33 33-22 22-6" and Black goes round "2-7 7-12 12-8 8-2"
      Then the game goes on

    Scenario: Not two kings and one man against one king
      Given the position "W:WK2,K16,47:BK5"
      When for 10 plies White goes round "16-38 38-29 29-45 45-7 7-16" and Black goes round "5-28 28-10 10-46 46-5"
      Then the game goes on

    Scenario: Not one king and two men against one king
      Given the position "W:W46,K49,50:BK4"
      When for 10 plies White goes round "49-44 44-39 39-28 28-32 32-49" and Black goes round "4-36 36-31 31-9 9-4"
      Then the game goes on

    Scenario: One king against one king: drawn
      Given the position "W:WK45:BK25"
      When for 10 plies White goes round "45-29 29-23 23-12 12-7 7-45" and Black goes round "25-9 9-27 27-43 43-25"
      Then the game is drawn because "clock"

Feature: Dameo 10 x 10 (three rows): counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "dameo-10x10-three-rows" variant

  Rule: 25 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WKa6,Kb10:BKg1,Kj5"
      When for 50 plies White goes round "b10-g10 g10-e10 e10-h10 h10-d10 d10-b10" and Black goes round "g1-b1 b1-e1 e1-h1 h1-g1"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WKa6,Kb10:BKg1,Kj5"
      When for 49 plies White goes round "b10-g10 g10-e10 e10-h10 h10-d10 d10-b10" and Black goes round "g1-b1 b1-e1 e1-h1 h1-g1"
      Then the clock of 25 moves stands at 49 plies
      And the game goes on

    Scenario: A man's move sets the clock back
      Given the position "W:WKa3,Ka6,e1:BKd10,Kj5"
      When for 48 plies White goes round "a6-a5 a5-a4 a4-b4 b4-b7 b7-a6" and Black goes round "d10-f10 f10-h10 h10-g10 g10-d10"
      And the moves "e1-e2 d10-f10" are played
      Then the game goes on

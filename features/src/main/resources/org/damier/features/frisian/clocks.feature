Feature: Frisian Draughts: counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "frisian" variant

  Rule: 2 moves of each side of 1 king against 1 king

    Scenario: One king against one king: drawn
      Given the position "W:WK26:BK2"
      When for 4 plies White goes round "26-48 48-39 39-50 50-17 17-26" and Black goes round "2-24 24-13 13-35 35-2"
      Then the game is drawn because "clock"

    Scenario: One king against one king: not one ply before
      Given the position "W:WK26:BK2"
      When for 3 plies White goes round "26-48 48-39 39-50 50-17 17-26" and Black goes round "2-24 24-13 13-35 35-2"
      Then the clock of 2 moves stands at 3 plies
      And the game goes on

Feature: Canadian Draughts: counted moves

  The games are those that a second program, written from the rules alone, gives.

  Background:
    Given the "canadian" variant

  Rule: 25 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WK6,K71:BK31,K69"
      When for 50 plies White goes round "6-12 12-67 67-34 34-61 61-6" and Black goes round "31-3 3-9 9-20 20-31"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WK6,K71:BK31,K69"
      When for 49 plies White goes round "6-12 12-67 67-34 34-61 61-6" and Black goes round "31-3 3-9 9-20 20-31"
      Then the clock of 25 moves stands at 49 plies
      And the game goes on

    Scenario: A man's move sets the clock back
      Given the position "W:WK30,K42,71:BK2,K4"
      When for 48 plies White goes round "42-59 59-65 65-46 46-29 29-42" and Black goes round "2-9 9-22 22-54 54-2"
      And the moves "71-65 2-9" are played
      Then the game goes on

Feature: Nigerian Draughts: counted moves

  Background:
    Given the "nigerian" variant

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

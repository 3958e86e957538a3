Feature: Sri Lankan Draughts: counted moves

  Background:
    Given the "sri-lankan" variant

  Rule: 25 moves of each side by kings only

    Scenario: Two kings against two kings: drawn
      Given the position "W:WK5,K68:BK25,K36"
      When for 50 plies White goes round "5-24 24-41 41-21 21-27 27-5" and Black goes round "25-70 70-44 44-31 31-25"
      Then the game is drawn because "clock"

    Scenario: Two kings against two kings: not one ply before
      Given the position "W:WK5,K68:BK25,K36"
      When for 49 plies White goes round "5-24 24-41 41-21 21-27 27-5" and Black goes round "25-70 70-44 44-31 31-25"
      Then the clock of 25 moves stands at 49 plies
      And the game goes on

    Scenario: A man's move sets the clock back
      Given the position "W:WK1,13,K72:BK5,K12"
      When for 48 plies White goes round "72-20 20-33 33-66 66-14 14-72" and Black goes round "5-49 49-43 43-38 38-5"
      And the moves "13-7 5-49" are played
      Then the game goes on

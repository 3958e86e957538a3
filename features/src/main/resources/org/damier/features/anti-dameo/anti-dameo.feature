Feature: Anti-Dameo

  Background:
    Given the "anti-dameo" variant

  Scenario: Whoever cannot move wins
    Given the position "W:Wa4:Ba5,b5,a6"
    Then White wins because "no move"

  Scenario: Whoever has lost all pieces wins
    Given the position "W:W:Bh8"
    Then White wins because "no move"

  Scenario: Repetition does not end it
    Given the position "W:WKa1:BKh7"
    When for 24 plies White goes round "a1-a2 a2-b1 b1-a1" and Black goes round "h7-h6 h6-g7 g7-h7"
    Then the game goes on

  Scenario: Fifty plies of kings without capture do
    Given the position "W:WKa1:BKh7"
    When for 50 plies White goes round "a1-a2 a2-b1 b1-a1" and Black goes round "h7-h6 h6-g7 g7-h7"
    Then the game is drawn because "25 moves"

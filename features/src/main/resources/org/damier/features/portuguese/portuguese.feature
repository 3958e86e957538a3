@portuguese
Feature: Portuguese draughts

  Background:
    Given the "portuguese" variant

  @portuguese.draw.long-diagonal
  Rule: Twelve moves with the long diagonal

    Scenario: Twenty-four plies
      Given the position "W:WK16,K1,K8:BK25"
      When for 24 plies White goes round "16-3 3-13 13-17 17-30 30-16" and Black goes round "25-29 29-25"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-three plies
      Given the position "W:WK16,K1,K8:BK25"
      When for 23 plies White goes round "16-3 3-13 13-17 17-30 30-16" and Black goes round "25-29 29-25"
      Then the game goes on

    @near-miss
    Scenario: Without the long diagonal
      Given the position "W:WK16,K9,K8:BK25"
      When for 24 plies White goes round "16-3 3-13 13-17 17-30 30-16" and Black goes round "25-29 29-25"
      Then the game goes on

@coc-inbert
Feature: Coc-Inbert

  Background:
    Given the "coc-inbert" variant

  @coc-inbert.end.losing-wins
  Rule: To lose all is to win

    Scenario: The last piece is taken
      Given the position "B:W18:B14"
      When Black plays "14x23"
      Then White wins because "no move"

    @near-miss
    Scenario: One is left
      Given the position "B:W18,29:B14"
      When Black plays "14x23"
      Then the game goes on

  @coc-inbert.man.no-kings
  Rule: Men do not take kings

    Scenario: It steps past
      Given the position "W:W30:BK26"
      Then the legal moves are
        | 30-25 |

    @near-miss
    Scenario: No capture
      Given the position "W:W30:BK26"
      Then "30x23" is not legal

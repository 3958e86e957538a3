@ghanaian-small
Feature: Ghanaian draughts on the small board

  Background:
    Given the "ghanaian-small" variant

  @ghanaian-small.promotion
  Rule: Promotion in passing

    Scenario: On along the other diagonal
      Given the position "W:W11:B6,7,12"
      Then the legal moves are
        | 11x2x9 | 11x2x13 |
      And "11x2x9" promotes

    @near-miss
    Scenario: It does not stop there
      Given the position "W:W11:B6,7,12"
      Then "11x2" is not legal because "capture goes on"

  @ghanaian-small.end.king-against-man
  Rule: Kings beat a lone man

    Scenario: As soon as it comes to that
      Given the position "W:WK29:B12,22"
      When White plays "29x4"
      Then White wins because "material"

    @near-miss
    Scenario: Against two men the game goes on
      Given the position "W:WK29:B5,12,22"
      When White plays "29x4"
      Then the game goes on

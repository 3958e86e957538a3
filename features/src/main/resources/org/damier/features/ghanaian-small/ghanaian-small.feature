@ghanaian-small
Feature: Ghanaian draughts on the small board

  Background:
    Given the "ghanaian-small" variant

  @ghanaian-small.promotion
  Rule: Promotion in passing

    Scenario: On along the other diagonal
      Given the position "W:W11:B6,7,12"
      Then the legal moves are
        | 11x2 | 11x2x9 | 11x2x13 |
      And "11x2x9" promotes

    @near-miss
    Scenario: A row before the last it stays a man
      Given the position "W:W18:B5,14"
      Then the legal moves are
        | 18x9 |
      And "18x9" does not promote

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

  @ghanaian-small.stop
  Rule: A king may stop in the middle of a capture

    Scenario: After the first of two jumps
      Given the position "W:WK29:B14,22"
      Then "29x18" is legal
      And "29x18x9" is legal

    @near-miss
    Scenario: A man may not
      Given the position "W:W29:B6,18,25"
      Then "29x22" is not legal because "capture goes on"

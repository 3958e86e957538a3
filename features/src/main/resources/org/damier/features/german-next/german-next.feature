@german-next
Feature: German draughts with the next landing

  Background:
    Given the "german-next" variant

  @german-next.landing
  Rule: Landing next

    Scenario: One square of five
      Given the position "W:WKa1:Bc3"
      Then the legal moves are
        | a1xd4 |

    @near-miss
    Scenario: Not farther on
      Given the position "W:WKa1:Bc3"
      Then "a1xe5" is not legal

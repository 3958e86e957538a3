@argentinian-large
Feature: Argentinian draughts on the large board

  Background:
    Given the "argentinian-large" variant

  @argentinian-large.landing
  Rule: Landing next

    Scenario: One square
      Given the position "W:WK50:B39"
      Then the legal moves are
        | 50x34 |

    @near-miss
    Scenario: Not farther on
      Given the position "W:WK50:B39"
      Then "50x28" is not legal

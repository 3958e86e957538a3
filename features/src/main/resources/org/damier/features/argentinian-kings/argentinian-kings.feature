@argentinian-kings
Feature: Argentinian draughts, most kings

  Background:
    Given the "argentinian-kings" variant

  @argentinian-kings.majority.most-kings
  Rule: Most kings

    Scenario: The man takes the king
      Given the position "W:WK32,17:BK13,23"
      Then the legal moves are
        | 17x10 |

    @near-miss
    Scenario: Not the man
      Given the position "W:WK32,17:BK13,23"
      Then "32x19" is not legal because "another capture takes more kings"

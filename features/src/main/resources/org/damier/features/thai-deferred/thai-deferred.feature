@thai-deferred
Feature: Thai draughts with deferred removal

  Background:
    Given the "thai-deferred" variant

  @thai-deferred.removal
  Rule: Removal at the end

    Scenario: One or the other
      Given the position "W:WK18:B15,22"
      Then the legal moves are
        | 18x11 | 18x25 |

    @near-miss
    Scenario: Not both
      Given the position "W:WK18:B15,22"
      Then "18x11x25" is not legal

@spantsireti-russian
Feature: Spantsireti by Russian rules

  Background:
    Given the "spantsireti-russian" variant

  @spantsireti-russian.promotion
  Rule: Promotion in passing

    Scenario: On along the other diagonal
      Given the position "W:Wf6:Bc7,e7"
      Then the legal moves are
        | f6xd8xb6 | f6xd8xa5 |

    @near-miss
    Scenario: It does not stop there
      Given the position "W:Wf6:Bc7,e7"
      Then "f6xd8" is not legal because "capture goes on"

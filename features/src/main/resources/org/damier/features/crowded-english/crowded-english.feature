@crowded-english
Feature: Crowded English draughts

  Background:
    Given the "crowded-english" variant

  @crowded-english.promotion
  Rule: Crowning ends the move

    Scenario: The second man stays
      Given the position "W:W13:B7,8"
      Then the legal moves are
        | 13x2 |
      And "13x2" promotes

    @near-miss
    Scenario: The new king does not jump on
      Given the position "W:W13:B7,8"
      Then "13x2x11" is not legal because "capture is over"

@spantsireti
Feature: Spantsireti

  Background:
    Given the "spantsireti" variant

  @spantsireti.setup
  Rule: Fifteen men each

    Scenario: The start
      Given the start position
      Then White has 15 men and 0 kings
      And there are 9 legal moves

    @near-miss
    Scenario: Two rows are empty
      Given the start position
      Then the squares "16 20 21 25" are empty

  @spantsireti.promotion
  Rule: Promotion where the move ends

    Scenario: Through the last row
      Given the position "W:W13:B7,8"
      Then the legal moves are
        | 13x2x11 |
      And "13x2x11" does not promote

    @near-miss
    Scenario: It does not stop there
      Given the position "W:W13:B7,8"
      Then "13x2" is not legal because "capture goes on"

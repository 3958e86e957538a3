Feature: Comoros dama

  Background:
    Given the "comoros" variant

  Scenario: A capture is free
    Given the position "W:Wd4,a1:Bd5,h8"
    Then "d4xd6" is legal
    And "d4-c4" is legal

  Scenario: Once begun it goes on
    Given the position "W:Wd2,a1:Bd3,d5,h8"
    Then "d2xd4xd6" is legal
    And "d2xd4" is not legal

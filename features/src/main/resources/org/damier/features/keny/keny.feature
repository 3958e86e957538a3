Feature: Keny

  Background:
    Given the "keny" variant

  Scenario: A man leaps over an own neighbour, backwards too
    Given the position "W:Wd4,d5:Bh8"
    Then the legal moves are
      | d4-d6 | d4-c4 | d4-e4 | d5-d6 | d5-c5 | d5-e5 | d5-d3 |

  Scenario: It leaps over one piece, and over none of the enemy without capturing
    Given the position "W:Wd4,d5,d6:Bh8"
    Then "d4-d7" is not legal
    And "d5-d7" is legal

  Scenario: It captures backwards
    Given the position "W:Wd4:Bd3,h8"
    Then the legal moves are
      | d4xd2 |

  Scenario: A king passes an own piece at any distance
    Given the position "W:WKd1,d4:Bh8"
    Then "d1-d5" is legal
    And "d1-d8" is legal
    And "d1-d4" is not legal

  Scenario: It passes one piece only
    Given the position "W:WKd1,d4,d6:Bh8"
    Then "d1-d5" is legal
    And "d1-d7" is not legal

Feature: Kavkaz

  Background:
    Given the "kavkaz" variant

  Scenario: Men capture in eight directions, most pieces first
    Given the position "W:Wd4:Bc3,b3,e5,h2"
    Then the legal moves are
      | d4xb2xb4 |

  Scenario: A man on the last row stays a man
    Given the position "W:Wd7:Bh5"
    Then "d7-d8" does not promote

  Scenario: From there it can only capture
    Given the position "W:Wd8:Bd7,h5"
    Then the legal moves are
      | d8xd6 |

  Scenario: A side that cannot capture from there has lost
    Given the position "W:Wd8:Bh5"
    Then Black wins because "no move"

Feature: Armenian draughts

  Background:
    Given the "armenian" variant

  Scenario: A man steps diagonally ahead too, but not back
    Given the position "W:Wd4:Bh8,g8"
    Then the legal moves are
      | d4-d5 | d4-c5 | d4-e5 | d4-c4 | d4-e4 |
    And "d4-c3" is not legal

  Scenario: A man captures nothing diagonally
    Given the position "W:Wd4,a1:Be5,h8"
    Then "d4xf6" is not legal
    And "d4-d5" is legal

  Scenario: A king slides diagonally but captures straight
    Given the position "W:WKd1:Bd3,f3,h8"
    Then the legal moves are
      | d1xd4 | d1xd5 | d1xd6 | d1xd7 | d1xd8 |
    And "d1xg4" is not legal

  Scenario: Captured pieces are gone at once, so that a king may pass where one stood
    Given the position "W:WKd1:Bd3,f5,g4,b3"
    Then the legal moves are
      | d1xd5xg5xg3xa3 |

  Scenario: A man passing the last row stays a man
    Given the position "W:Wd6:Bd7,b8,h8"
    Then the legal moves are
      | d6xd8 |
    And "d6xd8xa8" is not legal

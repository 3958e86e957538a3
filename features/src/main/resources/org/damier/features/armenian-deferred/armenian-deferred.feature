Feature: Armenian draughts with delayed removal

  Background:
    Given the "armenian-deferred" variant

  Scenario: A captured piece bars the way until the move ends
    Given the position "W:WKd1:Bd3,f5,g4,b3"
    Then the legal moves are
      | d1xd5xg5xg3 | d1xd5xg5xg2 | d1xd5xg5xg1 |
    And "d1xd5xg5xg3xa3" is not legal

  Scenario: A man goes on as a king
    Given the position "W:Wd6:Bd7,b8,h2"
    Then the legal moves are
      | d6xd8xa8 |

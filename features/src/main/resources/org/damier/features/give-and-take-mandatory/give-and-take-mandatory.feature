@give-and-take-mandatory
Feature: Give and Take with mandatory capture

  Background:
    Given the "give-and-take-mandatory" variant

  @give-and-take-mandatory.duty
  Scenario: Whoever can capture must
    Given the position "W:Wd4,h1:Bd5,h8"
    Then the legal moves are
      | d4xd6 |
    And "h1-h2" is not legal because "compulsory"

  @give-and-take-mandatory.king
  Scenario: A king takes from afar and comes down beyond
    Given the position "W:WKa4:Bd4,h8"
    Then the legal moves are
      | a4xf4 | a4xg4 | a4xh4 |

  @give-and-take-mandatory.king @near-miss
  Scenario: Not on the square next to what it takes
    Given the position "W:WKa4:Bd4,h8"
    Then "a4xe4" is not legal because "not on the square next to it"

  @give-and-take-mandatory.king @near-miss
  Scenario: Not a neighbour
    Given the position "W:WKc4:Bd4,h8"
    Then "c4xf4" is not legal
    And "c4-c8" is legal

  @give-and-take-mandatory.king @near-miss
  Scenario: Not a piece with one empty square behind it
    Given the position "W:WKa4:Bg4,h8"
    Then "a4xh4" is not legal
    And "a4-f4" is legal

  @give-and-take-mandatory.duty @near-miss
  Scenario: Where nothing can be taken, any piece moves
    Given the position "W:Wd4,h1:Bd6,h8"
    Then "h1-h2" is legal

  Scenario: A man takes its neighbour
    Given the position "W:Wc4:Bd4,h8"
    Then the legal moves are
      | c4xe4 |

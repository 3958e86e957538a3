@thai
Feature: Thai draughts

  Background:
    Given the "thai" variant

  @thai.setup
  Rule: Eight men each

    Scenario: The start
      Given the start position
      Then White has 8 men and 0 kings
      And there are 7 legal moves

    @near-miss
    Scenario: Four rows are empty
      Given the start position
      Then the squares "9 12 21 24" are empty

  @thai.landing
  Rule: Landing next

    Scenario: One square of five
      Given the position "W:WK29:B22"
      Then the legal moves are
        | 29x18 |

    @near-miss
    Scenario: Not farther on
      Given the position "W:WK29:B22"
      Then "29x15" is not legal

  @thai.removal
  Rule: Back over the gap

    Scenario: One ahead, one behind
      Given the position "W:WK18:B15,22"
      Then the legal moves are
        | 18x11x25 | 18x25x11 |

    @near-miss
    Scenario: There is nothing to turn back for
      Given the position "W:WK18:B15"
      Then "18x11x25" is not legal

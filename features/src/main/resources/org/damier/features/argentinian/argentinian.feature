@argentinian
Feature: Argentinian draughts

  Background:
    Given the "argentinian" variant

  @argentinian.landing
  Rule: Landing next

    Scenario: One square of four
      Given the position "W:WK32:B23"
      Then the legal moves are
        | 32x19 |

    @near-miss
    Scenario: Not farther on
      Given the position "W:WK32:B23"
      Then "32x14" is not legal

  @argentinian.majority.by-king
  Rule: A king rather than a man

    Scenario: One each
      Given the position "W:WK32,17:B13,23"
      Then the legal moves are
        | 32x19 |

    @near-miss
    Scenario: Not by the man
      Given the position "W:WK32,17:B13,23"
      Then "17x10" is not legal because "another capture is made by a king"

@philippine
Feature: Philippine draughts

  Background:
    Given the "philippine" variant

  @philippine.board
  Rule: The mirrored board

    Scenario: Square 17 lies on the edge
      Given the position "W:W17:B1"
      Then the legal moves are
        | 17-13 |

    @near-miss
    Scenario: It has no second way ahead
      Given the position "W:W17:B1"
      Then "17-14" is not legal because "not a move"

  @philippine.majority
  Rule: Most pieces

    Scenario: Two outweigh one
      Given the position "W:W22,26:B11,19,21"
      Then the legal moves are
        | 22x15x6 |

    @near-miss
    Scenario: Not the smaller one
      Given the position "W:W22,26:B11,19,21"
      Then "26x17" is not legal because "another capture takes more pieces"

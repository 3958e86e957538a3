@ghanaian
Feature: Ghanaian draughts: men

  Background:
    Given the "ghanaian" variant

  @ghanaian.man.step
  Rule: One square diagonally forward

    Scenario: The two squares ahead
      Given the position "W:W28,46:B1,5"
      Then the legal moves are
        | 28-22 | 28-23 | 46-41 |

    @near-miss
    Scenario Outline: Neither back, nor aside, nor two squares on
      Given the position "W:W28,46:B1,5"
      Then "<move>" is not legal because "not a move"

      Examples:
        | move  |
        | 28-32 |
        | 28-33 |
        | 28-27 |
        | 28-17 |
        | 28-18 |

  @ghanaian.man.unoccupied
  Rule: Onto an empty square

    Scenario: The other way is free
      Given the position "W:W28,46:B17,22"
      Then the legal moves are
        | 28-23 | 46-41 |

    @near-miss
    Scenario: Not onto an enemy
      Given the position "W:W28,46:B17,22"
      Then "28-22" is not legal because "blocked"

    @near-miss
    Scenario: Not onto an own piece
      Given the position "W:W28,33,46:B1,5"
      Then "33-28" is not legal because "blocked"

  @ghanaian.man.jump
  Rule: Over a neighbour to the next square

    Scenario: Over 22 to 17
      Given the position "W:W28,46:B1,5,22"
      Then the legal moves are
        | 28x17 |
      And "28x17" captures "22"

    Scenario: A king is taken like a man
      Given the position "W:W32,46:BK28,1"
      Then the legal moves are
        | 32x23 |

    @near-miss
    Scenario: Not from a distance
      Given the position "W:W28,46:B1,17"
      Then "28x11" is not legal because "a man captures diagonally forward over a neighbour"

    @near-miss
    Scenario: Not where the square beyond is taken
      Given the position "W:W28,46:B17,22"
      Then "28x17" is not legal because "blocked"

  @ghanaian.man.capture-forward
  Rule: Forward only

    Scenario: An enemy behind is left alone
      Given the position "W:W28,46:B1,5,33"
      Then the legal moves are
        | 28-22 | 28-23 | 46-41 |

    @near-miss
    Scenario: No capture backward
      Given the position "W:W28,46:B1,5,33"
      Then "28x39" is not legal because "a man captures diagonally forward over a neighbour"

    @near-miss
    Scenario: Not even beside captures forward
      Given the position "W:W28,46:B12,22,23,33"
      Then "28x39" is not legal because "a man captures diagonally forward over a neighbour"
      And the legal moves are
        | 28x17x8 | 28x19 |

  @ghanaian.man.no-turning-back
  Rule: No turn backward in mid-capture

    Scenario: The capture ends where only a way back is left
      Given the position "W:W28,46:B1,21,22"
      Then the legal moves are
        | 28x17 |

    @near-miss
    Scenario: Not back over 21
      Given the position "W:W28,46:B1,21,22"
      Then "28x17x26" is not legal because "a man captures diagonally forward over a neighbour"

  @ghanaian.promotion.last-row
  Rule: A man becomes a king on the last row

    Scenario: By a step
      Given the position "W:W8,46:B20,25"
      Then "8-3" promotes
      When White plays "8-3"
      Then there is a white king on "3"

    Scenario: By a capture
      Given the position "W:W13,46:B7,8,20"
      Then "13x2" promotes

    @near-miss
    Scenario: The edge at the side makes no king
      Given the position "W:W31,46:B1,5"
      Then "31-26" does not promote

  @ghanaian.promotion.end-of-move
  Rule: … at the end of the turn

    Scenario: The new king moves as one in its next turn
      Given the position "W:W8,46:B20,25"
      When the moves "8-3 20-24 3-17" are played
      Then there is a white king on "17"

    @near-miss
    Scenario: It captures nothing as a king in the turn in which it is promoted
      Given the position "W:W13,46:B7,8,20"
      Then "13x2x11" is not legal because "a man captures diagonally forward over a neighbour"
      And the legal moves are
        | 13x2 |

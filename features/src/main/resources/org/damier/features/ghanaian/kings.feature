@ghanaian
Feature: Ghanaian draughts: kings

  Background:
    Given the "ghanaian" variant

  @ghanaian.king.slide
  Rule: Any distance along a diagonal

    Scenario: Four directions
      Given the position "W:WK28,45:B1,2"
      Then the legal moves from "28" are
        | 28-22 | 28-17 | 28-11 | 28-6  |      |
        | 28-23 | 28-19 | 28-14 | 28-10 | 28-5 |
        | 28-33 | 28-39 | 28-44 | 28-50 |      |
        | 28-32 | 28-37 | 28-41 | 28-46 |      |

    @near-miss
    Scenario: Not past a piece
      Given the position "W:WK28,37:B1,2"
      Then "28-41" is not legal because "blocked"
      And "28-37" is not legal because "blocked"

    @near-miss
    Scenario: Not along a row
      Given the position "W:WK28,45:B1,2"
      Then "28-29" is not legal because "not a move"

  @ghanaian.king.capture-distance
  Rule: A king captures from any distance

    Scenario: Three empty squares lie between
      Given the position "W:WK46,50:B1,2,28"
      Then "46x23" is legal
      And "46x23" captures "28"

    @near-miss
    Scenario: An own man lies between
      Given the position "W:WK46,37:B1,2,28"
      Then "46x23" is not legal because "blocked"

  @ghanaian.king.one-piece
  Rule: One enemy a leap

    Scenario: Two enemies with a gap are captured by two leaps
      Given the position "W:WK46,50:B1,2,19,32"
      Then the legal moves are
        | 46x28x14 | 46x28x10 | 46x28x5 |

    @near-miss
    Scenario: Two enemies side by side are a wall
      Given the position "W:WK46,50:B1,23,28"
      Then "46x19" is not legal because "blocked"
      And the legal moves are
        | 46-41 | 46-37 | 46-32 | 50-44 | 50-45 |

  @ghanaian.king.landing
  Rule: A king comes down anywhere behind its victim

    Scenario: Five squares to choose from
      Given the position "W:WK46,50:B1,2,28"
      Then the legal moves are
        | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |

    Scenario: Behind a king as behind a man
      Given the position "W:WK46,50:BK28,1"
      Then the legal moves are
        | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |

    Scenario: Also behind a king taken last of several
      Given the position "W:WK46,50:B41,K23"
      Then the legal moves are
        | 46x19 | 46x14 | 46x10 | 46x5 |

    @near-miss
    Scenario: Not behind the next piece
      Given the position "W:W14,K46,50:B1,2,28"
      Then "46x10" is not legal
      And the legal moves are
        | 46x23 | 46x19 |

  @ghanaian.king.landing-free
  Rule: … whether or not it can go on from there

    Scenario: Four landings end the capture, one goes on
      Given the position "W:WK46,50:B3,4,18,28"
      Then the legal moves are
        | 46x19    | 46x14   | 46x10   | 46x5 |
        | 46x23x12 | 46x23x7 | 46x23x1 |      |

    @near-miss
    Scenario: But from the landing that goes on it must go on
      Given the position "W:WK46,50:B3,4,18,28"
      Then "46x23" is not legal because "capture goes on"

  @ghanaian.king.all-ways
  Rule: Kings capture backward too

    Scenario: Back over 33
      Given the position "W:WK28,46:B1,2,33"
      Then the legal moves are
        | 28x39 | 28x44 | 28x50 |

    @near-miss
    Scenario: A man in its place does not
      Given the position "W:W28,46:B1,2,33"
      Then "28x39" is not legal because "a man captures diagonally forward over a neighbour"

@international
Feature: International draughts: capture

  Background:
    Given the "international" variant

  @international.man.capture-backward
  Rule: Men capture backward too

    Scenario: Back over 33
      Given the position "W:W28:B33"
      Then the legal moves are
        | 28x39 |

    @near-miss
    Scenario: They do not step backward
      Given the position "W:W28:B1"
      Then "28-33" is not legal because "not a move"
      And the legal moves are
        | 28-22 | 28-23 |

  @international.capture.majority
  Rule: The capture that takes most pieces is obligatory

    Scenario: Two outweigh one
      Given the position "W:W28:B12,22,23,33"
      Then the legal moves are
        | 28x17x8 |

    @near-miss
    Scenario: Not the smaller one
      Given the position "W:W28:B12,22,23,33"
      Then "28x19" is not legal because "another capture takes more pieces"
      And "28x39" is not legal because "another capture takes more pieces"

  @international.capture.ranks-alike
  Rule: A captured king counts as one piece

    Scenario: A king and a man, or two men
      Given the position "W:W26:B12,K21,31,32"
      Then the legal moves are
        | 26x17x8 | 26x37x28 |

    @near-miss
    Scenario: Two kings do not outweigh three men
      Given the position "W:W26:BK12,K21,31,32,23"
      Then "26x17x8" is not legal because "another capture takes more pieces"
      And the legal moves are
        | 26x37x28x19 |

  @international.capture.king-one-piece
  Rule: One enemy a leap

    Scenario: A wall of two stops the king
      Given the position "B:W7,28,31,33:B20,30,K50"
      Then the legal moves are
        | 20-24 | 20-25 | 30-34 | 30-35 | 50-39 | 50-44 | 50-45 |

    @near-miss
    Scenario: Not over both
      Given the position "B:W7,28,31,33:B20,30,K50"
      Then "50x22" is not legal because "blocked"

  @international.capture.removal-at-end
  Rule: Captured pieces block until the move is over

    Scenario: The Turkish stroke
      The men on 9 and 12 still stand when the king comes to 18, and shield the man on 13.

      Given this position, White to move
        """
        - . - . - . - . - .
        . - . - . - b - . -
        - . - b - b - . - .
        . - . - . - . - . -
        - . - . - b - b - .
        W - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        """
      Then the legal moves are
        | 26x3x20x29x18 |
      When White plays "26x3x20x29x18"
      Then the position is "B:WK18:B13"

    Scenario: No way through a captured man
      Given the position "B:W6,24,28,38,41:B13,K49"
      Then the legal moves are
        | 49x32x19x30 | 49x32x19x35 |

    @near-miss
    Scenario: No fifth piece
      Given the position "W:WK26:B9,12,13,23,24"
      Then "26x3x20x29x18x9" is not legal because "removal"

  @international.capture.round-trip
  Rule: The square a capture began on is empty

    Scenario: A king comes home
      Given the position "W:WK38:B18,19,32,33"
      Then the legal moves are
        | 38x38 | 38x42 | 38x47 | 38x43 | 38x49 |

    @near-miss
    Scenario: An own man on the way home is in the way
      Given the position "W:WK38,42:B18,19,32,33"
      Then "38x47" is not legal
      And "38x38" is legal

  @international.capture.identity
  Rule: What is taken tells captures apart

    Scenario: Two ways from 4 to 15
      Given the position "W:WK4:B13,20,32,37"
      Then the legal moves are
        | 4x27x38x15 | 4x31x42x15 |
      And "4x27x38x15" captures "13 32 20"
      And "4x31x42x15" captures "13 37 20"

    @near-miss
    Scenario: The two end squares alone do not name a move
      Given the position "W:WK4:B13,20,32,37"
      Then "4x15" is ambiguous

  @international.promotion.not-in-passing
  Rule: A man that goes on capturing from the last row stays a man

    Scenario: In and out again
      Given the position "W:W15:B9,10"
      Then the legal moves are
        | 15x4x13 |
      And "15x4x13" does not promote

    Scenario: Ending there it becomes a king, by step or by capture
      Given the position "W:W7,15:B45"
      Then "7-1" promotes
      And "7-2" promotes
      And "15-10" does not promote
      Given the position "W:W15:B10,45"
      Then "15x4" promotes

    @near-miss
    Scenario: It does not stop on the last row
      Given the position "W:W15:B9,10"
      Then "15x4" is not legal because "capture goes on"

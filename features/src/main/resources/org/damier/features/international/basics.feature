@international
Feature: International draughts: setup, moves and winning

  Background:
    Given the "international" variant

  @international.setup
  Rule: Twenty men each, on four rows

    Scenario: The start
      Given the start position
      Then the position is
        """
        - b - b - b - b - b
        b - b - b - b - b -
        - b - b - b - b - b
        b - b - b - b - b -
        - . - . - . - . - .
        . - . - . - . - . -
        - w - w - w - w - w
        w - w - w - w - w -
        - w - w - w - w - w
        w - w - w - w - w -
        """

    @near-miss
    Scenario: Only the front men can move
      Given the start position
      Then there are 9 legal moves
      And "36-31" is not legal because "blocked"

  @international.man.step
  Rule: Men step diagonally forward

    Scenario: The two squares ahead
      Given the position "W:W28:B1"
      Then the legal moves are
        | 28-22 | 28-23 |

    @near-miss
    Scenario: Neither back nor two squares on
      Given the position "W:W28:B1"
      Then "28-33" is not legal because "not a move"
      And "28-17" is not legal because "not a move"

  @international.king.slide
  Rule: Kings move any distance along a diagonal

    Scenario: Four directions
      Given the position "W:WK28:B1,2"
      Then the legal moves are
        | 28-22 | 28-17 | 28-11 | 28-6  |      |
        | 28-23 | 28-19 | 28-14 | 28-10 | 28-5 |
        | 28-33 | 28-39 | 28-44 | 28-50 |      |
        | 28-32 | 28-37 | 28-41 | 28-46 |      |

    @near-miss
    Scenario: Not past a piece
      Given the position "W:WK28,37:B1,2"
      Then "28-41" is not legal because "blocked"

  @international.king.capture
  Rule: Kings capture from any distance and land anywhere behind

    Scenario: Five squares to choose from
      Given the position "W:WK46:B1,2,28"
      Then the legal moves are
        | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |

    Scenario: Behind a king as behind a man
      Given the position "W:WK46:BK28,45"
      Then the legal moves are
        | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |

    Scenario: Also behind a king taken last of several
      Given the position "W:WK46:B41,K23"
      Then the legal moves are
        | 46x19 | 46x14 | 46x10 | 46x5 |

    @near-miss
    Scenario: Not behind the next piece
      Given the position "W:W14,K46:B1,2,28"
      Then "46x10" is not legal
      And the legal moves are
        | 46x23 | 46x19 |

  @international.capture.mandatory
  Rule: Who can capture must

    Scenario: The capture is the only move
      Given the position "W:W28,46:B22"
      Then the legal moves are
        | 28x17 |

    @near-miss
    Scenario: No other move instead
      Given the position "W:W28,46:B22"
      Then "46-41" is not legal because "capture is mandatory"

  @international.capture.complete
  Rule: A capture is played to its end

    Scenario: Two leaps
      Given the position "W:W28:B12,22"
      Then the legal moves are
        | 28x17x8 |

    @near-miss
    Scenario: Not one leap of two
      Given the position "W:W28:B12,22"
      Then "28x17" is not legal because "capture goes on"

  @international.end.no-move
  Rule: A player who cannot move loses

    Scenario: The last door shuts
      Given the position "W:W46,47,50:B36,45"
      When White plays "46-41"
      Then White wins because "no move"

    Scenario: The last piece is captured
      Given the position "W:W32:B28"
      When White plays "32x23"
      Then White wins because "no move"

    @near-miss
    Scenario: A door left open
      Given the position "W:W46,47,50:B36,45"
      When White plays "47-42"
      Then the legal moves are
        | 36-41 |
      And the game goes on

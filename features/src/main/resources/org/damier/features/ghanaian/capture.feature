@ghanaian
Feature: Ghanaian draughts: the duty to capture and the choice between captures

  Background:
    Given the "ghanaian" variant

  @ghanaian.capture.mandatory
  Rule: Who can capture must

    Scenario: The capture is the only move
      Given the position "W:W28,46:B1,5,22"
      Then the legal moves are
        | 28x17 |

    @near-miss
    Scenario: No other move instead
      Given the position "W:W28,46:B1,5,22"
      Then "46-41" is not legal because "capture is mandatory"
      And "28-23" is not legal because "capture is mandatory"

  @ghanaian.capture.free-choice
  Rule: Any capture will do

    Scenario: Two pieces on one side, one on the other
      Given this position, White to move
        """
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - . - b - b - . - .
        . - . - w - . - . -
        - . - . - b - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        w - . - . - . - . -
        """
      Then the legal moves are
        | 28x17x8 | 28x19 |

    @near-miss
    Scenario: To capture nothing is not among the choices
      Given the position "W:W28,46:B12,22,23,33"
      Then "46-41" is not legal because "capture is mandatory"

  @ghanaian.capture.fewer-allowed
  Rule: The longest chain is not asked for

    Scenario: One piece is taken although two could be
      Given the position "W:W28,46:B12,22,23,33"
      When White plays "28x19"
      Then the position is "B:W19,46:B12,22,33"

    Scenario: A king takes one although a man could take two
      Given the position "W:W28,K50:B1,12,22,44"
      Then the legal moves are
        | 28x17x8 | 50x39 | 50x33 |

    @near-miss
    Scenario: A chain once chosen is not cut short
      Given the position "W:W28,46:B12,22,23,33"
      Then "28x17" is not legal because "capture goes on"

  @ghanaian.capture.goes-on
  Rule: A capture goes on while it can

    Scenario: Two leaps
      Given the position "W:W28,46:B1,5,12,22"
      Then the legal moves are
        | 28x17x8 |

    Scenario: A king goes on in any direction
      Given the position "W:WK46,50:B3,4,18,28"
      Then "46x23x12" is legal

    @near-miss
    Scenario: Not one leap of two
      Given the position "W:W28,46:B1,5,12,22"
      Then "28x17" is not legal because "capture goes on"

  @ghanaian.capture.removal-at-end
  Rule: Captured pieces leave the board when the capture is over

    Scenario: A king's three victims
      Given this position, White to move
        """
        - b - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - b - b - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - b - . - . -
        - W - . - . - . - .
        . - . - . - . - w -
        """
      Then "41x23x12x21" captures "32 18 17" in this order
      When White plays "41x23x12x21"
      Then the position is "B:WK21,50:B1,38"

    @near-miss
    Scenario: The first victim still shields the man behind it
      Given the position "W:WK41,50:B1,17,18,32,38"
      Then "41x23x12x21x43" is not legal because "removal"

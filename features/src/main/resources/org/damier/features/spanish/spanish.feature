@spanish
Feature: Spanish draughts

  Background:
    Given the "spanish" variant

  @spanish.majority.most-kings
  Rule: Most kings

    Scenario: The king, not the man
      Given the position "W:W22,26:B19,K21"
      Then the legal moves are
        | 26x17 |

    @near-miss
    Scenario: The man is less
      Given the position "W:W22,26:B19,K21"
      Then "22x15" is not legal because "another capture takes more kings"

  @spanish.man.capture
  Rule: Men capture forward

    Scenario: Ahead
      Given the position "W:W22:B19"
      Then the legal moves are
        | 22x15 |

    @near-miss
    Scenario: Not behind
      Given the position "W:W22:B26"
      Then the legal moves are
        | 22-18 | 22-19 |
      And "22x29" is not legal

@italian
Feature: Italian draughts

  Background:
    Given the "italian" variant

  @italian.man.no-kings
  Rule: Men do not take kings

    Scenario: It steps past
      Given the position "W:W30:BK27"
      Then the legal moves are
        | 30-26 |

    @near-miss
    Scenario: No capture
      Given the position "W:W30:BK27"
      Then "30x23" is not legal

  @italian.majority.by-king
  Rule: A king rather than a man

    Scenario: Two by the king
      Given the position "W:WK23,31:B19,26,27"
      Then the legal moves are
        | 23x30x21 |

    @near-miss
    Scenario: Not by the man
      Given the position "W:WK23,26:B19,21"
      Then "26x17" is not legal because "another capture is made by a king"

  @italian.majority.most-kings
  Rule: Most kings

    Scenario: The king, not the man
      Given the position "W:WK23:B19,K28"
      Then the legal moves are
        | 23x32 |

    @near-miss
    Scenario: The man is less
      Given the position "W:WK23:B19,K28"
      Then "23x14" is not legal because "another capture takes more kings"

  @italian.majority.soonest
  Rule: The king soonest, then free choice

    Scenario: A free choice remains
      Given the position "W:WK31:B18,20,K27,K28"
      Then the legal moves are
        | 31x22x13 | 31x24x15 |

    @near-miss
    Scenario: Not half of one
      Given the position "W:WK31:B18,20,K27,K28"
      Then "31x22" is not legal because "capture goes on"

  @italian.ambiguous
  Rule: Two captures of one text

    Scenario: From a game that was played
      Given the position "B:W6,13,14,18,21,22,25,30,31:B1,2,3,4,7,9"
      Then "3x10x19x26" is legal
      And "3x10x17x26" is legal
      And "3x26" is ambiguous

    @near-miss
    Scenario: There is no third way
      Given the position "B:W6,13,14,18,21,22,25,30,31:B1,2,3,4,7,9"
      Then "3x10" is not legal because "capture goes on"

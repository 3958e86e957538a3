@frisian
Feature: Frisian draughts

  Background:
    Given the "frisian" variant

  @frisian.capture.straight
  Rule: Straight captures

    Scenario: Up the column
      Given the position "W:W28:B18"
      Then the legal moves are
        | 28x8 |

    @near-miss
    Scenario: Not a neighbour that does not exist
      Given the position "W:W28:B18"
      Then "28x18" is not legal

  @frisian.majority.two-men
  Rule: Two men or a king

    Scenario: Two men
      Given the position "W:W36,39:BK31,24,34"
      Then the legal moves are
        | 39x30x19 |

    @near-miss
    Scenario: Not the king
      Given the position "W:W36,39:BK31,24,34"
      Then "36x27" is not legal because "another capture is worth more"

  @frisian.majority.king
  Rule: A king or a man

    Scenario: The king
      Given the position "W:W36,39:BK31,34"
      Then the legal moves are
        | 36x27 |

    @near-miss
    Scenario: Not the man
      Given the position "W:W36,39:BK31,34"
      Then "39x30" is not legal because "another capture is worth more"

  @frisian.capture.merged
  Rule: Five pieces, six ends

    Scenario: One king, many ways
      Given the position "W:WK4,36,41,42,43,44,46,47,48,49,50:B1,2,6,12,14,17,18,23"
      Then there are 6 legal moves

    @near-miss
    Scenario: Nothing is left out
      Given the position "W:WK4,36,41,42,43,44,46,47,48,49,50:B1,2,6,12,14,17,18,23"
      Then "36-31" is not legal because "capture is mandatory"

  @frisian.king.rest
  Rule: Three moves, then rest

    Scenario: The fourth time something else must move
      Given the position "W:WK46,45:BK6"
      When the moves "46-41 6-1 41-46 1-6 46-41 6-1" are played
      Then the legal moves are
        | 45-40 |

    @near-miss
    Scenario: The king may not
      Given the position "W:WK46,45:BK6"
      When the moves "46-41 6-1 41-46 1-6 46-41 6-1" are played
      Then "41-46" is not legal because "must rest"

    @near-miss
    Scenario: Another king between
      Given the position "W:WK46,K47,45:BK6"
      When the moves "46-41 6-1 41-46 1-6 47-42 6-1" are played
      Then "46-41" is legal

    @near-miss
    Scenario: A side without men may
      Given the position "W:WK46,K45:BK6"
      When the moves "46-41 6-1 41-46 1-6 46-41 6-1" are played
      Then "41-46" is legal

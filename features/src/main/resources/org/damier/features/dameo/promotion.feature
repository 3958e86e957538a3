@dameo
Feature: Dameo: promotion

  Background:
    Given the "dameo" variant

  @dameo.promotion.last-row
  Rule: A man whose move ends on the last row becomes a king

    Scenario: By a step
      Given the position "W:Wd7:Ba7"
      Then "d7-d8" promotes
      When White plays "d7-d8"
      Then there is a white king on "d8"

    Scenario: Black's last row is the first
      Given the position "B:Wa2:Be2"
      Then "e2-f1" promotes
      When Black plays "e2-f1"
      Then there is a black king on "f1"

    Scenario: By a capture
      Given the position "W:Wd6:Bd7,a7"
      Then "d6xd8" promotes

    Scenario: By a line that reaches the last row
      Given the position "W:Wd6,d7:Ba7"
      Then "d6-d8" promotes
      When White plays "d6-d8"
      Then the position is "B:Wd7,Kd8:Ba7"

    @near-miss
    Scenario Outline: Not on the last row but one, nor at the side
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | position     | move  |
        | W:Wd6:Ba7    | d6-d7 |
        | W:Wg4:Ba7    | g4-h5 |
        | W:Wd5:Bd6,a7 | d5xd7 |

  @dameo.promotion.end-of-move
  Rule: Promotion comes at the end of the move

    Scenario: The new king moves in its next turn
      Given the position "W:Wd7:Ba7"
      When the moves "d7-d8 a7-a6" are played
      Then "d8-h4" is legal

    @near-miss
    Scenario: No king's capture in the same move
      Given the position "W:Wd6:Bd7,f8"
      Then the legal moves are
        | d6xd8 |
      And "d6xd8xg8" is not legal because "a man captures straight over a neighbour"
      When White plays "d6xd8"
      Then there is a white king on "d8"
      And there is a black man on "f8"

  @dameo.promotion.not-in-passing
  Rule: A man that goes on capturing from the last row stays a man

    Scenario Outline: In and out again
      Given the position "<position>"
      Then the legal moves are
        | <move> |
      And "<move>" does not promote

      Examples:
        | position        | move        |
        | W:Wd6:Bb7,c8,d7 | d6xd8xb8xb6 |
        | B:Wb2,c1,d2:Bd3 | d3xd1xb1xb3 |

    Scenario: Along the last row and staying there
      Given the position "W:Wd6:Bd7,c8"
      Then the legal moves are
        | d6xd8xb8 |
      And "d6xd8xb8" promotes

    @near-miss
    Scenario: It may not stop there to become a king
      Given the position "W:Wd6:Bb7,c8,d7"
      Then "d6xd8" is not legal because "capture goes on"

    @near-miss
    Scenario: It does not go on as a king
      Given the position "W:Wd6:Bd7,c8,b5"
      Then "d6xd8xb8xb4" is not legal because "a man captures straight over a neighbour"
      And the legal moves are
        | d6xd8xb8 |

  @dameo.promotion.marked
  Rule: A king can be told from a man

    Scenario: A capital letter for the crown
      Given the position "W:Wd7:Ba7"
      When White plays "d7-d8"
      Then the position is "B:WKd8:Ba7"

    @near-miss
    Scenario: No crown for a man that has only passed
      Given the position "W:Wd6:Bb7,c8,d7,h8"
      When White plays "d6xd8xb8xb6"
      Then the position is "B:Wb6:Bh8"

@ghanaian
Feature: Ghanaian draughts: board, setup and turns

  Background:
    Given the "ghanaian" variant

  @ghanaian.board.dark-squares
  Rule: Fifty dark squares of a hundred

    Scenario: The size of the board
      Given the position "W:W28,46:B1,5"
      Then the board has 50 squares
      And the legal moves from "28" are
        | 28-22 | 28-23 |

    @near-miss
    Scenario: There is no fifty-first
      Then "W:W46,51:B1,5" is not a position because "51"

  @ghanaian.board.corner
  Rule: A dark corner at each player's left hand

    Scenario: One way out of White's left corner
      Given this position, White to move
        """
        - . - . - . - . - b
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - b -
        - . - . - . - . - .
        w - . - . - . - w -
        """
      Then the position is "W:W46,50:B5,40"
      And the legal moves are
        | 46-41 | 50-44 | 50-45 |

    Scenario: One way out of Black's left corner
      Given the position "B:W46,50:B5,36"
      Then the legal moves from "5" are
        | 5-10 |

    @near-miss
    Scenario: On a mirrored board the man on 46 would have a second way
      Given the position "W:W46,50:B1,5"
      Then "46-42" is not legal because "not a move"

  @ghanaian.setup.men
  Rule: Twenty men each, on four rows

    Scenario: The start
      Given the start position
      Then White has 20 men and 0 kings
      And Black has 20 men and 0 kings
      And the position is
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
      Then "36-31" is not legal because "blocked"
      And there are 9 legal moves

  @ghanaian.setup.middle-empty
  Rule: Two empty rows between the armies

    Scenario: The empty rows
      Given the start position
      Then the squares "21 22 23 24 25 26 27 28 29 30" are empty

    @near-miss
    Scenario: The rows beside them are full
      Given the start position
      Then there is a black man on "20"
      And there is a white man on "31"

  @ghanaian.turn.white-first
  Rule: White begins

    Scenario: The first move
      Given the start position
      Then it is White's turn
      And the legal moves are
        | 31-26 | 31-27 | 32-27 | 32-28 | 33-28 | 33-29 | 34-29 | 34-30 | 35-30 |

    @near-miss
    Scenario: Black does not begin
      Given the start position
      Then "20-25" is not legal because "not your piece"

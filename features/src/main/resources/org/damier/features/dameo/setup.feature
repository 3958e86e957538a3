@dameo
Feature: Dameo: board, setup and turns

  Background:
    Given the "dameo" variant

  @dameo.board.all-squares
  Rule: All sixty-four squares are played on

    Scenario: A man reaches squares of both colours
      Given the position "W:Wd4:Bh8"
      Then the board has 64 squares
      And the legal moves are
        | d4-c5 | d4-d5 | d4-e5 |

    @near-miss
    Scenario Outline: Eight rows and eight columns, no more
      Then "<position>" is not a position because "<square>"

      Examples:
        | position  | square |
        | W:Wa9:Bh8 | a9     |
        | W:Wi1:Bh8 | i1     |

  @dameo.setup.men
  Rule: Eighteen men each

    Scenario: The armies
      Given the start position
      Then White has 18 men and 0 kings
      And Black has 18 men and 0 kings

    @near-miss
    Scenario: Not twenty-four, as three full rows would make
      Given the start position
      Then the squares "a2 h2 a3 b3 g3 h3" are empty

  @dameo.setup.trapezoid
  Rule: White's men stand as a trapezoid: eight, six and four

    Scenario: The start
      Given the start position
      Then the position is
        """
        8  b b b b b b b b
        7  . b b b b b b .
        6  . . b b b b . .
        5  . . . . . . . .
        4  . . . . . . . .
        3  . . w w w w . .
        2  . w w w w w w .
        1  w w w w w w w w
           a b c d e f g h
        """

    @near-miss
    Scenario: The ends of the second row are empty, so that a corner man may step ahead
      Given the start position
      Then the squares "a2 h2" are empty
      And the legal moves from "a1" are
        | a1-a2 | a1-d4 |

  @dameo.setup.mirrored
  Rule: Black's men mirror White's

    Scenario Outline: A square and its mirror image
      Given the start position
      Then there is a white man on "<white>"
      And there is a black man on "<black>"

      Examples:
        | white | black |
        | a1    | a8    |
        | b2    | b7    |
        | g2    | g7    |
        | c3    | c6    |
        | f3    | f6    |

    @near-miss
    Scenario: Where White has no man, Black has none
      Given the start position
      Then the squares "a7 h7 a6 b6 g6 h6" are empty

  @dameo.turn.white-first
  Rule: White begins

    Scenario: The first move
      Given the start position
      Then it is White's turn
      And "c3-c4" is legal

    @near-miss
    Scenario: Black does not begin
      Given the start position
      Then "c6-c5" is not legal because "not your piece"

  @dameo.turn.alternate
  Rule: One move each, in turn

    Scenario: Black answers White
      Given the start position
      When White plays "c3-c4"
      Then it is Black's turn
      When Black plays "f6-f5"
      Then it is White's turn

    @near-miss
    Scenario: Nobody moves twice running
      Given the start position
      When White plays "c3-c4"
      Then "d3-d4" is not legal because "not your piece"

  @dameo.turn.no-pass
  Rule: A player who can move must

    Scenario: The only move loses
      Given the position "W:Wa5:Ba7,b6"
      Then the legal moves are
        | a5-a6 |
      When White plays "a5-a6"
      Then the legal moves are
        | a7xa5 |
      When Black plays "a7xa5"
      Then Black wins because "no move"

    @near-miss
    Scenario: Standing still is no move
      Given the position "W:Wa5:Ba7,b6"
      Then "a5-a5" is not legal

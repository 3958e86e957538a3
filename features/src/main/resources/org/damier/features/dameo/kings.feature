@dameo
Feature: Dameo: kings

  Background:
    Given the "dameo" variant

  @dameo.king.slide
  Rule: A king moves like the queen of chess

    Scenario: Eight directions, any distance
      Given this position, White to move
        """
        8  . . . . . . . .
        7  . . . . . . . b
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . W . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
        """
      Then the legal moves are
        | d4-d5 | d4-d6 | d4-d7 | d4-d8 |
        | d4-e5 | d4-f6 | d4-g7 | d4-h8 |
        | d4-e4 | d4-f4 | d4-g4 | d4-h4 |
        | d4-e3 | d4-f2 | d4-g1 |       |
        | d4-d3 | d4-d2 | d4-d1 |       |
        | d4-c3 | d4-b2 | d4-a1 |       |
        | d4-c4 | d4-b4 | d4-a4 |       |
        | d4-c5 | d4-b6 | d4-a7 |       |

    @near-miss
    Scenario: No knight's moves
      Given the position "W:WKd4:Bh7"
      Then "d4-e6" is not legal because "not a move"
      And "d4-f5" is not legal because "not a move"

  @dameo.king.clear-path
  Rule: A king needs a clear path

    Scenario: Pieces of both sides end its lines
      Given the position "W:WKa1,a4,d1:Bd4"
      Then the legal moves from "a1" are
        | a1-a2 | a1-a3 | a1-b1 | a1-c1 | a1-b2 | a1-c3 |

    @near-miss
    Scenario Outline: Neither onto a piece nor past it
      Given the position "W:WKa1,a4,d1:Bd4"
      Then "<move>" is not legal because "blocked"

      Examples:
        | move  |
        | a1-a4 |
        | a1-a5 |
        | a1-e1 |
        | a1-d4 |

    @near-miss
    Scenario: Not past an enemy either, least of all on a diagonal
      Given the position "W:WKa1,a4,d1:Bd4"
      Then "a1-e5" is not legal

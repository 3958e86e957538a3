Feature: Gentle Dameo

  As Dameo, but a player may choose among captures.

  Background:
    Given the variant file "gentle.draughts"

  Rule: Who can capture must, but as they like

    Background:
      Given this position, White to move
        """
        8  . . . . . . . b
        7  . . . . . . . .
        6  . . . . . b . .
        5  . . . . . . . .
        4  . . b . . b . .
        3  . . w . . w . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
        """

    Scenario: One piece or two
      Then the legal moves are
        | c3xc5 | f3xf5xf7 |

    Scenario: The smaller capture
      When White plays "c3xc5"
      Then the position is "B:Wc5,f3:Bf4,f6,h8"

    Scenario: Not another move
      Then "c3-b4" is not legal because "capture is mandatory"

    Scenario: Not half a capture
      Then "f3xf5" is not legal because "capture goes on"

@dameo
Feature: Dameo: men

  Background:
    Given the "dameo" variant

  @dameo.man.step
  Rule: A man steps straight or diagonally ahead

    Scenario: White's men go up the board
      Given this position, White to move
        """
        8  . . . . . . . b
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . w . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
        """
      Then the legal moves are
        | d4-c5 | d4-d5 | d4-e5 |

    Scenario: Black's men go down the board
      Given the position "B:Wa1:Bd5"
      Then the legal moves are
        | d5-c4 | d5-d4 | d5-e4 |

    Scenario: At the edge two of the three squares are left
      Given the position "W:Wa4:Bh8"
      Then the legal moves are
        | a4-a5 | a4-b5 |

    @near-miss
    Scenario Outline: One square, no more
      Given the position "W:Wd4:Bh8"
      Then "<move>" is not legal because "not a move"

      Examples:
        | move  |
        | d4-d6 |
        | d4-f6 |
        | d4-b6 |
        | d4-e6 |

    @near-miss
    Scenario: Not onto a piece
      Given the position "W:Wd4:Bc5"
      Then "d4-c5" is not legal because "blocked"
      And the legal moves are
        | d4-d5 | d4-e5 |

  @dameo.man.forward-only
  Rule: A man never steps sideways or back

    Scenario: Free squares beside and behind are of no use
      Given this position, White to move
        """
        8  . . . . . . . .
        7  . . . . . . . .
        6  . . . b . . . .
        5  . . b b b . . .
        4  . . . w . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
        """
      Then there is no legal move
      And Black wins because "no move"

    @near-miss
    Scenario Outline: Sideways and back
      Given the position "W:Wd4:Bh8"
      Then "<move>" is not legal because "not a move"

      Examples:
        | move  |
        | d4-c4 |
        | d4-e4 |
        | d4-c3 |
        | d4-d3 |
        | d4-e3 |

    @near-miss
    Scenario: Black's way is the other one
      Given the position "B:Wa1:Bd5"
      Then "d5-d6" is not legal because "not a move"

@turkish
Feature: Turkish draughts

  Background:
    Given the "turkish" variant

  @turkish.setup
  Rule: Men on the second and third row

    Scenario: The start
      Given the start position
      Then it is White's turn
      And White has 16 men and 0 kings
      And the position is
        """
        8  . . . . . . . .
        7  b b b b b b b b
        6  b b b b b b b b
        5  . . . . . . . .
        4  . . . . . . . .
        3  w w w w w w w w
        2  w w w w w w w w
        1  . . . . . . . .
           a b c d e f g h
        """

    @near-miss
    Scenario: The first rows are empty
      Given the start position
      Then the squares "a1 d1 h1 a8 d8 h8" are empty
      And there are 8 legal moves

  @turkish.man.step
  Rule: Men step straight ahead or sideways

    Scenario: Three squares
      Given the position "W:Wd4,a1:Bg8,h8"
      Then the legal moves from "d4" are
        | d4-d5 | d4-c4 | d4-e4 |

    @near-miss
    Scenario Outline: Neither diagonally nor back
      Given the position "W:Wd4,a1:Bg8,h8"
      Then "<move>" is not legal because "not a move"

      Examples:
        | move  |
        | d4-c5 |
        | d4-e5 |
        | d4-d3 |
        | d4-d6 |

  @turkish.man.capture
  Rule: Men capture straight ahead or sideways

    Scenario: Three ways
      Given the position "W:Wd4,a1:Bd5,c4,e4,d3"
      Then the legal moves are
        | d4xd6 | d4xb4 | d4xf4 |

    Scenario: A man takes a king as it takes a man
      Given the position "W:Wd4,a1:BKd5,h8"
      Then the legal moves are
        | d4xd6 |

    @near-miss
    Scenario: Not backward
      Given the position "W:Wd4,a1:Bd3,h8"
      Then "d4xd2" is not legal because "a man captures straight forward or sideways over a neighbour"

  @turkish.king.orthogonal
  Rule: Kings go straight, at any distance

    Scenario: Like the rook of chess
      Given the position "W:WKd4:Bg8,h8"
      Then the legal moves are
        | d4-d5 | d4-d6 | d4-d7 | d4-d8 |
        | d4-e4 | d4-f4 | d4-g4 | d4-h4 |
        | d4-d3 | d4-d2 | d4-d1 |       |
        | d4-c4 | d4-b4 | d4-a4 |       |

    Scenario: They capture at a distance, and backward too
      Given the position "W:WKd8:Bd5,h5,g6"
      Then the legal moves are
        | d8xd4 | d8xd3 | d8xd2 | d8xd1 |

    Scenario: They come down anywhere behind a king as behind a man
      Given the position "W:WKa4,a1:BKd4,h8"
      Then the legal moves are
        | a4xe4 | a4xf4 | a4xg4 | a4xh4 |

    Scenario: Also behind a king taken last of several
      Given the position "W:WKa1,h2:Ba3,Kd6,h8"
      Then the legal moves are
        | a1xa6xe6 | a1xa6xf6 | a1xa6xg6 | a1xa6xh6 |

    @near-miss
    Scenario: Not diagonally
      Given the position "W:WKd4:Bg8,h8"
      Then "d4-e5" is not legal because "not a move"

  @turkish.capture.mandatory
  Rule: Who can capture must

    Scenario: The capture is the only move
      Given the position "W:Wa2,d4:Bd5,h8"
      Then the legal moves are
        | d4xd6 |

    @near-miss
    Scenario: No other move instead
      Given the position "W:Wa2,d4:Bd5,h8"
      Then "a2-a3" is not legal because "capture is mandatory"

  @turkish.capture.removal-at-once
  Rule: A piece leapt over is gone at once

    Scenario: The first victim no longer shields the last
      Given this position, White to move
        """
        8  . . . . . . . .
        7  . . . . . b . .
        6  . . . . . . . .
        5  . . . . . . b .
        4  . b . b . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . W . . . .
           a b c d e f g h
        """
      Then the legal moves are
        | d1xd7xg7xg4xa4 |
      And "d1xd7xg7xg4xa4" captures "d4 f7 g5 b4" in this order

    Scenario: Round the corner twice
      Given the position "W:WKa1:Ba3,c6,b8"
      Then the legal moves are
        | a1xa8xc8xc5 | a1xa8xc8xc4 | a1xa8xc8xc3 | a1xa8xc8xc2 | a1xa8xc8xc1 |

    @near-miss
    Scenario: The capture does not end where the line has opened
      Given the position "W:WKd1:Bb4,d4,f7,g5"
      Then "d1xd7xg7xg4" is not legal because "capture goes on"
      And "d1xd7xg7xg3" is not legal because "another capture takes more pieces"

  @turkish.capture.no-reversal
  Rule: No turning back between two leaps

    Scenario: One or the other
      Given the position "W:WKd4:Bd6,d2"
      Then the legal moves are
        | d4xd7 | d4xd8 | d4xd1 |

    @near-miss
    Scenario: Not one and then the other
      Given the position "W:WKd4:Bd6,d2"
      Then "d4xd7xd1" is not legal because "reversal"
      And "d4xd1xd8" is not legal because "reversal"

  @turkish.capture.majority
  Rule: The capture that takes most pieces is obligatory

    Scenario: Two outweigh one
      Given the position "W:Wb3,f3:Bb4,f4,f6,h7"
      Then the legal moves are
        | f3xf5xf7 |

    @near-miss
    Scenario: Not the smaller one
      Given the position "W:Wb3,f3:Bb4,f4,f6,h7"
      Then "b3xb5" is not legal because "another capture takes more pieces"

  @turkish.promotion.end-of-move
  Rule: Promotion comes at the end of the move

    Scenario: Along the last row and staying there
      Given the position "W:Wd6:Bd7,c8"
      Then the legal moves are
        | d6xd8xb8 |
      And "d6xd8xb8" promotes

    Scenario: Promoted because nothing neighbouring is left to capture
      Given the position "W:Wd6:Bd7,b8"
      Then the legal moves are
        | d6xd8 |
      And "d6xd8" promotes

    @near-miss
    Scenario: It does not fly on as a king
      Given the position "W:Wd6:Bd7,b8"
      Then "d6xd8xa8" is not legal because "a man captures straight forward or sideways over a neighbour"

  @turkish.end.king-against-man
  Rule: A lone king beats a lone man

    Scenario: As soon as it comes to that
      Given the position "W:WKd4:Bd6,h2"
      When White plays "d4xd7"
      Then White wins because "material"

    @near-miss
    Scenario: Against two men the king must play on
      Given the position "W:WKd4:Bd6,h2,g3"
      When White plays "d4xd7"
      Then the game goes on

  @turkish.end.one-each
  Rule: One piece each of the same rank is a draw

    Scenario: Two men
      Given the position "W:Wd4:Bd5,h8"
      When White plays "d4xd6"
      Then the game is drawn because "material"

    Scenario: Two kings
      Given the position "W:WKd4:Bd6,Kh2"
      When White plays "d4xd7"
      Then the game is drawn because "material"

    @near-miss
    Scenario: Two against one play on
      Given the position "W:Wd4,a3:Bd5,h8"
      When White plays "d4xd6"
      Then the game goes on

  @turkish.end.no-move
  Rule: A player who cannot move loses

    Scenario: The last way out is closed from the side
      Given this position, White to move
        """
        8  . . . . . . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  w . . . . . . .
        3  b w . w . . . .
        2  w . . . . . . .
        1  w . . . . . . .
           a b c d e f g h
        """
      When White plays "d3-c3"
      Then White wins because "no move"

    @near-miss
    Scenario: A capture left open
      Given the position "W:Wa1,a2,a4,b3,d3:Ba3"
      When White plays "d3-d4"
      Then the legal moves are
        | a3xc3 |
      And the game goes on

  @turkish.draw.repetition
  Rule: The third time a position stands, the game is drawn

    Scenario: To and fro
      Given the position "W:WKa1,Kb1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7 a1-a2 h7-h6 a2-a1 h6-h7" are played
      Then the game is drawn because "repetition"

    @near-miss
    Scenario: Twice is not enough
      Given the position "W:WKa1,Kb1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Numbers to compare programs by

    Scenario: Move trees from the start
      Given the start position
      Then perft gives
        | depth | nodes |
        | 1     | 8     |
        | 2     | 64    |
        | 3     | 708   |
        | 4     | 7538  |

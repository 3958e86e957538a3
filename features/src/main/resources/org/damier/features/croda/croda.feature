@croda
Feature: Croda

  Background:
    Given the "croda" variant

  @croda.setup
  Rule: Three full rows of men each

    Scenario: The start
      Given the start position
      Then White has 24 men and 0 kings
      And the position is
        """
        8  b b b b b b b b
        7  b b b b b b b b
        6  b b b b b b b b
        5  . . . . . . . .
        4  . . . . . . . .
        3  w w w w w w w w
        2  w w w w w w w w
        1  w w w w w w w w
           a b c d e f g h
        """

    @near-miss
    Scenario: Only the front men can move
      Given the start position
      Then there are 22 legal moves
      And "a2-a3" is not legal because "blocked"

  @croda.man.step
  Rule: Men step straight or diagonally ahead

    Scenario: Three squares
      Given the position "W:Wd3:Bh8"
      Then the legal moves are
        | d3-c4 | d3-d4 | d3-e4 |

    @near-miss
    Scenario: Not back
      Given the position "W:Wd3:Bh8"
      Then "d3-d2" is not legal because "not a move"

  @croda.man.no-sideways
  Rule: Men do not step sideways

    Scenario: A man with nothing free but its sides cannot move
      Given the position "W:Wd4:Bc5,d5,e5,d6"
      Then there is no legal move

    @near-miss
    Scenario: Neither to the left nor to the right
      Given the position "W:Wd3:Bh8"
      Then "d3-c3" is not legal because "not a move"
      And "d3-e3" is not legal because "not a move"

  @croda.man.no-line
  Rule: No line moves

    Scenario: Two men on a file
      Given the position "W:Wd2,d3:Bh8"
      Then the legal moves are
        | d2-c3 | d2-e3 | d3-c4 | d3-d4 | d3-e4 |

    @near-miss
    Scenario: They do not move up together
      Given the position "W:Wd2,d3:Bh8"
      Then "d2-d4" is not legal because "not a move"

  @croda.capture.orthogonal
  Rule: Captures follow files and ranks, all four ways

    Scenario: A man surrounded
      Given the position "W:Wd4:Bd5,c4,e4,d3,a8"
      Then the legal moves are
        | d4xd6 | d4xb4 | d4xf4 | d4xd2 |

    Scenario: A man takes a king as it takes a man
      Given the position "W:Wd4:BKd5,h8"
      Then the legal moves are
        | d4xd6 |

    @near-miss
    Scenario: Not diagonally, though men step so
      Given the position "W:Wd4:Be5,a8"
      Then "d4xf6" is not legal because "a man captures straight over a neighbour"

  @croda.capture.mandatory
  Rule: Who can capture must

    Scenario: The capture is the only move
      Given the position "W:Wa2,d4:Bd5,h8"
      Then the legal moves are
        | d4xd6 |

    @near-miss
    Scenario: No other move instead
      Given the position "W:Wa2,d4:Bd5,h8"
      Then "a2-a3" is not legal because "capture is mandatory"

  @croda.capture.majority
  Rule: The capture that takes most pieces is obligatory

    Scenario: Two ways to take two
      Given the position "W:Wd3:Bd4,d6,e5"
      Then the legal moves are
        | d3xd5xd7 | d3xd5xf5 |

    @near-miss
    Scenario: Not one where two can be had
      Given the position "W:Wc3,f3:Bc4,f4,f6,h8"
      Then "c3xc5" is not legal because "another capture takes more pieces"

  @croda.capture.removal-at-end
  Rule: Captured pieces block until the move is over

    Scenario: The first victim shields the man behind it
      Given the position "W:WKd1:Bb4,d4,f7,g5"
      Then the legal moves are
        | d1xd7xg7xg4 | d1xd7xg7xg3 | d1xd7xg7xg2 | d1xd7xg7xg1 |

    @near-miss
    Scenario: Not through it
      Given the position "W:WKd1:Bb4,d4,f7,g5"
      Then "d1xd7xg7xg4xa4" is not legal because "removal"

  @croda.king.orthogonal
  Rule: Kings go straight, at any distance

    Scenario: Like the rook of chess
      Given the position "W:WKd4:Bh7"
      Then the legal moves are
        | d4-d5 | d4-d6 | d4-d7 | d4-d8 |
        | d4-e4 | d4-f4 | d4-g4 | d4-h4 |
        | d4-d3 | d4-d2 | d4-d1 |       |
        | d4-c4 | d4-b4 | d4-a4 |       |

    Scenario: They capture at a distance too
      Given the position "W:WKd1:Bd5,h7"
      Then the legal moves are
        | d1xd6 | d1xd7 | d1xd8 |

    Scenario: They capture a neighbour as well
      Given the position "W:WKa4:Bb4,h8"
      Then the legal moves are
        | a4xc4 | a4xd4 | a4xe4 | a4xf4 | a4xg4 | a4xh4 |

    @near-miss
    Scenario: Not over a man of their own
      Given the position "W:WKd1,d4:Bh7"
      Then "d1xd6" is not legal
      And "d1-d5" is not legal because "blocked"

    Scenario: They come down anywhere behind a king as behind a man
      Given the position "W:WKa4:BKd4,h8"
      Then the legal moves are
        | a4xe4 | a4xf4 | a4xg4 | a4xh4 |

    Scenario: Also behind a king taken last of several
      Given the position "W:WKa1:Ba3,Kd6"
      Then the legal moves are
        | a1xa6xe6 | a1xa6xf6 | a1xa6xg6 | a1xa6xh6 |

    @near-miss
    Scenario: Not diagonally, as they would in Dameo
      Given the position "W:WKd4:Bh7"
      Then "d4-e5" is not legal because "not a move"

    @near-miss
    Scenario: They do not capture diagonally either
      Given the position "W:WKd4:Bb2,f2,b6,f6"
      Then "d4xa1" is not legal because "king-captures"
      And "d4xg1" is not legal because "king-captures"
      And "d4xa7" is not legal because "king-captures"
      And "d4xg7" is not legal because "king-captures"
      And there are 14 legal moves

  @croda.promotion.not-in-passing
  Rule: A man that goes on capturing from the last row stays a man

    Scenario: In and out again
      Given the position "W:Wd6:Bb7,c8,d7"
      Then the legal moves are
        | d6xd8xb8xb6 |
      And "d6xd8xb8xb6" does not promote

    Scenario: Ending there
      Given the position "W:Wd6:Bd7,a7"
      Then "d6xd8" promotes

    Scenario: Black's last row is the first
      Given the position "B:Wa5:Bd3,g2"
      Then "g2-g1" promotes
      And "g2-f1" promotes
      And "d3-d2" does not promote

    @near-miss
    Scenario: It does not stop there
      Given the position "W:Wd6:Bb7,c8,d7"
      Then "d6xd8" is not legal because "capture goes on"

  @croda.end.no-move
  Rule: A player who cannot move loses

    Scenario: White is to move and cannot
      Given the position "W:Wd4:Bc5,d5,e5,d6"
      Then Black wins because "no move"

    @near-miss
    Scenario: One capture is move enough
      Given the position "W:Wd4:Bc5,d5,e5"
      Then the legal moves are
        | d4xd6 |
      And the game goes on

  @croda.draw.repetition
  Rule: The third time a position stands, the game is drawn

    Scenario: To and fro
      Given the position "W:WKa1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7 a1-a2 h7-h6 a2-a1 h6-h7" are played
      Then the game is drawn because "repetition"

    @near-miss
    Scenario: Twice is not enough
      Given the position "W:WKa1:BKh7"
      When the moves "a1-a2 h7-h6 a2-a1 h6-h7" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Numbers to compare programs by

    Scenario: Move trees from the start
      Given the start position
      Then perft gives
        | depth | nodes |
        | 1     | 22    |
        | 2     | 484   |
        | 3     | 10494 |

@dameo
Feature: Dameo: capture

  Background:
    Given the "dameo" variant

  @dameo.capture.orthogonal
  Rule: Captures follow files and ranks

    Scenario: The enemy ahead is captured, the one on the diagonal is not
      Given the position "W:Wd4:Bd5,e5,h8"
      Then the legal moves are
        | d4xd6 |
      When White plays "d4xd6"
      Then the position is "B:Wd6:Be5,h8"

    @near-miss
    Scenario: A man does not capture diagonally
      Given the position "W:Wd4:Be5,a8"
      Then "d4xf6" is not legal because "a man captures straight over a neighbour"
      And the legal moves are
        | d4-c5 | d4-d5 |

    @near-miss
    Scenario: Nor does a king
      Given the position "W:WKa1:Bd4,h7"
      Then "a1xe5" is not legal because "a king captures straight from any distance"
      And there are 16 legal moves

  @dameo.capture.four-ways
  Rule: Forward, sideways and backward

    Scenario: A man surrounded
      Given this position, White to move
        """
        8  b . . . . . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . b . . . .
        4  . . b w b . . .
        3  . . . b . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
        """
      Then the legal moves are
        | d4xd6 | d4xb4 | d4xf4 | d4xd2 |

    Scenario: A king surrounded
      Given the position "W:WKd4:Bd6,b4,f4,d2,a8"
      Then the legal moves are
        | d4xd7 | d4xd8 | d4xa4 | d4xg4 | d4xh4 | d4xd1 |

    @near-miss
    Scenario: To capture backward is not to step backward
      Given the position "W:Wd4:Bd3,a8"
      Then "d4-c3" is not legal
      And the legal moves are
        | d4xd2 |

  @dameo.capture.man-jump
  Rule: A man leaps over a neighbour to the next square

    Scenario: Over and just beyond
      Given the position "W:Wd4:Bd5,h8"
      Then the legal moves are
        | d4xd6 |
      And "d4xd6" captures "d5"

    @near-miss
    Scenario: Not from a distance
      Given the position "W:Wd4:Bd6,h8"
      Then "d4xd7" is not legal because "a man captures straight over a neighbour"
      And the legal moves are
        | d4-c5 | d4-d5 | d4-e5 |

    @near-miss
    Scenario: Not to a square farther on
      Given the position "W:Wd4:Bd5,h8"
      Then "d4xd7" is not legal because "a man captures straight over a neighbour"

    @near-miss
    Scenario: Not where the square beyond is taken
      Given the position "W:Wd4:Bd5,d6"
      Then "d4xd6" is not legal because "blocked"
      And the legal moves are
        | d4-c5 | d4-e5 |

    @near-miss
    Scenario: Not over the edge of the board
      Given the position "W:Wg4:Bh4,a8"
      Then the legal moves are
        | g4-f5 | g4-g5 | g4-h5 |

    @near-miss
    Scenario: Not over an own piece
      Given the position "W:Wd4,Ke4:Bh8"
      Then "d4xf4" is not legal because "not a move"

  @dameo.capture.king-distance
  Rule: A king captures from any distance

    Scenario: Three empty squares lie between
      Given the position "W:WKd1:Bd5,h7"
      Then the legal moves are
        | d1xd6 | d1xd7 | d1xd8 |

    @near-miss
    Scenario: An own man lies between
      Given the position "W:WKd1,d3:Bd5,h8"
      Then "d1xd6" is not legal because "blocked"

  @dameo.capture.king-one-piece
  Rule: One enemy a leap

    Scenario: Two enemies with a gap are captured by two leaps
      Given the position "W:WKd1:Bd3,d5,h8"
      Then the legal moves are
        | d1xd4xd6 | d1xd4xd7 | d1xd4xd8 |
      And "d1xd4xd7" captures "d3 d5" in this order

    @near-miss
    Scenario: Two enemies side by side are a wall
      Given the position "W:WKd1:Bd4,d5,h8"
      Then "d1xd6" is not legal because "blocked"
      And the legal moves from "d1" are
        | d1-d2 | d1-d3 |       |       |
        | d1-e2 | d1-f3 | d1-g4 | d1-h5 |
        | d1-e1 | d1-f1 | d1-g1 | d1-h1 |
        | d1-c1 | d1-b1 | d1-a1 |       |
        | d1-c2 | d1-b3 | d1-a4 |       |

  @dameo.capture.king-landing
  Rule: A king comes down anywhere behind its victim

    Scenario: Up to the next piece
      Given the position "W:WKa4,f4:Bc4,h8"
      Then the legal moves are
        | a4xd4 | a4xe4 |

    Scenario: Behind a king as behind a man
      Given the position "W:WKa4:BKd4,h8"
      Then the legal moves are
        | a4xe4 | a4xf4 | a4xg4 | a4xh4 |

    Scenario: Also behind a king taken last of several
      Given the position "W:WKa1:Ba3,Kd6"
      Then the legal moves are
        | a1xa6xe6 | a1xa6xf6 | a1xa6xg6 | a1xa6xh6 |

    @near-miss
    Scenario: Neither on that piece nor behind it
      Given the position "W:WKa4,f4:Bc4,h8"
      Then "a4xf4" is not legal
      And "a4xg4" is not legal

  @dameo.capture.king-landing-bound
  Rule: A king comes down where it can capture most

    Scenario: Only one file leads on
      Given the position "W:WKa4:Bc4,e7,h8"
      Then the legal moves are
        | a4xe4xe8 |

    @near-miss
    Scenario: Not where the capture would end sooner
      Given the position "W:WKa4:Bc4,e7,h8"
      Then "a4xd4" is not legal because "another capture takes more pieces"
      And "a4xh4" is not legal because "another capture takes more pieces"

  @dameo.capture.mandatory
  Rule: Who can capture must

    Scenario: The capture is the only move
      Given the position "W:Wd4,a2:Bd5,h8"
      Then the legal moves are
        | d4xd6 |

    @near-miss
    Scenario: No other move instead
      Given the position "W:Wd4,a2:Bd5,h8"
      Then "a2-a3" is not legal because "capture is mandatory"
      And "d4-c5" is not legal because "capture is mandatory"

  @dameo.capture.majority
  Rule: The capture that takes most pieces must be played

    Scenario: Two pieces outweigh one
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
      Then the legal moves are
        | f3xf5xf7 |

    Scenario: A man's three outweigh a king's two
      Given the position "W:Wf1,Ka1:Ba3,a6,f2,f4,f6,h8"
      Then the legal moves are
        | f1xf3xf5xf7 |

    @near-miss
    Scenario: Not the smaller one
      Given the position "W:Wc3,f3:Bc4,f4,f6,h8"
      Then "c3xc5" is not legal because "another capture takes more pieces"

  @dameo.capture.complete
  Rule: A capture is played to its end

    Scenario: Both pieces are captured
      Given the position "W:Wf3:Bf4,f6,h8"
      When White plays "f3xf5xf7"
      Then the position is "B:Wf7:Bh8"

    @near-miss
    Scenario: Not one leap of two
      Given the position "W:Wf3:Bf4,f6,h8"
      Then "f3xf5" is not legal because "capture goes on"

  @dameo.capture.ranks-alike
  Rule: A captured king counts as one piece

    Scenario: A man or a king, as the player likes
      Given the position "W:Wb2,f2:BKb3,f3,h8"
      Then the legal moves are
        | b2xb4 | f2xf4 |

    @near-miss
    Scenario: A king does not outweigh two men
      Given the position "W:Wb2,f2:BKb3,f3,f5,h8"
      Then "b2xb4" is not legal because "another capture takes more pieces"
      And the legal moves are
        | f2xf4xf6 |

  @dameo.capture.equal-choice
  Rule: Equal captures may be chosen from freely

    Scenario: Three ways to take two
      Given this position, White to move
        """
        8  . . . . b b b .
        7  . . . b . . . .
        6  . w . . . . . .
        5  . . w b . . . .
        4  . . b w . . . .
        3  . b . . . . . .
        2  . . . w . . . .
        1  . . . . w w w .
           a b c d e f g h
        """
      Then the legal moves are
        | c5xc3xa3 | d4xb4xb2 | d4xd6xd8 |

    @near-miss
    Scenario: The choice does not reach down to a smaller capture
      Given the position "W:Wb2,d2,f2:Bb3,b5,d3,f3,f5,h8"
      Then the legal moves are
        | b2xb4xb6 | f2xf4xf6 |
      And "d2xd4" is not legal because "another capture takes more pieces"

  @dameo.capture.turning
  Rule: One capture may turn

    Scenario: Ahead, aside and back
      Given the position "W:Wc3:Bc4,d5,e4,h8"
      Then the legal moves are
        | c3xc5xe5xe3 |
      And "c3xc5xe5xe3" captures "c4 d5 e4" in this order

    @near-miss
    Scenario: Not onto a diagonal
      Given the position "W:Wc3:Bc4,d6,h8"
      Then "c3xc5xe7" is not legal because "a man captures straight over a neighbour"
      And the legal moves are
        | c3xc5 |

  @dameo.capture.removal-at-end
  Rule: Captured pieces are taken off when the move is over

    Scenario: All together
      Given the position "W:WKd1:Bd4,e4,f7,g5"
      When White plays "d1xd7xg7xg2"
      Then the position is "B:WKg2:Be4"

    @near-miss
    Scenario: No square is free for landing because a piece on it has been captured
      With d4 taken off at once the king could go on from g4 over e4.

      Given the position "W:WKd1:Bd4,e4,f7,g5"
      Then "d1xd7xg7xg4xd4" is not legal because "removal"
      And the legal moves are
        | d1xd7xg7xg4 | d1xd7xg7xg3 | d1xd7xg7xg2 | d1xd7xg7xg1 |

  @dameo.capture.jumped-blocks
  Rule: A piece leapt over is in the way until then

    Scenario: It shields the man behind it
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
        | d1xd7xg7xg4 | d1xd7xg7xg3 | d1xd7xg7xg2 | d1xd7xg7xg1 |
      And "d1xd7xg7xg4" captures "d4 f7 g5" in this order

    @near-miss
    Scenario: Not through it
      Given the position "W:WKd1:Bb4,d4,f7,g5"
      Then "d1xd7xg7xg4xa4" is not legal because "removal"

  @dameo.capture.jump-once
  Rule: No piece is leapt over twice

    Scenario: The round trip ends where it would begin again
      Given the position "W:Wc3:Bc4,d5,e4,d3,h8"
      Then the legal moves are
        | c3xc5xe5xe3xc3 |
      When White plays "c3xc5xe5xe3xc3"
      Then the position is "B:Wc3:Bh8"

    @near-miss
    Scenario: No second round
      Given the position "W:Wc3:Bc4,d5,e4,d3,h8"
      Then "c3xc5xe5xe3xc3xc5" is not legal

  @dameo.capture.empty-again
  Rule: Empty squares may be used again

    Scenario: A king crosses its own way
      Given the position "W:WKc4:Bc6,e4,e7,g5"
      Then the legal moves are
        | c4xa4 | c4xb4 | c4xc4 | c4xd4 |
        | c4xc1 | c4xc2 | c4xc3 | c4xc5 |

    Scenario: A man lands twice on one square
      Given the position "W:Wc3:Bb3,c4,d5,e4,d3,h8"
      Then the legal moves are
        | c3xc5xe5xe3xc3xa3 |
      And "c3xc5xe5xe3xc3xa3" does not promote

    @near-miss
    Scenario: Not squares that are taken
      Given the position "W:WKc4,c2:Bc6,e4,e7,g5"
      Then "c4xc3" is legal
      And "c4xc1" is not legal
      And "c4xc2" is not legal

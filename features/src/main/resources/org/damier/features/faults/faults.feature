Feature: Faults that draughts programs have had, over several games

  Each position is one on which a program was reported to go wrong.

  Scenario Outline: Two captures with one short text
    Given the "<variant>" variant
    And the position "W:WK4:B13,20,32,37"
    Then "4x15" is ambiguous
    And "4x27x38x15" captures "13 20 32"
    And "4x31x42x15" captures "13 20 37"

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |

  Scenario Outline: No jump onto the own square over two neighbours
    Given the "<variant>" variant
    And the position "B:W7,28,31,33:B20,30,K50"
    Then the legal moves are
      | 20-24 | 20-25 | 30-34 | 30-35 | 50-39 | 50-44 | 50-45 |

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |
      | ghanaian |

  Scenario Outline: No second pass over a piece that is taken
    Given the "<variant>" variant
    And the position "B:W6,24,28,38,41:B13,K49"
    Then the legal moves are
      | 49x32x19x30 | 49x32x19x35 |

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |

  Scenario Outline: Taken pieces stand until the end and block
    Given the "<variant>" variant
    And the position "W:WK26:B9,12,13,23,24"
    Then the legal moves are
      | 26x3x20x29x18 |
    And "26x3x20x29x18" captures "9 12 23 24"

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |

  Scenario Outline: A man that passes the last row stays a man
    Given the "<variant>" variant
    And the position "W:W15:B9,10"
    Then the legal moves are
      | 15x4x13 |
    And "15x4x13" does not promote

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |
      | breakthrough |

  Scenario Outline: Where crowning ends the move it ends there
    Given the "<variant>" variant
    And the position "W:W15:B9,10"
    Then the legal moves are
      | 15x4 |
    And "15x4" promotes

    Examples:
      | variant |
      | crowded-english |

  Scenario Outline: Only the number counts, not kings
    Given the "<variant>" variant
    And the position "W:W26:B12,K21,31,32"
    Then the legal moves are
      | 26x17x8 | 26x37x28 |

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |

  Scenario Outline: A round trip back to the start
    Given the "<variant>" variant
    And the position "W:WK38:B18,19,32,33"
    Then there are 5 legal moves
    And "38x38" is legal

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |

  Scenario Outline: Ways that take the same are counted once
    Given the "<variant>" variant
    And the position "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"
    Then perft gives
      | depth | nodes |
      | 1 | 14 |
      | 2 | 55 |
      | 3 | 1168 |
      | 4 | 5432 |

    Examples:
      | variant |
      | international |
      | antidraughts |

  Scenario Outline: A man on its own promotion row
    Given the "<variant>" variant
    Then "W:W4:B49" is not a position because "men become kings"

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |
      | frisian |
      | frysk |
      | ghanaian |
      | crowded-english |

  Scenario Outline: A man crowned in passing goes on as a king
    Given the "<variant>" variant
    And the position "W:Wf6:Bc7,e7"
    Then the legal moves are
      | f6xd8xa5 | f6xd8xb6 |
    When White plays "f6xd8xb6"
    Then there is a white king on "b6"

    Examples:
      | variant |
      | russian |
      | spantsireti-russian |
      | diagonal-russian |

  Scenario Outline: Crowning is the end of a capture
    Given the "<variant>" variant
    And the position "W:W11:B6,7"
    Then the legal moves are
      | 11x2 |
    And "11x2x9" is not legal because "capture is over"

    Examples:
      | variant |
      | english |
      | double-back |

  Scenario Outline: Two ways to one square
    Given the "<variant>" variant
    And the position "B:W14,15,22,23:B10,11"
    Then the legal moves are
      | 10x17x26 | 10x19x26 | 11x18x25 | 11x18x27 |

    Examples:
      | variant |
      | english |
      | double-back |

  Scenario Outline: A short text that the next move would settle
    Given the "<variant>" variant
    And the position "B:W14,15,18,21,22,23,30:B6,7,8,10,12,13"
    Then "10x26" is ambiguous
    And "10x17x26" is legal
    And "10x19x26" is legal

    Examples:
      | variant |
      | english |
      | double-back |

  Scenario Outline: Nobody has won while a move is left
    Given the "<variant>" variant
    And the position "W:WK29:BK25"
    Then the game goes on
    And the legal moves are
      | 29x22 |

    Examples:
      | variant |
      | english |

  Scenario Outline: A king of five pieces, six ends
    Given the "<variant>" variant
    And the position "W:WK4,36,41,42,43,44,46,47,48,49,50:B1,2,6,12,14,17,18,23"
    Then there are 6 legal moves

    Examples:
      | variant |
      | frisian |
      | frysk |

  Scenario Outline: The limit is of one king
    Given the "<variant>" variant
    And the position "W:WK46,K47,45:BK6"
    When the moves "46-41 6-1 41-46 1-6 47-42 6-1" are played
    Then "46-41" is legal

    Examples:
      | variant |
      | frisian |
      | frysk |

  Scenario Outline: A king must not end a capture that could go on from elsewhere
    Given the "<variant>" variant
    And the position "W:WKg1:Be3,f6"
    Then the legal moves are
      | g1xd4xg7 | g1xd4xh8 |

    Examples:
      | variant |
      | russian |
      | czech |
      | diagonal-russian |
      | spantsireti-russian |

  Scenario Outline: A king passes no two pieces that stand one behind the other
    Given the "<variant>" variant
    And the position "W:WK30:B23,26"
    Then the legal moves are
      | 30-21 | 30-25 |
    And "30x19" is not legal

    Examples:
      | variant |
      | brazilian |
      | pool |
      | thai |
      | ghanaian-small |

  Scenario Outline: Nor where squares have letters
    Given the "<variant>" variant
    And the position "W:WKc1:Bd2,e3"
    Then the legal moves are
      | c1-b2 | c1-a3 |
    And "c1xf4" is not legal

    Examples:
      | variant |
      | russian |
      | diagonal-russian |
      | czech |
      | german |

  Scenario Outline: The edge at the side makes no king
    Given the "<variant>" variant
    And the position "W:W37,50:B1,2,31"
    Then the legal moves are
      | 37x26 |
    And "37x26" does not promote

    Examples:
      | variant |
      | international |
      | antidraughts |
      | killer |
      | killer-light |
      | ghanaian |
      | frisian |

  Scenario Outline: Nor after three jumps, on the mirrored board
    Given the "<variant>" variant
    And the position "B:W17,28,29,45:B1,12"
    Then the legal moves are
      | 12x23x34x25 |
    And "12x23x34x25" does not promote

    Examples:
      | variant |
      | ghanaian-street |
      | ghanaian-arena |
      | ghanaian-singleton |
      | nigerian |

  Scenario Outline: A capture of several jumps is one move to the turn, the clocks and the repetitions
    Given the "<variant>" variant
    And the position "W:W26,K50:B1,12,K21,31,32"
    When White plays "26x37x28"
    Then it is Black's turn
    And the position has stood 1 time
    And the clock of 25 moves stands at 0 plies

    Examples:
      | variant |
      | international |
      | killer |
      | killer-light |

  Scenario Outline: Counts are of moves, not of plies
    Given the "<variant>" variant
    And the position "W:WK26,K36,K6:BK16"
    When for 31 plies White goes round "26-31 31-48 48-25 25-3 3-26" and Black goes round "16-49 49-35 35-2 2-16"
    Then the clock of 16 moves stands at 31 plies
    And the game goes on

    Examples:
      | variant |
      | international |
      | killer |
      | killer-light |

  Scenario Outline: A man on the last row goes on as a man where he is crowned at the end
    Given the "<variant>" variant
    And the position "W:Wd6:Bc8,d7"
    Then "d6xd8xb8" is legal
    And "d6xd8" is not legal because "capture goes on"

    Examples:
      | variant |
      | turkish |
      | armenian |
      | give-and-take |

  Scenario Outline: He takes nothing from afar there
    Given the "<variant>" variant
    And the position "W:Wd6:Bb8,d7"
    Then "d6xd8" is legal
    And "d6xd8xa8" is not legal

    Examples:
      | variant |
      | turkish |
      | armenian |
      | give-and-take |

  Scenario Outline: Crowned in passing he does
    Given the "<variant>" variant
    And the position "W:Wd6:Bb8,d7"
    Then "d6xd8xa8" is legal

    Examples:
      | variant |
      | turkish-passing |
      | kenya |
      | comoros |
      | armenian-passing |

  Scenario Outline: Where crowning stops him he stops
    Given the "<variant>" variant
    And the position "W:Wd6:Bc8,d7"
    Then the legal moves are
      | d6xd8 |

    Examples:
      | variant |
      | turkish-stopping |
      | greek |
      | bahrain |
      | palestinian |

  Scenario Outline: A square emptied by a capture is crossed in the same move
    Given the "<variant>" variant
    And the position "W:WKa1:Ba3,b8,c6"
    Then the legal moves are
      | a1xa8xc8xc1 | a1xa8xc8xc2 | a1xa8xc8xc3 | a1xa8xc8xc4 | a1xa8xc8xc5 |

    Examples:
      | variant |
      | turkish |
      | turkish-passing |
      | turkish-stopping |
      | armenian |
      | armenian-passing |
      | kenya |

  Scenario Outline: Captures that come back through a square are found
    Given the "<variant>" variant
    And the position "W:WKc4:Bc6,e4,e7,g5"
    Then there are 8 legal moves

    Examples:
      | variant |
      | dameo |
      | anti-dameo |
      | croda |

  Scenario Outline: Lines are of men only
    Given the "<variant>" variant
    And the position "W:Wb2,b3,Kb1:Bh8"
    Then there are 20 legal moves

    Examples:
      | variant |
      | dameo |
      | anti-dameo |

  Scenario Outline: A man that passes the last row on straight lines stays a man
    Given the "<variant>" variant
    And the position "W:Wd6:Bb7,c8,d7"
    Then the legal moves are
      | d6xd8xb8xb6 |
    And "d6xd8xb8xb6" does not promote

    Examples:
      | variant |
      | dameo |
      | anti-dameo |
      | croda |

  Scenario Outline: Equal captures are all legal
    Given the "<variant>" variant
    And the position "W:Wb6,c5,d2,d4,e1,f1,g1:Bb3,c4,d5,d7,e8,f8,g8"
    Then the legal moves are
      | c5xc3xa3 | d4xb4xb2 | d4xd6xd8 |

    Examples:
      | variant |
      | dameo |
      | anti-dameo |
      | croda |

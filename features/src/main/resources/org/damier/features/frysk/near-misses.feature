@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "frysk" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:W46,47,48,49,50:B1,2,3,4,5"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position  | moves       |
        | step sideways orthogonal too | W:W50:B6  | 50-44 50-45 |
        | step backward orthogonal too | W:W38:B10 | 38-32 38-33 |
        | step backward diagonal too   | W:W42:B6  | 42-37 42-38 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position        | moves                   |
        | no jump, jump not forward orthogonal, jump: over kings only | W:W35:B25       | 35x15                   |
        | jump not forward diagonal                                   | W:W47:B41       | 47x36                   |
        | jump not sideways orthogonal                                | B:W12:B11       | 11x13                   |
        | jump not backward orthogonal                                | B:WK15:B25      | 25x5                    |
        | jump not backward diagonal                                  | B:W21,29,32:B11 | 11x31x33x24             |
        | jump: fly                                                   | B:W32:B10       | 10-14 10-15             |
        | jump: over men only                                         | B:WK31:B27      | 27x36                   |
        | jump: over own pieces too                                   | W:W49,50:B6     | 49-43 49-44 50-44 50-45 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves |
        | at once continuing | W:W15:B10,31 | 15x4  |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position  | move  |
        | never     | B:W40:B43 | 43-48 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position  | move  |
        | a step sooner for White | W:W17:B29 | 17-11 |
        | a step sooner for Black | B:W45:B34 | 34-39 |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves    |
        | B:WK38,K42:B11,37 | 37x48x28 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                    | position   | moves                                                 |
        | slide forward orthogonal too                                 | W:WK26:BK2 | 26-12 26-17 26-21 26-3 26-31 26-37 26-42 26-48 26-8   |
        | slide sideways orthogonal too, slide backward orthogonal too | B:W35:BK48 | 48-25 48-26 48-30 48-31 48-34 48-37 48-39 48-42 48-43 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                               | position         | moves                                                                                           |
        | no fly, fly not backward diagonal, fly: jump, fly: landing beyond, fly: over kings only | B:W30:BK43       | 43x25                                                                                           |
        | fly not forward orthogonal, fly: landing next after last king                           | W:WK39:BK29      | 39x19 39x9                                                                                      |
        | fly not forward diagonal                                                                | B:W22,27,30:BK43 | 43x21x24x35 43x21x25x34 43x21x25x39 43x21x25x43 43x21x25x48 43x25x21x32 43x25x21x38 43x25x21x49 |
        | fly not sideways orthogonal                                                             | B:W22,30:BK43    | 43x25x21                                                                                        |
        | fly not backward orthogonal                                                             | B:W15,30:BK43    | 43x25x5                                                                                         |
        | fly: landing next                                                                       | B:W27:BK43       | 43x16 43x21                                                                                     |
        | fly: landing next after last king of several                                            | W:WK8:BK18,K33   | 8x28x39 8x28x44 8x28x50 8x38x15 8x38x20 8x38x24 8x38x29                                         |
        | fly: over men only                                                                      | W:WK17:BK19      | 17x20                                                                                           |
        | fly: over own pieces too                                                                | B:W22,27:B29,K43 | 43x21x23 43x21x24 43x21x25                                                                      |
        | fly: from afar                                                                          | B:W22,27:BK43    | 43x21x23 43x21x24 43x21x25                                                                      |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                          | position   | moves |
        | against last moved, optional, forfeit, forfeit one | W:W35:B25  | 35x15 |
        | forfeit kings                                      | B:W30:BK43 | 43x25 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position      | moves    |
        | single jump | B:W22,30:BK43 | 43x25x21 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                    | position                   | moves                       |
        | none, by king                                | B:W22,27:BK43              | 43x21x23 43x21x24 43x21x25  |
        | by king, then value man 1, king 199/100      | B:W16,25,36,40,44:BK5,6,45 | 6x26x46                     |
        | value man 99/100, king 199/100, then by king | B:WK11,13,39:B1,K27        | 27x9x49                     |
        | value man 1, king 2, then by king            | B:W8,19,K39:B29            | 29x9x7                      |
        | value man 1, king 199/100                    | W:WK31,32:BK27             | 31x13 31x18 31x22 31x4 31x9 |
        | of the chosen piece                          | B:W21,32,34:B11,16         | 11x31x33x35                 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position             | moves                                                                                                               |
        | at once   | B:W23,K24,27,34:BK36 | 36x13x30x43x13 36x13x30x43x3 36x13x33x35x2 36x13x33x35x8 36x13x35x32x10 36x13x35x32x14 36x13x35x32x19 36x13x35x32x5 |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:BK5,9,13,29"
      Then Black wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK39,K48:BK23,K41"
      When the moves "39-50 23-10 50-39 10-23 39-50 23-10 50-39 10-23" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK39,K48:BK23,K41"
      When the moves "39-50 23-10 50-39 10-23" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 7 moves of 2 kings against 1 king draws

    Scenario: 14 plies: drawn
      Given the position "W:WK11,K38:BK1"
      When the moves "11-39 1-6 38-33 6-1 39-50 1-18 50-39 18-45 33-22 45-7 39-25 7-29 22-36 29-40" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK11,K38:BK1"
      When the moves "11-39 1-6 38-33 6-1 39-50 1-18 50-39 18-45 33-22 45-7 39-25 7-29 22-36" are played
      Then the game goes on

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                           | position            | moves       | plies |
        | 2 kings against 1 king           | W:WK16,K42:BK34     | 42-47 34-40 | 2 0   |
        | 2 kings and 1 man against 1 king | W:WK9,10,K28:BK2    | 9-27 2-11   | 0 0   |
        | 1 king against 1 king            | B:WK50:BK5          | 5-37 50-44  | 0 2   |
        | 3 kings against 1 king           | B:WK10,K16,K46:BK39 | 39-22 16-7  | 0 0   |
        | 2 kings against 1 king and 1 man | W:WK29,K42:BK21,35  | 29-18 21-8  | 0 0   |
        | 2 kings against 2 kings          | W:WK13,K25:BK41,K48 | 13-36 48-26 | 0 0   |
        | 1 king and 1 man against 1 king  | B:W42,K50:BK8       | 8-2 50-44   | 0 0   |
        | 2 kings against 1 man            | W:WK6,K39:B23       | 39-43 23-29 | 0 0   |

  Rule: How kings rest

    Scenario: The fourth time something else must move
      Given the position "W:WK46,45:BK6"
      When the moves "46-41 6-1 41-46 1-6 46-41 6-1" are played
      Then the legal moves are
        | 45-40 |
      And "41-46" is not legal because "must rest"

    Scenario: Not yet the third time
      Given the position "W:WK46,45:BK6"
      When the moves "46-41 6-1 41-46 1-6" are played
      Then "46-41" is legal

    Scenario: A side without men may
      Given the position "W:WK46:BK6,K1"
      When the moves "46-41 6-17 41-46 17-6 46-41 6-17" are played
      Then "41-46" is legal

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:W28:B5,22"
      When White plays "28x17"
      Then the position is "B:W17:B5"

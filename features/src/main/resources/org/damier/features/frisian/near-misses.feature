@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "frisian" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position    | moves       |
        | step backward orthogonal too | W:W28:B6,14 | 28-22 28-23 |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                                                                           | moves                                                 |
        | jump not sideways orthogonal | W:W26:B27                                                                                                          | 26x28                                                 |
        | jump not backward orthogonal | B:WK15:B25                                                                                                         | 25x5                                                  |
        | jump not backward diagonal   | B:W23,32,33:B18                                                                                                    | 18x29x38x27                                           |
        | jump: over own pieces too    | W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position           | moves                  |
        | at once stopping   | B:W34,43,47:B30    | 30x39x48x46            |
        | at once continuing | W:W32:B13,18,20,22 | 32x12x14x25 32x12x23x3 |

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position             | move          |
        | never     | W:W32:B1,15,18,22,24 | 32x12x23x25x5 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position     | move  |
        | a step sooner for White | W:W32:B15,22 | 32x12 |
        | a step sooner for Black | B:W28,34:B30 | 30x39 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                     | position     | moves                                                                        |
        | slide forward orthogonal too  | B:W50:BK37   | 37-10 37-14 37-19 37-23 37-26 37-28 37-31 37-32 37-41 37-42 37-46 37-48 37-5 |
        | slide sideways orthogonal too | W:WK21:B1,15 | 21-12 21-16 21-17 21-26 21-27 21-3 21-32 21-38 21-43 21-49 21-8              |
        | slide backward orthogonal too | B:W50:BK41   | 41-10 41-14 41-19 41-23 41-28 41-32 41-36 41-37 41-46 41-47 41-5             |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                             | position       | moves             |
        | fly not forward orthogonal                            | B:W39:BK19     | 19x49             |
        | fly: landing next after last king, fly: over men only | W:WK48:BK42    | 48x26 48x31 48x37 |
        | fly: landing next after last king of several          | B:W35,K37:BK45 | 45x5x41 45x5x46   |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                               | position               | moves |
        | by king, then value man 1, king 199/100 | W:WK16,50:B7,10,14,K49 | 50x48 |
        | value man 1, king 199/100               | B:WK10:B5,K15          | 15x4  |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:W16,23,25,33:B"
      Then White wins because "no move"

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

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "ghanaian-singleton" variant

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
        | otherwise                                          | position                                                                                                           | moves                                                 |
        | step forward orthogonal too, slide instead of step | W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 31-26 32-26 32-27 33-27 33-28 34-28 34-29 35-29 35-30 |
        | step sideways orthogonal too                       | W:W35,50:B20,21                                                                                                    | 35-29 35-30 50-45                                     |
        | step backward orthogonal too                       | W:W23,50:B12,25                                                                                                    | 23-17 23-18 50-45                                     |
        | step backward diagonal too                         | W:W27,50:B20,21                                                                                                    | 27-22 27-23 50-45                                     |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                                                                           | moves                                                 |
        | jump sideways orthogonal too | B:W23,50:B21,24                                                                                                    | 21-26 24-28 24-29                                     |
        | jump backward orthogonal too | W:W24,50:B30,34                                                                                                    | 24-18 24-19 50-45                                     |
        | jump: over men only          | W:W12,K37:B3,K6                                                                                                    | 12x1                                                  |
        | jump: over own pieces too    | W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 31-26 32-26 32-27 33-27 33-28 34-28 34-29 35-29 35-30 |

  Rule: When a man becomes a king

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise | position       | move    |
        | never     | W:W22,37:B7,17 | 22x13x2 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position           | move     |
        | a step sooner for Black | B:W28,31,37:B24,30 | 24x33x42 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                         | position          | moves                                                  |
        | slide forward orthogonal too                                                      | B:W33,37:B24,K35  | 24-28 24-29 35-29 35-30 35-39 35-40 35-44 35-48        |
        | slide sideways orthogonal too, slide not backward diagonal, step instead of slide | W:WK2,37:B12,39   | 2-11 2-13 2-18 2-24 2-29 2-35 2-40 2-6 2-7 37-32 37-33 |
        | slide backward orthogonal too                                                     | B:W37,K43:B24,K48 | 24-28 24-29 48-30 48-35 48-39 48-44                    |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                           | position         | moves                                                                          |
        | fly forward orthogonal too                                                                          | W:WK11,37:B12,16 | 11-2 11-6 11x22 11x27 11x33 11x38 11x44 11x49 37-32 37-33                      |
        | fly sideways orthogonal too                                                                         | W:WK11,37:B16,24 | 11-2 11-6 11x22 11x27 11x33x10 11x33x15 11x33x19 11x38 11x44 11x49 37-32 37-33 |
        | fly backward orthogonal too                                                                         | W:WK2,37:B12,39  | 2-11 2-13 2-18 2-24 2-29 2-35 2-40 2-6 2-7 37-32 37-33                         |
        | fly not backward diagonal, fly: landing beyond, fly: from afar                                      | W:WK11,37:B16,39 | 11-2 11-6 11x22 11x27 11x33 11x38 11x44x30 11x44x35 11x49 37-32 37-33          |
        | fly: landing next                                                                                   | W:WK8,37:B19,K48 | 37-32 37-33 8-13 8-14 8-17 8-22 8-26 8-3 8-31 8-4 8x25 8x30                    |
        | fly: landing where it can continue                                                                  | W:WK8,37:B19,38  | 37-32 37-33 8-13 8-14 8-17 8-22 8-26 8-3 8-31 8-4 8x25x43 8x25x47 8x30         |
        | fly: landing next after last king, fly: landing next after last king of several, fly: over men only | W:WK8,37:B19,K35 | 37-32 37-33 8-13 8-14 8-17 8-22 8-26 8-3 8-31 8-4 8x25 8x30x39 8x30x44 8x30x48 |
        | fly: over own pieces too                                                                            | B:W33,37:B12,K39 | 12-16 12-17 39-17 39-23 39-28 39-30 39-34 39-35 39-44 39-45 39-48 39-50        |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position        | moves                                                                  |
        | kings may stop | W:WK8,37:B19,38 | 37-32 37-33 8-13 8-14 8-17 8-22 8-26 8-3 8-31 8-4 8x25x43 8x25x47 8x30 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position         | moves             |
        | most pieces | B:W24,35:B18,30  | 18x29x40 30x39    |
        | by king     | W:WK11,33:B16,38 | 11x22 11x27 33x44 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                                                                                               |
        | at once   | W:WK28,44:B15,37 | 28-1 28-12 28-17 28-19 28-23 28-24 28-33 28-34 28-39 28-45 28-50 28-6 28x10 28x42 28x46 44-38 44-39 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position         | move  | pieces |
        | W:WK28,44:B15,37 | 28x10 | 15     |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WK12,44,45:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK12,K13:BK21,K49"
      When the moves "13-7 21-43 7-13 43-21 13-7 21-43 7-13 43-21" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK12,K13:BK21,K49"
      When the moves "13-7 21-43 7-13 43-21" are played
      Then the position has stood 2 times
      And the game goes on

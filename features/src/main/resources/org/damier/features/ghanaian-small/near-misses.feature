@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "ghanaian-small" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"

  Rule: How men move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                          | position                                                           | moves                                     |
        | step forward orthogonal too, slide instead of step | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 | 21-17 22-17 22-18 23-18 23-19 24-19 24-20 |
        | step sideways orthogonal too                       | W:W24:B13                                                          | 24-19 24-20                               |
        | step backward orthogonal too                       | W:W23:B20                                                          | 23-18 23-19                               |
        | step backward diagonal too                         | W:W18:B13                                                          | 18-14 18-15                               |

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                           | moves                                     |
        | jump forward orthogonal too  | B:W15:B7                                                           | 7-10 7-11                                 |
        | jump sideways orthogonal too | W:W24:B7,11,19                                                     | 24x15x8                                   |
        | jump backward orthogonal too | B:W16,K17:B25                                                      | 25-29 25-30                               |
        | jump not backward diagonal   | W:W10:B15                                                          | 10x19                                     |
        | jump: fly                    | B:W18:B9                                                           | 9-13 9-14                                 |
        | jump: over men only          | B:WK27:B24,26                                                      | 24x31                                     |
        | jump: over own pieces too    | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 | 21-17 22-17 22-18 23-18 23-19 24-19 24-20 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                               | position      | moves                                                         |
        | slide forward orthogonal too, slide not forward diagonal, slide backward orthogonal too | W:WK11:B12,14 | 11-15 11-16 11-18 11-2 11-20 11-22 11-25 11-29 11-4 11-7 11-8 |
        | slide sideways orthogonal too, slide not backward diagonal, no slide                    | W:WK1,28:B11  | 1-10 1-15 1-19 1-24 1-5 1-6 28-24                             |
        | step instead of slide                                                                   | W:WK1:B11,12  | 1-10 1-15 1-19 1-24 1-28 1-5 1-6                              |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                             | position        | moves                                               |
        | fly forward orthogonal too                            | W:WK25:B12,17   | 25-11 25-15 25-18 25-21 25-22 25-29 25-30 25-4 25-8 |
        | fly sideways orthogonal too                           | W:WK29:BK12,K31 | 29-11 29-15 29-18 29-22 29-25 29-4 29-8             |
        | fly backward orthogonal too                           | W:WK1,28:B9     | 1-10 1-15 1-19 1-24 1-5 1-6 28-24                   |
        | fly: landing where it can continue                    | W:WK29:B14,22   | 29x11 29x15 29x18 29x18x5 29x18x9 29x4 29x8         |
        | fly: landing next after last king, fly: over men only | B:WK15:BK5,K29  | 29x11 29x4 29x8                                     |
        | fly: landing next after last king of several          | W:WK13:B17,K19  | 13x22 13x26 13x26x12 13x26x16 13x31                 |
        | fly: over own pieces too                              | W:WK1,10:B16    | 1-5 1-6 10-6 10-7                                   |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position      | moves                       |
        | forfeit kings | W:WK29:B12,22 | 29x11 29x15 29x18 29x4 29x8 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position     | moves          |
        | by king   | W:W7,K24:B10 | 24x1 24x6 7x14 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position     | moves                      |
        | at end of move | B:W8,25:BK15 | 15x29 15x29x4 15x4 15x4x29 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position     | moves                      |
        | forbidden | B:W8,25:BK15 | 15x29 15x29x4 15x4 15x4x29 |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WK1,7,10,11,13,15,18,25,26,28:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK12,K15,27:B2,K13,K30"
      When the moves "15-18 13-17 18-15 17-13 15-18 13-17 18-15 17-13" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK12,K15,27:B2,K13,K30"
      When the moves "15-18 13-17 18-15 17-13" are played
      Then the position has stood 2 times
      And the game goes on

    Scenario Outline: What is left on the board decides
      Given the position "<position>"
      Then <result>

      Examples:
        | position        | result                               |
        | W:WK15:B12      | White wins because "material"        |
        | B:WK15,K16:B12  | White wins because "material"        |
        | W:W25:BK1       | Black wins because "material"        |
        | W:WK15:BK31     | the game is drawn because "material" |
        | B:WK16:BK21     | the game is drawn because "material" |
        | W:WK15,K16:BK31 | the game goes on                     |
        | W:WK32:BK1,K2   | the game goes on                     |
        | W:WK32:B1,2     | the game goes on                     |
        | W:WK32,28:B1    | the game goes on                     |
        | W:W32:B1        | the game goes on                     |
        | W:WK32,28:BK1   | the game goes on                     |
        | W:W:B14         | Black wins because "no move"         |
        | B:W19:B         | White wins because "no move"         |

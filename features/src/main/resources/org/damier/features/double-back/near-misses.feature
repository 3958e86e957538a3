@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "double-back" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                           | moves                                   |
        | jump: over men only       | B:WK14:B10                                                         | 10x17                                   |
        | jump: over own pieces too | B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 | 10-14 10-15 11-15 11-16 12-16 9-13 9-14 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position      | moves |
        | at once continuing | B:WK25,26:B21 | 21x30 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                           | position      | moves                 |
        | step forward orthogonal too                         | W:WK10:B19,24 | 10-14 10-15 10-6 10-7 |
        | step sideways orthogonal too                        | B:W31:BK27    | 27-23 27-24 27-32     |
        | step backward orthogonal too, slide instead of step | B:W31:BK32    | 32-27 32-28           |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                  | position      | moves                   |
        | no jump, jump not backward diagonal, jump: over kings only | B:W22:BK26    | 26x17                   |
        | jump forward orthogonal too                                | W:WK19:B11    | 19-15 19-16 19-23 19-24 |
        | jump not forward diagonal                                  | B:W25:BK22    | 22x29                   |
        | jump sideways orthogonal too                               | B:W31:BK32    | 32-27 32-28             |
        | jump backward orthogonal too                               | B:W24:BK32    | 32-27 32-28             |
        | jump: fly                                                  | B:W19:BK30    | 30-25 30-26             |
        | jump: over men only                                        | B:WK14:BK17   | 17x10                   |
        | jump: over own pieces too                                  | B:W31:B24,K27 | 24-28 27-23 27-32       |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position    | moves |
        | forfeit kings | B:WK14:BK17 | 17x10 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position      | moves    |
        | kings may stop | B:W16,24:BK27 | 27x20x11 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves       |
        | by king   | B:W22:B18,K26 | 18x25 26x17 |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:B21,K29"
      Then Black wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:W5,K6,K20:BK11,K26,28"
      When the moves "6-9 26-22 9-6 22-26 6-9 26-22 9-6 22-26" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:W5,K6,K20:BK11,K26,28"
      When the moves "6-9 26-22 9-6 22-26" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 40 moves by kings only draws

    Scenario: 80 plies: drawn
      Given the position "B:WK19,K25,31:BK11,K14,K18,K26"
      When the moves "26-22 25-21 11-8 19-24 14-9 24-19 9-5 19-24 8-12 24-19 5-9 19-24 12-16 24-20 16-11 20-24 9-6 24-28 11-7 28-24 18-15 24-27 7-10 27-23 10-7 23-26 22-18 21-17 7-10 17-21 18-14 21-25 14-18 25-21 18-14 26-23 15-18 23-27 18-15 27-23 14-9 23-26 15-11 26-22 10-14 22-17 14-10 17-22 9-5 22-17 11-15 17-13 15-11 13-17 10-7 17-22 11-15 22-26 6-9 26-23 9-14 23-26 15-10 26-23 5-9 23-27 10-6 27-23 14-10 21-25 10-15 23-26 15-18 26-22 18-15 25-21 15-11 21-25 9-5 22-18" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "B:WK19,K25,31:BK11,K14,K18,K26"
      When the moves "26-22 25-21 11-8 19-24 14-9 24-19 9-5 19-24 8-12 24-19 5-9 19-24 12-16 24-20 16-11 20-24 9-6 24-28 11-7 28-24 18-15 24-27 7-10 27-23 10-7 23-26 22-18 21-17 7-10 17-21 18-14 21-25 14-18 25-21 18-14 26-23 15-18 23-27 18-15 27-23 14-9 23-26 15-11 26-22 10-14 22-17 14-10 17-22 9-5 22-17 11-15 17-13 15-11 13-17 10-7 17-22 11-15 22-26 6-9 26-23 9-14 23-26 15-10 26-23 5-9 23-27 10-6 27-23 14-10 21-25 10-15 23-26 15-18 26-22 18-15 25-21 15-11 21-25 9-5" are played
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position                  | moves           | plies |
        | any moves       | B:W25:B4                  | 4-8             | 0     |
        | without capture | B:W17,K22:B6,11           | 11-15           | 0     |
        | with pauses     | W:WK5,K6,19,32:BK20,26,28 | 6-1 20-24 32-27 | 0     |

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:W18:B1,15"
      When White plays "18x11"
      Then the position is "B:W11:B1"

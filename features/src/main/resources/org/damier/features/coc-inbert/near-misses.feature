@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "coc-inbert" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                           | moves                                     |
        | jump: over own pieces too | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 | 21-17 22-17 22-18 23-18 23-19 24-19 24-20 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position    | moves   |
        | jump: over own pieces too | W:WK1,6:B24 | 1-5 6-2 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position         | moves |
        | most pieces, then by king    | W:WK4,K5:BK8,9   | 4x11  |
        | most pieces, then most kings | W:WK27,31:B24,26 | 27x20 |

    Scenario Outline: All that is legal, not most kings, then most pieces, then by king
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves    |
        | B:W17,18,K25:BK21 | 21x14x23 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 4 times
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-6 21-17 6-9 17-21 9-6 21-17 6-9" are played
      Then the position has stood 3 times
      And the game goes on

  Rule: 40 moves by kings only draws

    Scenario: 80 plies: drawn
      Given the position "W:WK8,K19:BK20"
      When the moves "8-12 20-16 19-15 16-20 15-11 20-24 12-8 24-27 11-15 27-23 8-4 23-26 15-19 26-31 19-15 31-27 4-8 27-23 15-11 23-26 11-16 26-31 16-20 31-27 8-11 27-23 20-24 23-26 11-8 26-31 8-12 31-26 24-28 26-22 28-24 22-18 12-16 18-14 24-20 14-9 20-24 9-6 16-11 6-9 11-16 9-6 16-12 6-9 12-8 9-6 24-28 6-1 8-4 1-5 4-8 5-1 8-3 1-6 28-32 6-10 3-8 10-7 32-27 7-3 8-4 3-7 27-31 7-11 31-26 11-15 26-31 15-19 31-27 19-16 27-32 16-20 4-8 20-16 8-4 16-12" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK8,K19:BK20"
      When the moves "8-12 20-16 19-15 16-20 15-11 20-24 12-8 24-27 11-15 27-23 8-4 23-26 15-19 26-31 19-15 31-27 4-8 27-23 15-11 23-26 11-16 26-31 16-20 31-27 8-11 27-23 20-24 23-26 11-8 26-31 8-12 31-26 24-28 26-22 28-24 22-18 12-16 18-14 24-20 14-9 20-24 9-6 16-11 6-9 11-16 9-6 16-12 6-9 12-8 9-6 24-28 6-1 8-4 1-5 4-8 5-1 8-3 1-6 28-32 6-10 3-8 10-7 32-27 7-3 8-4 3-7 27-31 7-11 31-26 11-15 26-31 15-19 31-27 19-16 27-32 16-20 4-8 20-16 8-4" are played
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                | moves            | plies |
        | any moves                    | W:WK1:BK6,K19,K20       | 1x10             | 0     |
        | without capture              | B:WK8,K10,K12:BK1,9,K32 | 1-6 10x1 9-13    | 0     |
        | without capture or promotion | B:WK5,K10,K23:B17,K30   | 17-21            | 0     |
        | with pauses                  | W:W14,18:BK21,22        | 14-10 21-25 10-7 | 0     |

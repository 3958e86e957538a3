@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "italian" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position    | moves |
        | at once continuing | W:W10:B6,K7 | 10x3  |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position    | moves   |
        | jump: over own pieces too | W:WK4,7:B28 | 4-8 7-3 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                  | position          | moves  |
        | most pieces, then by king, then most kings | W:WK5,K15:BK10,11 | 5x14x7 |

    Scenario Outline: All that is legal, not by king, then most pieces, then most kings, then king soonest
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position          | moves   |
        | B:W5,14,21:B1,K17 | 1x10x19 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 4 times
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-5 21-17 5-9 17-21 9-5 21-17 5-9 17-21 9-5 21-17 5-9" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK17,K22,31:B7,K9,K30"
      When the moves "17-21 9-5 21-17 5-9 17-21 9-5 21-17 5-9" are played
      Then the position has stood 3 times
      And the game goes on

  Rule: 40 moves by kings only draws

    Scenario: 80 plies: drawn
      Given the position "B:WK8,K14,K25,K32:B1,K24"
      When the moves "24-20 25-29 20-23 14-18 23-19 18-13 19-14 8-4 14-19 4-8 19-14 13-17 14-10 32-28 10-6 28-24 6-2 8-4 2-5 24-20 5-10 29-25 10-14 25-21 14-10 21-18 10-5 18-21 5-9 20-16 9-5 4-8 5-9 8-4 9-5 21-26 5-9 26-22 9-5 4-8 5-2 22-26 2-6 17-21 6-10 26-30 10-5 21-17 5-10 16-20 10-5 17-21 5-9 21-26 9-13 26-29 13-18 20-24 18-22 24-20 22-18 20-23 18-22 23-28 22-19 29-26 19-14 26-29 14-19 29-25 19-22 28-32 22-19 25-21 19-22 32-28 22-26 21-18 26-29 18-14" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "B:WK8,K14,K25,K32:B1,K24"
      When the moves "24-20 25-29 20-23 14-18 23-19 18-13 19-14 8-4 14-19 4-8 19-14 13-17 14-10 32-28 10-6 28-24 6-2 8-4 2-5 24-20 5-10 29-25 10-14 25-21 14-10 21-18 10-5 18-21 5-9 20-16 9-5 4-8 5-9 8-4 9-5 21-26 5-9 26-22 9-5 4-8 5-2 22-26 2-6 17-21 6-10 26-30 10-5 21-17 5-10 16-20 10-5 17-21 5-9 21-26 9-13 26-29 13-18 20-24 18-22 24-20 22-18 20-23 18-22 23-28 22-19 29-26 19-14 26-29 14-19 29-25 19-22 28-32 22-19 25-21 19-22 32-28 22-26 21-18 26-29" are played
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                   | moves                | plies |
        | any moves                    | W:WK3,K13:B12,K17,K19,22   | 3-7 17x10            | 0     |
        | without capture              | B:W15:BK3,K5,K17,27,K28    | 28-23 15-11          | 0     |
        | without capture or promotion | B:W13,K14:B1,K2,K3,K23,K25 | 3-7 14-11 7x14 13-10 | 0     |
        | with pauses                  | B:W29,30:BK16,K18,21,K32   | 18-14 30-26          | 0     |

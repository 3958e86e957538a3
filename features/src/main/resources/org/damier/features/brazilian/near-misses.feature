@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "brazilian" variant

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WK16,K26:BK19 | 19x12 19x30 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WK16,K26:BK19 | 19x12 | 16     |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK12,K15,27:B2,K13,K30"
      When the moves "15-18 13-17 18-15 17-13 15-18 13-17 18-15 17-13" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK12,K15,27:B2,K13,K30"
      When the moves "15-18 13-17 18-15 17-13" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 15 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise   | position        | moves                    | plies       |
        | with pauses | W:W6,28:BK7,K18 | 6-2 18-11 2-9 11-4 28-24 | 0 0 0 4 0 0 |

  Rule: 15 moves of 3 or more kings against 1 king draws

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                           | position                   | moves       | plies       |
        | 3 kings against 1 king           | B:WK15,K28,K32:BK2         | 2-20 32-23  | 2 2 0 2 0 0 |
        | 4 kings against 1 king           | B:WK12,K14,K21,K28:BK8     | 8-3 28-10   | 2 2 0 2 0 0 |
        | 3 kings and 1 man against 1 king | B:WK5,K24,K30,31:BK16      | 16-11 30-16 | 2 0 0 2 0 0 |
        | 2 kings against 1 king           | W:WK15,K23:BK21            | 23-5 21-25  | 2 0 2 0 0 0 |
        | 3 kings against 1 king and 1 man | W:WK8,K12,K29:B7,K21       | 12-19 21-25 | 2 0 0 2 0 0 |
        | 3 kings against 2 kings          | B:WK3,K14,K16:BK24,K31     | 24-15 16-26 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king | W:WK16,K25,32:BK1          | 25-11 1-10  | 2 0 0 2 0 0 |
        | 3 kings against 1 man            | B:WK14,K27,K32:B23         | 23-26 14-9  | 1 0 0 0 0 0 |
        | 4 kings and 1 man against 1 king | W:WK2,K12,K15,17,K31:BK5   | 12-30 5-23  | 2 0 0 0 2 0 |
        | 5 kings against 1 king           | B:WK10,K14,K17,K23,K32:BK3 | 3-8 32-27   | 2 2 0 0 2 0 |
        | 4 kings against 1 king and 1 man | B:WK11,K18,K26,K32:BK6,10  | 6-13 11-16  | 2 0 0 0 2 0 |
        | 4 kings against 2 kings          | W:WK2,K11,K12,K30:BK20,K28 | 11-4 20-7   | 2 0 0 0 2 0 |
        | 4 kings against 1 man            | W:WK3,K4,K10,K26:B13       | 10-15 13-17 | 0 0 0 0 0 0 |

    Scenario: 30 plies: drawn
      Given the position "W:WK2:BK4,K20,K25,K26"
      When the moves "2-9 4-11 9-14 11-22 14-9 20-27 9x32 25-30 32-28 26-31 28-6 31-27 6-10 30-12 10-28 12-23 28-1 22-4 1-28 23-18 28-19 27-31 19-16 18-27 16-2 4-29 2-16 27-14 16-20 14-21" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK2:BK4,K20,K25,K26"
      When the moves "2-9 4-11 9-14 11-22 14-9 20-27 9x32 25-30 32-28 26-31 28-6 31-27 6-10 30-12 10-28 12-23 28-1 22-4 1-28 23-18 28-19 27-31 19-16 18-27 16-2 4-29 2-16 27-14 16-20" are played
      Then the game goes on

  Rule: 5 moves without capture or promotion of 2 to 3 pieces in all, kings on both sides draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position                    | moves                               | plies       |
        | any moves       | B:WK20:BK3,K9,11,18         | 3-14 20x2x13 18-22 13x26            | 0 0 0 0 0 0 |
        | by kings only   | W:WK13,23:BK18,K20          | 23x14 20-24 14-10                   | 0 0 2 0 0 0 |
        | without capture | W:W8,K18,K26:BK7,K23,K32    | 26x16x2 32x14 8-3                   | 0 0 0 0 0 0 |
        | with pauses     | W:W6,21,K26,K29:BK13,K15,27 | 29x8 13x31 21-17 31x13x2 8-22 27-31 | 0 0 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                    | position          | moves       | plies       |
        | 1 king against 1 king                     | B:WK7:BK18        | 18-27 7-17  | 2 0 2 0 0 0 |
        | 2 kings against 1 king                    | W:WK6,K17:BK29    | 6-28 29-4   | 2 0 2 0 0 0 |
        | 1 king and 1 man against 1 king           | W:WK2,11:BK26     | 11-7 26-22  | 1 0 2 0 0 0 |
        | 1 king against 1 king and 1 man           | W:WK11:B6,K17     | 11-25 17-22 | 2 0 2 0 0 0 |
        | 1 king against 2 kings                    | B:WK25:BK14,K31   | 31-26 25-29 | 2 0 2 0 0 0 |
        | 1 man against 1 king                      | B:W21:BK2         | 2-9 21-17   | 0 0 0 0 0 0 |
        | 1 king against 1 man                      | B:WK28:B8         | 8-12 28-1   | 1 0 0 0 0 0 |
        | 2 kings and 1 man against 1 king          | B:WK3,K24,28:BK12 | 12-30 3-10  | 2 0 0 2 0 0 |
        | 3 kings against 1 king                    | B:WK4,K7,K17:BK18 | 18-9 7-16   | 2 2 0 2 0 0 |
        | 2 kings against 1 king and 1 man          | B:WK4,K32:BK12,17 | 12-3 4-29   | 2 0 0 2 0 0 |
        | 2 kings against 2 kings                   | B:WK1,K19:BK5,K32 | 5-18 1-15   | 2 0 0 2 0 0 |
        | 2 kings against 1 man                     | W:WK1,K21:B18     | 1-28 18-23  | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 king           | B:W19,K29,32:BK31 | 31-13 29-18 | 2 0 0 2 0 0 |
        | 1 king and 1 man against 1 king and 1 man | W:W12,K18:B28,K30 | 18-5 30-26  | 2 0 0 2 0 0 |
        | 1 king and 1 man against 2 kings          | W:WK7,22:BK1,K4   | 22-17 4-11  | 1 0 0 2 0 0 |
        | 2 men against 1 king                      | B:W25,30:BK19     | 19-12 25-22 | 0 0 0 0 0 0 |
        | 1 king and 1 man against 1 man            | W:WK12,26:B4      | 12-19 4-8   | 0 0 0 0 0 0 |

  Rule: 30 moves without capture or promotion of 4 to 5 pieces in all, kings on both sides draws

    Scenario: 60 plies: drawn
      Given the position "B:WK9,K20,30:BK10,16"
      When the moves "16-19 9-5 10-1 20-31 1-15 31-13 15-4 13-26 19-24 26-31 24-28 5-27 4-15 31-26 15-29 26-31 29-11 27-14 11-29 31-17 29-4 14-23 4-8 17-31 8-3 31-27 3-10 27-20 10-1 23-32 1-6 32-27 6-24 27-32 24-1 30-26 1-6 20-2 6-24 2-11 24-1 11-2 1-24 2-9 24-19 32-23 19-12 9-18 12-3 18-22 3-7 23-5 7-3 5-32 3-12 32-23 12-3 23-18 3-21 18-8" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "B:WK9,K20,30:BK10,16"
      When the moves "16-19 9-5 10-1 20-31 1-15 31-13 15-4 13-26 19-24 26-31 24-28 5-27 4-15 31-26 15-29 26-31 29-11 27-14 11-29 31-17 29-4 14-23 4-8 17-31 8-3 31-27 3-10 27-20 10-1 23-32 1-6 32-27 6-24 27-32 24-1 30-26 1-6 20-2 6-24 2-11 24-1 11-2 1-24 2-9 24-19 32-23 19-12 9-18 12-3 18-22 3-7 23-5 7-3 5-32 3-12 32-23 12-3 23-18 3-21" are played
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position                   | moves                        | plies       |
        | any moves       | W:W12,K15,17:BK11,K26      | 15x8                         | 0 0 0 0 0 0 |
        | by kings only   | W:WK20,31:BK3,K7,23,26     | 31x22 7-17 22x13 3-10 13-9   | 0 0 0 2 0 0 |
        | without capture | W:W8,K9,32:B15,K27,K31     | 32x23 31-13 8-4              | 0 0 0 0 0 0 |
        | with pauses     | B:WK6,K7,K21,K22:B9,27,K28 | 9x2x11 22x8 28-32 8-12 27-31 | 0 0 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                      | position                 | moves       | plies       |
        | 2 kings against 2 kings                     | B:WK15,K18:BK2,K8        | 8-3 18-32   | 2 0 0 2 0 0 |
        | 3 kings against 1 king                      | B:WK2,K12,K20:BK1        | 1-5 2-13    | 2 2 0 2 0 0 |
        | 2 kings against 1 king and 1 man            | B:WK5,K27:B4,K10         | 10-21 5-9   | 2 0 0 2 0 0 |
        | 1 king and 1 man against 2 kings            | W:WK14,19:BK5,K21        | 14-32 21-10 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king and 1 man  | W:W19,K25,K26:B5,K21     | 25-15 21-7  | 2 0 0 2 0 0 |
        | 1 king and 2 men against 2 kings            | W:WK2,8,13:BK30,K31      | 2-11 30-25  | 2 0 0 2 0 0 |
        | 2 kings and 2 men against 1 king            | B:WK1,5,K13,21:BK7       | 7-20 13-9   | 2 0 0 2 0 0 |
        | 1 king and 2 men against 1 king and 1 man   | W:WK9,14,18:BK1,3        | 9-2 1-5     | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 2 kings           | W:WK20,27,K31:BK9,K32    | 27-24 9-5   | 1 0 0 2 0 0 |
        | 1 king against 2 kings                      | W:WK19:BK8,K32           | 19-12 8-22  | 2 0 2 0 0 0 |
        | 3 kings against 2 kings                     | W:WK5,K23,K29:BK28,K30   | 23-9 30-12  | 2 0 0 2 0 0 |
        | 2 kings against 2 kings and 1 man           | B:WK17,K27:BK4,K8,11     | 8-3 27-14   | 2 0 0 2 0 0 |
        | 2 kings against 1 king                      | B:WK9,K19:BK29           | 29-22 19-28 | 2 0 2 0 0 0 |
        | 2 kings against 3 kings                     | B:WK2,K12:BK5,K6,K18     | 6-13 12-26  | 2 0 0 2 0 0 |
        | 3 kings and 1 man against 1 king            | W:WK8,K16,26,K28:BK32    | 8-15 32-23  | 2 0 0 2 0 0 |
        | 4 kings against 1 king                      | W:WK3,K4,K5,K23:BK20     | 4-22 20-2   | 2 2 0 2 0 0 |
        | 3 kings against 1 king and 1 man            | W:WK3,K5,K10:B12,K30     | 10-7 30-25  | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king            | W:WK25,29,K31:BK23       | 25-21 23-30 | 2 0 0 2 0 0 |
        | 3 kings against 1 man                       | W:WK16,K25,K29:B5        | 25-11 5-9   | 0 0 0 0 0 0 |
        | 1 king against 1 king and 1 man             | W:WK3:B9,K31             | 3-7 31-24   | 2 0 2 0 0 0 |
        | 2 kings against 1 king and 2 men            | W:WK14,K26:B6,20,K25     | 26-13 25-15 | 2 0 0 2 0 0 |
        | 2 kings against 1 man                       | B:WK14,K27:B16           | 16-19 27-24 | 1 0 0 0 0 0 |
        | 1 king and 1 man against 1 king and 1 man   | B:WK6,24:BK4,18          | 4-11 6-2    | 2 0 0 2 0 0 |
        | 2 kings against 2 men                       | W:WK2,K5:B22,28          | 2-16 22-25  | 0 0 0 0 0 0 |
        | 1 man against 2 kings                       | B:W12:BK18,K30           | 30-23 12-8  | 0 0 0 0 0 0 |
        | 1 king and 1 man against 2 kings and 1 man  | W:WK13,17:B1,K20,K27     | 13-2 20-11  | 2 0 0 2 0 0 |
        | 1 king and 1 man against 1 king             | W:W13,K16:BK29           | 16-12 29-25 | 2 0 2 0 0 0 |
        | 1 king and 1 man against 3 kings            | B:W5,K11:BK1,K14,K30     | 1-10 11-20  | 2 0 0 2 0 0 |
        | 2 men against 2 kings                       | W:W20,24:BK7,K17         | 24-19 17-26 | 1 0 0 0 0 0 |
        | 2 kings and 2 men against 1 king and 1 man  | B:WK3,K13,28,31:BK19,25  | 19-23 3-7   | 2 0 0 0 2 0 |
        | 3 kings and 1 man against 1 king and 1 man  | B:WK2,K8,K9,19:B7,K20    | 7-10 8-3    | 1 0 0 0 2 0 |
        | 2 kings and 1 man against 1 king and 2 men  | W:WK12,K30,32:B9,14,K22  | 12-23 22-11 | 2 0 0 0 2 0 |
        | 2 kings and 1 man against 1 man             | B:WK2,K9,18:B24          | 24-28 9-13  | 1 0 0 0 0 0 |
        | 2 kings and 1 man against 2 kings and 1 man | B:WK5,K14,30:BK2,13,K15  | 15-4 14-10  | 2 0 0 0 2 0 |
        | 2 kings and 1 man against 2 men             | B:WK8,K11,16:B2,6        | 6-10 11-22  | 1 0 0 0 0 0 |
        | 1 king and 3 men against 2 kings            | B:W13,K16,21,29:BK4,K25  | 25-18 16-2  | 2 0 0 0 2 0 |
        | 2 kings and 2 men against 2 kings           | W:WK7,K14,20,29:BK13,K30 | 14-18 30-21 | 2 0 0 0 2 0 |
        | 1 king and 2 men against 2 kings and 1 man  | W:WK3,7,31:B15,K25,K30   | 3-12 25-18  | 2 0 0 0 2 0 |
        | 1 king and 2 men against 1 king             | B:W5,K25,31:BK19         | 19-12 31-26 | 0 0 0 2 0 0 |
        | 1 king and 2 men against 3 kings            | W:WK9,14,17:BK2,K3,K28   | 9-13 2-11   | 2 0 0 0 2 0 |
        | 3 men against 2 kings                       | B:W16,27,31:BK13,K17     | 13-9 16-12  | 0 0 0 0 0 0 |
        | 2 kings and 3 men against 1 king            | B:WK8,21,22,K27,31:BK2   | 2-6 8-15    | 2 0 0 0 2 0 |
        | 3 kings and 2 men against 1 king            | W:WK1,5,6,K12,K26:BK15   | 12-23 15-22 | 2 0 0 0 2 0 |
        | 1 king and 3 men against 1 king             | B:W23,25,K27,30:BK3      | 3-12 27-24  | 2 0 0 2 0 0 |
        | 2 kings and 2 men against 1 man             | B:W5,6,K21,K22:B8        | 8-12 21-30  | 1 0 0 0 0 0 |
        | 1 king and 3 men against 1 king and 1 man   | B:W6,21,K28,32:BK3,18    | 18-23 28-15 | 1 0 0 0 2 0 |
        | 2 men against 1 king and 1 man              | W:W13,24:B1,K7           | 24-19 1-5   | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 king and 2 men   | W:WK16,28,30:BK3,4,18    | 30-26 3-21  | 1 0 0 0 2 0 |
        | 1 king and 2 men against 1 man              | B:W8,18,K31:B21          | 21-25 31-26 | 1 0 0 0 0 0 |
        | 3 men against 1 king and 1 man              | W:W10,21,22:B24,K28      | 22-18 28-32 | 1 0 0 0 0 0 |
        | 1 king and 2 men against 2 men              | W:WK5,6,32:B8,16         | 5-23 16-20  | 0 0 0 0 0 0 |

  Rule: 5 moves of 3 pieces against 1 king on long diagonal draws

    Scenario: 10 plies: drawn
      Given the position "W:WK22:B6,19,K32"
      When for 10 plies White goes round "22-4 4-25 25-29 29-11 11-8 8-22" and Black goes round "32-27 27-24 24-28 28-32"
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK22:B6,19,K32"
      When for 9 plies White goes round "22-4 4-25 25-29 29-11 11-8 8-22" and Black goes round "32-27 27-24 24-28 28-32"
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                | moves                            | plies       |
        | by kings only                | W:W5,K26,30:BK11,19,K22 | 26x16x7 22-8 7-3 8-4 5-1         | 0 0 0 0 0 4 |
        | without capture or promotion | B:W5,K20,K30:B24,25     | 25-29 20x31 29-18 31-24 18-8 5-1 | 0 0 0 0 0 4 |
        | with pauses                  | W:W9,K31:B3,K13,K28     | 31-27 13x6 27-18 28-32 18-27     | 3 0 0 3 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                     | position               | moves       | plies       |
        | 3 kings against 1 king                     | B:WK6,K28,K30:BK4      | 4-8 6-13    | 2 2 0 2 0 2 |
        | 3 kings against 1 king                     | B:WK3,K16,K31:BK24     | 24-1 16-7   | 2 2 0 2 0 0 |
        | 2 kings and 1 man against 1 king           | B:WK3,K17,24:BK4       | 4-25 17-13  | 2 0 0 2 0 2 |
        | 2 kings and 1 man against 1 king           | B:WK4,17,K22:BK16      | 16-23 22-29 | 2 0 0 2 0 0 |
        | 1 king and 2 men against 1 king            | W:WK19,25,26:BK4       | 25-21 4-15  | 1 0 0 2 0 2 |
        | 1 king and 2 men against 1 king            | B:WK5,23,26:BK16       | 16-11 23-18 | 0 0 0 2 0 1 |
        | 3 kings and 1 man against 1 king           | W:WK7,14,K16,K20:BK25  | 20-27 25-29 | 2 0 0 2 0 0 |
        | 2 kings against 1 king                     | W:WK10,K28:BK18        | 10-17 18-32 | 2 0 2 0 0 0 |
        | 4 kings against 1 king                     | B:WK7,K13,K27,K31:BK29 | 29-25 7-17  | 2 2 0 2 0 0 |
        | 3 kings against 1 king and 1 man           | W:WK6,K18,K28:B4,K12   | 28-24 12-8  | 2 0 0 2 0 0 |
        | 3 kings against 2 kings                    | B:WK7,K23,K29:BK1,K31  | 1-5 23-14   | 2 0 0 2 0 0 |
        | 3 kings against 1 man                      | B:WK1,K12,K16:B6       | 6-9 12-3    | 1 0 0 0 0 0 |
        | 2 kings and 2 men against 1 king           | B:WK14,17,20,K29:BK2   | 2-6 20-16   | 0 0 0 2 0 0 |
        | 1 king and 1 man against 1 king            | B:WK2,6:BK27           | 27-31 2-7   | 2 0 2 0 0 0 |
        | 2 kings and 1 man against 1 king and 1 man | B:WK3,K25,29:B27,K28   | 28-6 25-15  | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 2 kings          | B:WK2,5,K26:BK25,K27   | 25-4 2-16   | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 man            | W:WK3,7,K10:B12        | 10-6 12-16  | 0 0 0 0 0 0 |
        | 1 king and 3 men against 1 king            | B:W6,14,28,K32:BK22    | 22-29 32-23 | 2 0 0 2 0 0 |
        | 2 men against 1 king                       | B:W11,18:BK1           | 1-15 11-7   | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 king and 1 man  | W:W19,24,K26:B11,K29   | 26-30 29-25 | 2 0 0 2 0 0 |
        | 1 king and 2 men against 2 kings           | B:WK6,10,20:BK28,K31   | 31-13 6-9   | 2 0 0 2 0 0 |
        | 3 men against 1 king                       | W:W16,28,29:BK13       | 16-11 13-17 | 1 0 0 0 0 0 |
        | 1 king and 2 men against 1 man             | B:WK15,24,30:B8        | 8-12 15-29  | 1 0 0 0 0 0 |

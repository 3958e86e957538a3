@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "killer" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves |
        | at once continuing | B:W38,41:B36 | 36x47 |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position     | moves    |
        | B:W43,44:B38 | 38x49x40 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WK18,K29:BK23 | 23x12 23x34 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WK18,K29:BK23 | 23x12 | 18     |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK40,K43:BK6,K13"
      When the moves "43-25 13-31 25-43 31-13 43-25 13-31 25-43 31-13" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK40,K43:BK6,K13"
      When the moves "43-25 13-31 25-43 31-13" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position              | moves      | plies |
        | any moves                    | W:W13,K37,38:BK16,18  | 13x22      | 0 0 0 |
        | without capture              | W:W35,K41,45:B20      | 41-5 20-25 | 0 0 0 |
        | without capture or promotion | B:W8,K25,K41,46:B7,33 | 7-11       | 0 0 0 |
        | with pauses                  | B:W12,50:BK5,6,38     | 5-19 50-45 | 0 0 0 |

  Rule: 16 moves of 3 kings or 2 kings 1 man or 1 king 2 men against 1 king draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                 | moves                          | plies |
        | without capture or promotion | W:W6,K15,K31:BK37,39,K47 | 31x48x34 47-41 15-33 41-32 6-1 | 0 4 0 |

  Rule: 5 moves of 2 kings or 1 king 1 man or 1 king against 1 king draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                     | moves                             | plies |
        | without capture              | W:WK7,K16,27,K33:BK6,K18,K47 | 7x23 47x29x18x31 16-43 6-39 43x34 | 0 0 3 |
        | without capture or promotion | W:WK2,K22:BK18,K48           | 22x13 48-25 13-30 25x34           | 0 0 3 |

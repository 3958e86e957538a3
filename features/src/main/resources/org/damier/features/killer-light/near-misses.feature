@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "killer-light" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves    |
        | at once stopping   | B:W43,44:B38 | 38x49x40 |
        | at once continuing | W:W11:BK7,30 | 11x2     |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves                       |
        | at once   | B:WK13,K22:BK18 | 18x27 18x31 18x36 18x4 18x9 |

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
        | otherwise                    | position              | moves                             | plies |
        | without capture or promotion | W:WK7,K23:B42,K44,K50 | 23-40 44x35 7-23 35-2 23-14 42-47 | 0 4 0 |

  Rule: 5 moves of 2 kings or 1 king 1 man or 1 king against 1 king draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position          | moves                               | plies |
        | without capture              | W:W13,K42:BK9,K48 | 13x4 48x31                          | 0 0 1 |
        | without capture or promotion | W:WK15,K41:BK31   | 41-14 31-27 14-23 27-21 23-32 21x38 | 0 0 6 |

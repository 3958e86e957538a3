@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "dama-triestina" variant

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position          | moves      |
        | jump: over own pieces too | W:WK4,39:B8,18,29 | 4x13x24x35 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position           | moves |
        | by king, then most pieces | W:WK35,K40:B39,K45 | 40x49 |

    Scenario Outline: All that is legal, not by king, then most kings, then most pieces
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position         | moves    |
        | B:WK8,17,27:BK13 | 13x22x33 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 4 times
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "45-40 49-44 40-45 44-49 45-40 49-44 40-45 44-49 45-40 49-44 40-45 44-49" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "45-40 49-44 40-45 44-49 45-40 49-44 40-45 44-49" are played
      Then the position has stood 3 times
      And the game goes on

  Rule: 40 moves by kings only draws

    Scenario: 80 plies: drawn
      Given the position "W:WK6:BK27"
      When the moves "6-1 27-33 1-6 33-37 6-12 37-32 12-6 32-36 6-1 36-31 1-6 31-36 6-11 36-32 11-6 32-26 6-11 26-32 11-6 32-27 6-11 27-32 11-16 32-26 16-21 26-31 21-16 31-36 16-22 36-31 22-27 31-36 27-33 36-42 33-27 42-36 27-33 36-32 33-38 32-27 38-43 27-23 43-48 23-27 48-43 27-23 43-37 23-18 37-42 18-14 42-37 14-8 37-33 8-13 33-27 13-18 27-22 18-24 22-16 24-18 16-12 18-23 12-7 23-27 7-3 27-22 3-7 22-26 7-2 26-21 2-7 21-16 7-2 16-22 2-7 22-17 7-2 17-22 2-6 22-26" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK6:BK27"
      When the moves "6-1 27-33 1-6 33-37 6-12 37-32 12-6 32-36 6-1 36-31 1-6 31-36 6-11 36-32 11-6 32-26 6-11 26-32 11-6 32-27 6-11 27-32 11-16 32-26 16-21 26-31 21-16 31-36 16-22 36-31 22-27 31-36 27-33 36-42 33-27 42-36 27-33 36-32 33-38 32-27 38-43 27-23 43-48 23-27 48-43 27-23 43-37 23-18 37-42 18-14 42-37 14-8 37-33 8-13 33-27 13-18 27-22 18-24 22-16 24-18 16-12 18-23 12-7 23-27 7-3 27-22 3-7 22-26 7-2 26-21 2-7 21-16 7-2 16-22 2-7 22-17 7-2 17-22 2-6" are played
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                    | moves             | plies |
        | any moves                    | W:W9,42,K43:BK6,K26,K40,K44 | 43-48 6-2 48x39   | 0     |
        | without capture              | W:WK5,K21,K38,46:B8         | 5-9 8-14          | 0     |
        | without capture or promotion | W:W7,K39:B15,18             | 39-44 18-24       | 0     |
        | with pauses                  | W:W40:B18,27,K38            | 40-35 38-43 35-29 | 0     |

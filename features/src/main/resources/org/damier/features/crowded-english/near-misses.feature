@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "crowded-english" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                                           | moves                                                 |
        | jump: over own pieces too | B:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 16-21 17-21 17-22 18-22 18-23 19-23 19-24 20-24 20-25 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position      | moves       |
        | jump: over own pieces too | B:W50:B43,K49 | 43-48 49-44 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves       |
        | by king   | B:W30:B25,K35 | 25x34 35x24 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "21-17 7-1 17-21 1-7 21-17 7-1 17-21 1-7" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "21-17 7-1 17-21 1-7" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 40 moves by kings only draws

    Scenario: 80 plies: drawn
      Given the position "B:WK29,K42:BK13"
      When the moves "13-8 29-23 8-2 42-38 2-8 38-43 8-3 23-28 3-9 28-22 9-13 43-49 13-19 49-43 19-23 43-48 23-19 22-27 19-13 48-42 13-18 27-21 18-13 21-16 13-8 42-48 8-12 16-11 12-18 11-7 18-13 48-43 13-19 7-1 19-14 1-6 14-19 6-1 19-24 43-39 24-20 1-7 20-15 7-11 15-20 11-7 20-15 39-44 15-20 7-11 20-14 44-40 14-9 40-35 9-13 35-40 13-8 11-6 8-2 40-34 2-7 34-40 7-12 40-35 12-8 35-40 8-3 40-45 3-9 45-50 9-4 6-1 4-10 50-44 10-14 44-49 14-9 1-6 9-13 49-44" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "B:WK29,K42:BK13"
      When the moves "13-8 29-23 8-2 42-38 2-8 38-43 8-3 23-28 3-9 28-22 9-13 43-49 13-19 49-43 19-23 43-48 23-19 22-27 19-13 48-42 13-18 27-21 18-13 21-16 13-8 42-48 8-12 16-11 12-18 11-7 18-13 48-43 13-19 7-1 19-14 1-6 14-19 6-1 19-24 43-39 24-20 1-7 20-15 7-11 15-20 11-7 20-15 39-44 15-20 7-11 20-14 44-40 14-9 40-35 9-13 35-40 13-8 11-6 8-2 40-34 2-7 34-40 7-12 40-35 12-8 35-40 8-3 40-45 3-9 45-50 9-4 6-1 4-10 50-44 10-14 44-49 14-9 1-6 9-13" are played
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                   | moves               | plies |
        | any moves                    | B:W47:BK3,K13,K37          | 37-42 47x38         | 0     |
        | without capture              | W:WK2,K37:B7,30            | 2x11 30-34          | 0     |
        | without capture or promotion | B:WK16,18,48:BK3,K5        | 3-8 16-11 8-3 48-42 | 0     |
        | with pauses                  | W:WK40:BK2,3,9,K11,K21,K30 | 40-35 9-13          | 0     |

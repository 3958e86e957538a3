@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "russian" variant

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WKd2,Kg5:BKf4 | f4xc1 f4xh6 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WKd2,Kg5:BKf4 | f4xc1 | d2     |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WKe5,f2,Kh6:BKa5,Kc1,d8"
      When the moves "e5-d4 a5-b4 d4-e5 b4-a5 e5-d4 a5-b4 d4-e5 b4-a5" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WKe5,f2,Kh6:BKa5,Kc1,d8"
      When the moves "e5-d4 a5-b4 d4-e5 b4-a5" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 15 moves of 3 or more kings against 1 king draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                        | moves                      | plies       |
        | by kings only                | B:Wb4,Ke1,Ke3:BKa1,Kd8,Kf6,Kh2  | h2-g1 e1-h4 g1xc5xa3 h4xe7 | 0 1 0 0 0 0 |
        | without capture              | W:WKb6,Kd8,Ke1,Kh2:BKc5,Kg1,Kg3 | h2xd6xa3 g1xa7             | 0 1 0 0 0 0 |
        | without capture or promotion | W:WKb8:BKb6,Ke5,Kf6,Kg1         | b8xh2                      | 0 1 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                           | position                    | moves       | plies       |
        | 3 kings against 1 king           | W:WKa1,Kc7,Kg1:BKe7         | g1-h2 e7-g5 | 2 2 0 2 0 0 |
        | 4 kings against 1 king           | W:WKc7,Kf8,Kg7,Kh4:BKg1     | h4-e7 g1-f2 | 2 2 0 2 0 0 |
        | 3 kings and 1 man against 1 king | B:WKa3,Kc1,Kd8,f6:BKf4      | f4-h6 c1-e3 | 2 0 0 2 0 0 |
        | 2 kings against 1 king           | W:WKc5,Kd4:BKc7             | d4-b2 c7-a5 | 2 0 2 0 0 0 |
        | 3 kings against 1 king and 1 man | B:WKb8,Ke1,Kg3:BKa3,e7      | e7-f6 e1-a5 | 1 0 0 2 0 0 |
        | 3 kings against 2 kings          | B:WKa7,Kc5,Kg3:BKf6,Kg7     | f6-c3 c5-e3 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king | B:WKa5,d2,Kd8:BKf8          | f8-a3 d8-f6 | 2 0 0 2 0 0 |
        | 3 kings against 1 man            | W:WKc7,Kf2,Kf6:Ba5          | c7-d8 a5-b4 | 0 0 0 0 0 0 |
        | 4 kings and 1 man against 1 king | W:WKb6,Kc3,Kf6,Kg3,h4:BKa3  | f6-h8 a3-c1 | 2 0 0 0 2 0 |
        | 5 kings against 1 king           | W:WKa3,Kb8,Kd2,Kd4,Kh4:BKd8 | d2-b4 d8-a5 | 2 2 0 0 2 0 |
        | 4 kings against 1 king and 1 man | B:WKd4,Ke1,Kh4,Kh8:Bg5,Kh6  | g5-f4 d4-g7 | 1 0 0 0 2 0 |
        | 4 kings against 2 kings          | B:WKb4,Kf2,Kg1,Kh6:BKa7,Kd4 | d4-f6 h6-c1 | 2 0 0 0 2 0 |
        | 4 kings against 1 man            | W:WKa5,Kc3,Kd6,Kd8:Ba7      | c3-d4 a7-b6 | 0 0 0 0 0 0 |

    Scenario: 30 plies: drawn
      Given the position "W:WKd8:BKb2,Kd2,Kh4,Kh8"
      When the moves "d8-b6 h8-f6 b6-c5 f6-c3 c5-b6 h4-f2 b6xg1 b2-c1 g1-h2 d2-e1 h2-c7 e1-f2 c7-d6 c1-h6 d6-h2 h6-e3 h2-b8 c3-h8 b8-h2 e3-d4 h2-f4 f2-e1 f4-g5 d4-f2 g5-d8 h8-a1 d8-g5 f2-c5 g5-h4 c5-a3" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WKd8:BKb2,Kd2,Kh4,Kh8"
      When the moves "d8-b6 h8-f6 b6-c5 f6-c3 c5-b6 h4-f2 b6xg1 b2-c1 g1-h2 d2-e1 h2-c7 e1-f2 c7-d6 c1-h6 d6-h2 h6-e3 h2-b8 c3-h8 b8-h2 e3-d4 h2-f4 f2-e1 f4-g5 d4-f2 g5-d8 h8-a1 d8-g5 f2-c5 g5-h4" are played
      Then the game goes on

  Rule: 5 moves without capture or promotion of 2 to 3 pieces in all, kings on both sides draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position                      | moves                               | plies       |
        | any moves       | W:WKa1,Kb8:Bf2,Kh6            | b8-a7 h6-e3 a7-b6 e3xa7 a1-b2 f2-g1 | 0 0 0 0 0 0 |
        | by kings only   | W:WKc3,Kh4:Ba7,b2,Kf2,Kf6,Kg5 | c3xa1 f6-e5 a1xf6 g5xd8 h4xe1 a7-b6 | 0 0 1 0 0 0 |
        | without capture | W:Wa7:BKd2,h2                 | a7-b8 h2-g1                         | 0 0 0 0 0 0 |
        | with pauses     | W:WKb6,Kf6,Kg3:BKa5,d4,h2     | f6xb2 h2xf4 b6-e3 f4xd2 b2-c1 d2-e1 | 0 0 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                    | position            | moves       | plies       |
        | 1 king against 1 king                     | W:WKd4:BKh4         | d4-h8 h4-g5 | 2 0 2 0 0 0 |
        | 2 kings against 1 king                    | B:WKd2,Kh6:BKc7     | c7-b6 h6-g5 | 2 0 2 0 0 0 |
        | 1 king and 1 man against 1 king           | B:Wc3,Kf6:BKf4      | f4-d6 f6-h8 | 2 0 2 0 0 0 |
        | 1 king against 1 king and 1 man           | W:WKd8:BKe3,g7      | d8-h4 e3-h6 | 2 0 2 0 0 0 |
        | 1 king against 2 kings                    | B:WKb8:BKg7,Kh4     | g7-f8 b8-c7 | 2 0 2 0 0 0 |
        | 1 man against 1 king                      | W:Wg1:BKb4          | g1-h2 b4-f8 | 1 0 0 0 0 0 |
        | 1 king against 1 man                      | W:WKf2:Bg7          | f2-e1 g7-h6 | 0 0 0 0 0 0 |
        | 2 kings and 1 man against 1 king          | W:WKa7,Kc7,d6:BKa3  | a7-c5 a3-b4 | 2 0 0 2 0 0 |
        | 3 kings against 1 king                    | B:WKf6,Kg5,Kg7:BKa7 | a7-g1 g5-f4 | 2 2 0 2 0 0 |
        | 2 kings against 1 king and 1 man          | B:WKe7,Kf2:Bf4,Kg7  | g7-e5 e7-d6 | 2 0 0 2 0 0 |
        | 2 kings against 2 kings                   | W:WKe5,Kf4:BKc1,Kd8 | f4-h6 c1-d2 | 2 0 0 2 0 0 |
        | 2 kings against 1 man                     | B:WKd4,Kf8:Bg5      | g5-f4 d4-c5 | 1 0 0 0 0 0 |
        | 1 king and 2 men against 1 king           | B:Wa3,e7,Kh2:BKg7   | g7-a1 h2-f4 | 2 0 0 2 0 2 |
        | 1 king and 1 man against 1 king and 1 man | W:Wa7,Kd8:Be5,Kg3   | d8-b6 g3-h2 | 2 0 0 2 0 0 |
        | 1 king and 1 man against 2 kings          | B:WKf8,g3:BKa1,Kf6  | a1-d4 g3-f4 | 0 0 0 2 0 0 |
        | 2 men against 1 king                      | W:Wa7,g1:BKa3       | g1-h2 a3-c1 | 1 0 0 0 0 0 |
        | 1 king and 1 man against 1 man            | W:WKa5,e5:Bh6       | a5-c7 h6-g5 | 0 0 0 0 0 0 |

  Rule: 30 moves without capture or promotion of 4 to 5 pieces in all, kings on both sides draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position                 | moves                         | plies       |
        | any moves       | B:WKb8,Kc7,Kd6,Kg7:BKa1  | a1xh8                         | 0 1 0 0 0 0 |
        | without capture | W:Wa7,Kb8,e7:Bh2,h8      | b8-f4 h8-g7 e7-d8 h2-g1 a7-b8 | 0 0 0 0 0 0 |
        | with pauses     | B:WKf4,g7,Kh8:BKa1,b2,h6 | h6xf8 h8-e5 f8-e7 f4-g3 b2-c1 | 0 0 0 0 0 0 |

  Rule: 5 moves of 3 pieces against 1 king on long diagonal draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                     | moves                               | plies       |
        | by kings only                | W:Wh6:BKa7,b2,b8             | h6-g7 b8-c7 g7-h8 c7-d6             | 0 0 0 1 0 1 |
        | without capture or promotion | B:WKb2,Kb6,e7,g1,Kh6:BKe5,g5 | e5xa1 h6xc1 a1-h8 c1-b2 h8xa1 e7-d8 | 0 0 0 0 0 1 |
        | with pauses                  | B:Wc5,e5,Kf6:Bb2,Kd6,Ke7,h6  | d6xf4 f6xa1 e7xa3 a1-c3 a3-c1 c3-b4 | 3 0 0 3 0 0 |

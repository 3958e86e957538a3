@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "spantsireti-russian" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                      | moves                                                 |
        | jump: over own pieces too | W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2,i1,i3,j2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8,i7,j6,j8 | a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4 i3-h4 i3-j4 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position      | moves |
        | fly: over own pieces too | W:WKe7,i3:Bb4 | e7xa3 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves                   |
        | by king   | W:Wg3,Kh6:Bf4 | g3xe5 h6xc1 h6xd2 h6xe3 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves             |
        | at once   | B:Wd2,h6:BKe3 | e3xc1 e3xi7 e3xj8 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move     | pieces |
        | B:Wc5,f2,f4:Bg5 | g5xe3xg1 | f4 f2  |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WKg7,h6,Kj4:BKc5,Kc7,h4"
      When the moves "g7-h8 c5-b4 h8-g7 b4-c5 g7-h8 c5-b4 h8-g7 b4-c5" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WKg7,h6,Kj4:BKc5,Kc7,h4"
      When the moves "g7-h8 c5-b4 h8-g7 b4-c5" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 15 moves by kings only draws

    Scenario: 30 plies: drawn
      Given the position "W:WKd2,Ke7:BKd4,Ki1"
      When for 30 plies White goes round "d2-j8 j8-g5 g5-c1 c1-h6 h6-d2" and Black goes round "i1-h2 h2-b8 b8-c7 c7-i1"
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WKd2,Ke7:BKd4,Ki1"
      When for 29 plies White goes round "d2-j8 j8-g5 g5-c1 c1-h6 h6-d2" and Black goes round "i1-h2 h2-b8 b8-c7 c7-i1"
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                      | moves                   | plies       |
        | any moves                    | B:Wb4,Kd2,f4,Ki1:Bb8,Kh6      | h6xe3xc1                | 0 0 0 0 0 0 |
        | without capture              | W:WKc7,Kg1:Bb8                | c7-g3 b8-c7             | 0 0 0 0 0 0 |
        | without capture or promotion | B:WKc5,Kd2,Ke1,Ke5:BKf2,h4,i3 | f2xb6 e1xj6 i3-h2       | 0 0 0 1 0 0 |
        | with pauses                  | W:WKb2,c7,i1:BKa5,g3,i7       | b2-g7 a5xd8 g7-j4 g3-f2 | 0 0 0 2 0 0 |

  Rule: 15 moves of 3 or more kings against 1 king draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                   | moves                   | plies       |
        | by kings only                | B:WKg5,Kh6,Ki7,Kj4:BKd8    | d8xi3                   | 0 1 0 0 0 0 |
        | without capture              | B:WKd4,Kd6,Kf8,Ki7:Bb2     | b2-c1 d6-b8 c1xj8       | 0 2 0 0 0 0 |
        | without capture or promotion | W:WKa5,Ka7,Kf8,Kh4:BKd2,h2 | a5xe1 h2-g1 h4-i3 g1xj4 | 0 2 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                           | position                    | moves       | plies       |
        | 3 kings against 1 king           | W:WKg1,Kh4,Kh6:BKa7         | g1-i3 a7-c5 | 2 2 0 2 0 0 |
        | 4 kings against 1 king           | B:WKa5,Ka7,Ki1,Kj8:BKd6     | d6-a3 i1-j2 | 2 2 0 2 0 0 |
        | 3 kings and 1 man against 1 king | B:WKc3,Kc7,Kd8,g3:BKj4      | j4-f8 c7-d6 | 2 0 0 2 0 0 |
        | 2 kings against 1 king           | W:WKb8,Kc5:BKa5             | b8-e5 a5-e1 | 2 0 2 0 0 0 |
        | 3 kings against 1 king and 1 man | W:WKa5,Kd4,Kg1:BKd6,i5      | d4-h8 d6-b8 | 2 0 0 2 0 0 |
        | 3 kings against 2 kings          | B:WKg5,Ki7,Kj4:BKa3,Ke5     | e5-b8 j4-f8 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king | W:WKa5,f2,Ki5:BKd6          | i5-j4 d6-h2 | 2 0 0 2 0 2 |
        | 3 kings against 1 man            | W:WKc1,Kc5,Kg7:Bg3          | g7-f6 g3-h2 | 0 0 0 0 0 0 |
        | 4 kings and 1 man against 1 king | B:Wa7,Kb4,Kd8,Ke1,Kg3:BKb6  | b6-f2 b4-d6 | 2 0 0 0 2 0 |
        | 5 kings against 1 king           | W:WKa1,Kb8,Kf2,Kg1,Kj2:BKj4 | a1-b2 j4-f8 | 2 2 0 0 2 0 |
        | 4 kings against 1 king and 1 man | W:WKd2,Kf4,Kg5,Kh4:Bb6,Kg7  | h4-j6 g7-f6 | 2 0 0 0 2 0 |
        | 4 kings against 2 kings          | B:WKa3,Kb4,Kj6,Kj8:BKd4,Ke5 | d4-b6 b4-c3 | 2 0 0 0 2 0 |
        | 4 kings against 1 man            | B:WKe3,Kh8,Ki5,Kj6:Bf8      | f8-e7 h8-c3 | 1 0 0 0 0 0 |

    Scenario: 30 plies: drawn
      Given the position "B:WKa5,Kb6,Kd2,Kf4:BKi1"
      When the moves "i1xb8 d2-e1 b8-a7 b6-c7 a7-e3 e1-j6 e3-a7 j6-e1 a7-c5 e1-h4 c5-e3 a5-c3 e3-c1 c3-f6 c1-d2 f6-e5 d2-h6 c7-d6 h6-e3 e5-a1 e3-b6 h4-g5 b6-a5 g5-c1 a5-b6 c1-j8 b6-g1 d6-i1 g1-i3 i1-g3" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "B:WKa5,Kb6,Kd2,Kf4:BKi1"
      When the moves "i1xb8 d2-e1 b8-a7 b6-c7 a7-e3 e1-j6 e3-a7 j6-e1 a7-c5 e1-h4 c5-e3 a5-c3 e3-c1 c3-f6 c1-d2 f6-e5 d2-h6 c7-d6 h6-e3 e5-a1 e3-b6 h4-g5 b6-a5 g5-c1 a5-b6 c1-j8 b6-g1 d6-i1 g1-i3" are played
      Then the game goes on

  Rule: 5 moves without capture or promotion of 2 to 3 pieces in all, kings on both sides draws

    Scenario: 10 plies: drawn
      Given the position "W:WKf2,Kj8:BKi1"
      When for 10 plies White goes round "f2-e3 e3-g5 g5-d2 d2-e1 e1-f2" and Black goes round "i1-g3 g3-h2 h2-b8 b8-i1"
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WKf2,Kj8:BKi1"
      When for 9 plies White goes round "f2-e3 e3-g5 g5-d2 d2-e1 e1-f2" and Black goes round "i1-g3 g3-h2 h2-b8 b8-i1"
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position           | moves                               | plies       |
        | any moves       | B:WKi3,Kj6:Bb2,Kj2 | j2xe7 j6-i5 e7-f6 i5-h6 b2-c1       | 0 0 0 0 0 0 |
        | by kings only   | W:WKa7,d4:BKa5     | d4-c5                               | 0 0 1 0 0 0 |
        | without capture | W:Wf6:BKh2,j2,j8   | f6-g7 h2-b8 g7-h8 j8-i7 h8xj6 j2-i1 | 0 0 0 0 0 0 |
        | with pauses     | W:WKa3,a7:BKc1     | a3-c5 c1-a3 c5-b6 a3-e7 a7-b8       | 0 0 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                    | position            | moves       | plies       |
        | 1 king against 1 king                     | B:WKj8:BKa1         | a1-b2 j8-d2 | 2 0 2 0 0 0 |
        | 2 kings against 1 king                    | W:WKg3,Kg7:BKc1     | g7-j4 c1-b2 | 2 0 2 0 0 0 |
        | 1 king and 1 man against 1 king           | W:Wb4,Kc1:BKd8      | c1-e3 d8-h4 | 2 0 2 0 0 0 |
        | 1 king against 1 king and 1 man           | W:WKh8:BKc7,f4      | h8-d4 c7-e5 | 2 0 2 0 0 0 |
        | 1 king against 2 kings                    | W:WKi7:BKb4,Kh4     | i7-f4 h4-g3 | 2 0 2 0 0 0 |
        | 1 man against 1 king                      | W:Wf6:BKb2          | f6-e7 b2-c1 | 1 0 0 0 0 0 |
        | 1 king against 1 man                      | W:WKe5:Bg5          | e5-c3 g5-f4 | 0 0 0 0 0 0 |
        | 2 kings and 1 man against 1 king          | W:Wb6,Kc3,Kd4:BKi3  | c3-d2 i3-d8 | 2 0 0 2 0 0 |
        | 3 kings against 1 king                    | B:WKa1,Kd2,Kg3:BKa3 | a3-c5 d2-e3 | 2 2 0 2 0 0 |
        | 2 kings against 1 king and 1 man          | W:WKd4,Kh6:BKa1,h2  | d4-e3 a1-d4 | 2 0 0 2 0 0 |
        | 2 kings against 2 kings                   | W:WKb6,Ki5:BKa1,Kj4 | i5-g3 j4-i5 | 2 0 0 2 0 0 |
        | 2 kings against 1 man                     | W:WKb6,Kg1:Bi7      | b6-d8 i7-h6 | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 king           | W:Wf6,Kh2,j4:BKc1   | h2-g1 c1-j8 | 2 0 0 2 0 2 |
        | 1 king and 1 man against 1 king and 1 man | B:Wc5,Ke1:BKb8,c3   | c3-b2 e1-i5 | 1 0 0 2 0 0 |
        | 1 king and 1 man against 2 kings          | W:Wc5,Kg3:BKe1,Kj2  | g3-c7 e1-c3 | 2 0 0 2 0 0 |
        | 2 men against 1 king                      | B:Wa3,f6:BKc7       | c7-b6 f6-g7 | 0 0 0 0 0 0 |
        | 1 king and 1 man against 1 man            | W:Wa7,Kj2:Bf8       | j2-g5 f8-e7 | 0 0 0 0 0 0 |

  Rule: 30 moves without capture or promotion of 4 to 5 pieces in all, kings on both sides draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise       | position                     | moves                         | plies       |
        | any moves       | W:WKe7:BKc1,d2,Kg5,Kj8       | e7xi3                         | 0 0 0 0 0 0 |
        | without capture | B:Wf4,g7:BKc3,d2,Kd6,Kh4,Ki1 | d6xh2 g7-h8 h4-i3 h8xb2 d2-c1 | 0 0 0 0 0 0 |
        | with pauses     | W:WKd6,g7,j6:BKa7,j4         | d6-c7 j4-i3 g7-f8             | 0 0 0 0 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                      | position                  | moves       | plies       |
        | 2 kings against 2 kings                     | W:WKa1,Kh8:BKd6,Ke3       | h8-g7 e3-f2 | 2 0 0 2 0 0 |
        | 3 kings against 1 king                      | B:WKc7,Ke3,Kh8:BKh4       | h4-i5 e3-g5 | 2 2 0 2 0 0 |
        | 2 kings against 1 king and 1 man            | B:WKa7,Kd4:BKi5,j6        | i5-e1 d4-b6 | 2 0 0 2 0 0 |
        | 1 king and 1 man against 2 kings            | W:Wc3,Kd2:BKa3,Kf2        | d2-i7 f2-g1 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king and 1 man  | B:WKd6,i3,Kj4:Ba7,Kd2     | d2-a5 i3-h4 | 0 0 0 2 0 0 |
        | 1 king and 2 men against 2 kings            | W:Wa5,Kb2,c3:BKg3,Ki1     | b2-a1 g3-f4 | 2 0 0 2 0 0 |
        | 2 kings and 2 men against 1 king            | B:WKa3,Kh8,i3,j4:BKa7     | a7-e3 j4-i5 | 0 0 0 2 0 0 |
        | 1 king and 2 men against 1 king and 1 man   | B:WKa1,d4,i5:Bf8,Kh2      | h2-g1 i5-h6 | 0 0 0 2 0 0 |
        | 2 kings and 1 man against 2 kings           | W:WKa1,a7,Ki7:BKc5,Kj8    | i7-j6 j8-e3 | 2 0 0 2 0 0 |
        | 1 king against 2 kings                      | B:WKb8:BKh4,Kj6           | h4-f2 b8-a7 | 2 0 2 0 0 0 |
        | 3 kings against 2 kings                     | B:WKa3,Ke7,Kj2:BKg3,Ki1   | g3-f4 j2-h4 | 2 0 0 2 0 0 |
        | 2 kings against 2 kings and 1 man           | B:WKa1,Ka5:BKc1,Kg5,h4    | g5-j8 a1-h8 | 2 0 0 2 0 0 |
        | 2 kings against 1 king                      | W:WKa3,Kf4:BKd8           | f4-j8 d8-h4 | 2 0 2 0 0 0 |
        | 2 kings against 3 kings                     | B:WKb4,Kj2:BKa1,Kf4,Kg3   | a1-b2 b4-c3 | 2 0 0 2 0 0 |
        | 3 kings and 1 man against 1 king            | W:WKb4,Ke5,h4,Kj2:BKc1    | b4-f8 c1-f4 | 2 0 0 2 0 0 |
        | 4 kings against 1 king                      | W:WKd4,Kf2,Ki7,Kj8:BKc7   | f2-e1 c7-d8 | 2 2 0 2 0 0 |
        | 3 kings against 1 king and 1 man            | W:WKc1,Kh8,Kj8:BKb4,i5    | c1-a3 b4-d6 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 king            | B:Wa1,Kd6,Kg3:BKb6        | b6-a7 d6-f8 | 2 0 0 2 0 0 |
        | 3 kings against 1 man                       | W:WKd6,Ke3,Kg7:Bf8        | g7-f6 f8-e7 | 0 0 0 0 0 0 |
        | 1 king against 1 king and 1 man             | B:WKb2:BKc7,h6            | h6-g5 b2-g7 | 1 0 2 0 0 0 |
        | 2 kings against 1 king and 2 men            | W:WKf6,Kj2:Bb8,Kc7,i5     | f6-g7 c7-i1 | 2 0 0 2 0 0 |
        | 2 kings against 1 man                       | B:WKe7,Kj4:Bi3            | i3-j2 j4-g7 | 1 0 0 0 0 0 |
        | 1 king and 1 man against 1 king and 1 man   | W:WKa7,f4:BKc3,j4         | a7-g1 c3-d2 | 2 0 0 2 0 0 |
        | 2 kings against 2 men                       | B:WKc7,Kd6:Be5,h6         | e5-d4 d6-e5 | 1 0 0 0 0 0 |
        | 1 man against 2 kings                       | W:Wb4:BKh6,Ki1            | b4-a5 i1-g3 | 1 0 0 0 0 0 |
        | 1 king and 1 man against 2 kings and 1 man  | B:WKh6,i7:BKa5,Kd4,j8     | d4-f6 h6-d2 | 2 0 0 2 0 0 |
        | 1 king and 1 man against 1 king             | B:WKa3,c3:BKg5            | g5-f4 a3-d6 | 2 0 2 0 0 0 |
        | 1 king and 1 man against 3 kings            | B:Wd4,Kg7:BKg3,Kh2,Kj2    | j2-i3 g7-f6 | 2 0 0 2 0 0 |
        | 2 men against 2 kings                       | B:Wc1,f4:BKa3,Kd4         | a3-d6 f4-g5 | 0 0 0 0 0 0 |
        | 2 kings and 2 men against 1 king and 1 man  | W:WKa3,h6,j6,Kj8:BKa1,b6  | a3-c1 a1-d4 | 2 0 0 0 2 0 |
        | 3 kings and 1 man against 1 king and 1 man  | W:Wa1,Ka3,Kd2,Ke5:Bj2,Kj4 | e5-b2 j4-f8 | 2 0 0 0 2 0 |
        | 2 kings and 1 man against 1 king and 2 men  | W:Wb4,Ke3,Kj4:BKb2,c7,f8  | j4-i5 c7-b6 | 0 0 0 0 2 0 |
        | 2 kings and 1 man against 1 man             | W:Wa5,Kb8,Kg3:Bd8         | b8-a7 d8-e7 | 0 0 0 0 0 0 |
        | 2 kings and 1 man against 2 kings and 1 man | W:Wa5,Kb6,Ke7:BKe1,f4,Kj4 | b6-a7 f4-g3 | 0 0 0 0 2 0 |
        | 2 kings and 1 man against 2 men             | B:Wh2,Kh6,Kj4:Ba7,e5      | a7-b6 h6-e3 | 1 0 0 0 0 0 |
        | 1 king and 3 men against 2 kings            | W:WKc1,d2,e3,g7:BKd6,Kd8  | c1-a3 d6-e5 | 2 0 0 0 2 0 |
        | 2 kings and 2 men against 2 kings           | W:WKb6,d4,e5,Kf8:BKh4,Kj4 | b6-c7 j4-g7 | 2 0 0 0 2 0 |
        | 1 king and 2 men against 2 kings and 1 man  | B:Wb4,Kc1,g1:BKb2,h8,Ki3  | b2-a3 c1-g5 | 2 0 0 0 2 0 |
        | 1 king and 2 men against 1 king             | W:Wa1,Kc5,i1:BKd2         | c5-f8 d2-a5 | 2 0 0 2 0 0 |
        | 1 king and 2 men against 3 kings            | W:WKa7,d4,i1:BKd2,Ki5,Kj8 | d4-c5 j8-e3 | 1 0 0 0 2 0 |
        | 3 men against 2 kings                       | W:Wa7,d4,i1:BKc1,Kf8      | d4-e5 c1-i7 | 1 0 0 0 0 0 |
        | 2 kings and 3 men against 1 king            | W:WKd8,e3,Kf2,g3,h6:BKa7  | d8-g5 a7-c5 | 2 0 0 0 2 0 |
        | 3 kings and 2 men against 1 king            | W:Wa7,c1,Kc7,Kf2,Kg1:BKa1 | f2-j6 a1-f6 | 2 0 0 0 2 0 |
        | 1 king and 3 men against 1 king             | B:Wa3,a5,Kb2,c3:BKh6      | h6-j8 a5-b6 | 0 0 0 2 0 0 |
        | 2 kings and 2 men against 1 man             | W:WKa3,Kh2,h6,i5:Bb8      | a3-c5 b8-a7 | 0 0 0 0 0 0 |
        | 1 king and 3 men against 1 king and 1 man   | W:Wb6,Kc1,e3,h4:BKi1,i7   | b6-a7 i1-g3 | 1 0 0 0 2 0 |
        | 2 men against 1 king and 1 man              | W:Wg1,j6:BKc1,e5          | g1-f2 e5-d4 | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 king and 2 men   | B:WKc7,e1,h2:BKg5,i7,j2   | g5-e3 c7-b6 | 2 0 0 0 2 0 |
        | 1 king and 2 men against 1 man              | B:WKa3,e1,f6:Bi5          | i5-j4 a3-d6 | 1 0 0 0 0 0 |
        | 3 men against 1 king and 1 man              | B:Wc3,j2,j4:Bc5,Kg3       | g3-h4 j4-i5 | 0 0 0 0 0 0 |
        | 1 king and 2 men against 2 men              | W:Wa1,Ke3,h4:Bg7,h2       | e3-g1 g7-h6 | 0 0 0 0 0 0 |

    Scenario: 60 plies: drawn
      Given the position "B:WKa3:BKg3,g7,Kj6"
      When the moves "g3-c7 a3-c5 j6-h4 c5-f8 g7-f6 f8-a3 c7-g3 a3-b2 g3-e5 b2-c1 h4-g3 c1-a3 e5-c3 a3-f8 c3-b2 f8-j4 g3-e1 j4-h6 e1-h4 h6-f8 h4-f2 f8-j4 f2-b6 j4-i5 b2-c3 i5-h4 f6-e5 h4-e7 c3-b2 e7-j2 b6-e3 j2-h4 b2-c1 h4-i5 e3-c5 i5-j6 c1-f4 j6-e1 c5-a7 e1-h4 f4-h2 h4-d8 h2-g3 d8-i3 g3-f4 i3-h4 a7-e3 h4-j6 f4-i1 j6-h8 e3-d4 h8-g7 i1-h2 g7-i5 e5-f4 i5-e1 h2-i1 e1-i5 d4-c5 i5-f8" are played
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "B:WKa3:BKg3,g7,Kj6"
      When the moves "g3-c7 a3-c5 j6-h4 c5-f8 g7-f6 f8-a3 c7-g3 a3-b2 g3-e5 b2-c1 h4-g3 c1-a3 e5-c3 a3-f8 c3-b2 f8-j4 g3-e1 j4-h6 e1-h4 h6-f8 h4-f2 f8-j4 f2-b6 j4-i5 b2-c3 i5-h4 f6-e5 h4-e7 c3-b2 e7-j2 b6-e3 j2-h4 b2-c1 h4-i5 e3-c5 i5-j6 c1-f4 j6-e1 c5-a7 e1-h4 f4-h2 h4-d8 h2-g3 d8-i3 g3-f4 i3-h4 a7-e3 h4-j6 f4-i1 j6-h8 e3-d4 h8-g7 i1-h2 g7-i5 e5-f4 i5-e1 h2-i1 e1-i5 d4-c5" are played
      Then the game goes on

  Rule: 5 moves of 3 pieces against 1 king on long diagonal draws

    Scenario: 10 plies: drawn
      Given the position "W:WKc7,Ke5,g1:BKd2"
      When for 10 plies White goes round "c7-a5 a5-b4 b4-a3 a3-d6 d6-c7" and Black goes round "d2-i7 i7-j8 j8-h6 h6-d2"
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WKc7,Ke5,g1:BKd2"
      When for 9 plies White goes round "c7-a5 a5-b4 b4-a3 a3-d6 d6-c7" and Black goes round "d2-i7 i7-j8 j8-h6 h6-d2"
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position              | moves                   | plies       |
        | by kings only                | B:WKb2,c3,i3:Bf2      | f2-g1 i3-j4 g1-h2 j4-i5 | 0 0 0 3 0 1 |
        | without capture or promotion | B:WKc1,Kd8,f2,g7:BKj6 | j6xe1 c1-j8 e1-g3 g7-f8 | 0 0 0 0 0 1 |
        | with pauses                  | B:WKd4,Kg7,Kj8:BKf4   | f4-i1 j8-g5 i1-j2       | 3 3 0 3 0 0 |

    Scenario Outline: <pieces>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | pieces                                     | position                | moves       | plies       |
        | 3 kings against 1 king                     | W:WKc1,Kg3,Kj6:BKi1     | g3-f2 i1-g3 | 2 2 0 2 0 2 |
        | 3 kings against 1 king                     | W:WKe7,Kh4,Ki5:BKa7     | e7-f6 a7-g1 | 2 2 0 2 0 0 |
        | 2 kings and 1 man against 1 king           | W:Wa5,Kd8,Kh6:BKg3      | h6-g5 g3-c7 | 2 0 0 2 0 2 |
        | 2 kings and 1 man against 1 king           | B:Wh6,Ki7,Kj6:BKa3      | a3-c1 j6-g3 | 2 0 0 2 0 1 |
        | 1 king and 2 men against 1 king            | W:Wa1,b4,Ke3:BKe5       | b4-c5 e5-b2 | 1 0 0 2 0 2 |
        | 1 king and 2 men against 1 king            | B:Wb2,c1,Kf8:BKb6       | b6-g1 f8-a3 | 2 0 0 2 0 0 |
        | 3 kings and 1 man against 1 king           | W:WKd6,Ki3,Ki5,j4:BKd4  | i3-g1 d4-h8 | 2 0 0 2 0 0 |
        | 2 kings against 1 king                     | B:WKf2,Kh8:BKa3         | a3-f8 f2-e1 | 2 0 2 0 0 0 |
        | 4 kings against 1 king                     | W:WKd8,Kg7,Ki1,Ki5:BKb4 | g7-f6 b4-f8 | 2 2 0 2 0 0 |
        | 3 kings against 1 king and 1 man           | W:WKc1,Kc3,Kg5:BKh8,j4  | c3-e1 h8-g7 | 2 0 0 2 0 0 |
        | 3 kings against 2 kings                    | B:WKi3,Ki5,Kj2:BKb8,Ke3 | e3-c5 i3-d8 | 2 0 0 2 0 0 |
        | 3 kings against 1 man                      | B:WKd2,Kd8,Kg7:Bi7      | i7-j6 d8-f6 | 1 0 0 0 0 0 |
        | 2 kings and 2 men against 1 king           | B:WKd4,e7,g3,Kh2:BKi1   | i1-j2 d4-e5 | 2 0 0 2 0 0 |
        | 1 king and 1 man against 1 king            | W:WKb2,d4:BKj8          | b2-a1 j8-h6 | 2 0 2 0 0 0 |
        | 2 kings and 1 man against 1 king and 1 man | W:WKa1,Kd2,j6:Bc7,Ke1   | d2-f4 c7-d6 | 0 0 0 2 0 0 |
        | 2 kings and 1 man against 2 kings          | B:Wb6,Kf8,Kh8:BKj2,Kj8  | j2-d8 h8-g7 | 2 0 0 2 0 0 |
        | 2 kings and 1 man against 1 man            | B:Wa3,Kd4,Kh6:Bf4       | f4-g3 h6-j4 | 1 0 0 0 0 0 |
        | 1 king and 3 men against 1 king            | W:Wb4,d6,Kg7,i1:BKg5    | b4-a5 g5-h6 | 1 0 0 2 0 0 |
        | 2 men against 1 king                       | B:Wf2,j4:BKc3           | c3-e1 f2-e3 | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 king and 1 man  | B:Wc1,Kd6,g3:Bb8,Kg7    | g7-f8 d6-a3 | 2 0 0 2 0 0 |
        | 1 king and 2 men against 2 kings           | W:WKf6,g7,i1:BKd6,Kj6   | f6-c3 j6-f2 | 2 0 0 2 0 0 |
        | 3 men against 1 king                       | B:Wd2,d4,e3:BKf8        | f8-a3 d2-c3 | 0 0 0 0 0 0 |
        | 1 king and 2 men against 1 man             | W:Wb4,d4,Kh2:Bh4        | h2-j4 h4-g3 | 0 0 0 0 0 0 |

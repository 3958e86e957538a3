@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "harzdame" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,a4,a5,a6,b1,b2,b3,b4,b5,c1,c2,c3,c4,d1,d2,d3,e1,e2,f1:Bc8,d7,d8,e6,e7,e8,f5,f6,f7,f8,g4,g5,g6,g7,g8,h3,h4,h5,h6,h7,h8"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position     | moves             |
        | no jump, jump not forward orthogonal, jump: over kings only | W:We3:Bf3    | e3xg3             |
        | jump sideways diagonal too                                  | W:Wf2:Be4,g3 | f2-f3 f2-g2       |
        | jump not backward orthogonal                                | W:Wc3:Bc2    | c3xc1             |
        | jump: fly                                                   | B:Wc5:Bc8    | c8-b8 c8-c7       |
        | jump: over men only                                         | B:WKh5:Bh6   | h6xh4             |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise        | position     | moves    |
        | at once stopping | W:Wb8:Bc8,d7 | b8xd8xd6 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise               | position     | move     |
        | at once continuing      | W:Wb8:Bc8,d7 | b8xd8xd6 |
        | a step sooner for Black | B:Wc4:Bb7    | b7-a7    |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                    | position         | moves                                                 |
        | slide not forward orthogonal, slide not backward orthogonal, step instead of slide, no slide | W:Wb8,Kh5:Be5,f5 | b8-c8 h5-g5 h5-h1 h5-h2 h5-h3 h5-h4 h5-h6 h5-h7 h5-h8 |
        | slide sideways diagonal too                                                                  | W:Wb8,Kh4:Be4,f4 | b8-c8 h4-g4 h4-h1 h4-h2 h4-h3 h4-h5 h4-h6 h4-h7 h4-h8 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                 | position          | moves                                                                               |
        | no fly, fly not backward orthogonal, fly: jump, fly: landing beyond, fly: over kings only | W:WKh4:Bf4        | h4xa4 h4xb4 h4xc4 h4xd4 h4xe4                                                       |
        | fly not forward orthogonal, fly: from afar                                                | W:WKe4:Be5        | e4xe6 e4xe7 e4xe8                                                                   |
        | fly sideways diagonal too                                                                 | W:WKh5:Bg4        | h5-a5 h5-b5 h5-c5 h5-d5 h5-e5 h5-f5 h5-g5 h5-h1 h5-h2 h5-h3 h5-h4 h5-h6 h5-h7 h5-h8 |
        | fly: landing next                                                                         | W:WKh5:Bf5        | h5xa5 h5xb5 h5xc5 h5xd5 h5xe5                                                       |
        | fly: landing next after last king, fly: landing next after last king of several           | W:WKd3:Bc7,d5,Kf8 | d3xd7xa7 d3xd7xb7 d3xd8xg8 d3xd8xh8                                                 |
        | fly: over men only                                                                        | B:WKc3:BKb3       | b3xd3 b3xe3 b3xf3 b3xg3 b3xh3                                                       |
        | fly: over own pieces too                                                                  | W:Wg2,Kh2:Be2     | g2-g3 h2-h1 h2-h3 h2-h4 h2-h5 h2-h6 h2-h7 h2-h8                                     |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                      | position   | moves                         |
        | against last moved             | B:Wg3:Bh3  | h3xf3                         |
        | optional, forfeit, forfeit one | W:We3:Bf3  | e3xg3                         |
        | forfeit kings                  | W:WKh4:Bf4 | h4xa4 h4xb4 h4xc4 h4xd4 h4xe4 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | B:Wd2,e3:Be4 | e4xe2xc2 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position              | moves    |
        | none, of the chosen piece | B:Wd2,d3,e3,g3:Be4,h3 | e4xe2xc2 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves             |
        | at once   | B:We3,e7:BKe6 | e6xe1 e6xe2 e6xe8 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | B:We3,e7:BKe6 | e6xe1 | e3     |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:Wa3,a8,b1,b3,b4,b7,b8,c1,c5,Kc8,Ke4,e7,Kf2,g2,h1,Kh2,Kh5:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:Wa6,Kg1,Kh3:Be2,Ke5,Kf5"
      When the moves "h3-c3 e5-d5 c3-h3 d5-e5 h3-c3 e5-d5 c3-h3 d5-e5" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:Wa6,Kg1,Kh3:Be2,Ke5,Kf5"
      When the moves "h3-c3 e5-d5 c3-h3 d5-e5" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:Wd4:Bd5,h8"
      When White plays "d4xd6"
      Then the position is "B:Wd6:Bh8"

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "hexdame" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,a4,b1,b2,b3,b4,c1,c2,c3,c4,d1,d2,d3,d4:Bf6,f7,f8,f9,g6,g7,g8,g9,h6,h7,h8,h9,i6,i7,i8,i9"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position   | moves |
        | jump: over men only | B:WKi7:Bi8 | i8xi6 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                              | position      | moves                                                                                     |
        | slide not forward, slide not backward, step instead of slide, no slide | B:We3,f3:BKb3 | b3-a2 b3-a3 b3-b1 b3-b2 b3-b4 b3-b5 b3-b6 b3-c3 b3-c4 b3-d3 b3-d5 b3-e6 b3-f7 b3-g8 b3-h9 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                      | position         | moves                                                 |
        | no fly, fly not backward, fly: jump, fly: landing beyond, fly: over kings only | B:Wc1:BKa1       | a1xd1 a1xe1                                           |
        | fly not forward                                                                | B:Wc1,c2,d2:BKa1 | a1xd1xd3xb1                                           |
        | fly: landing next                                                              | B:Wc1,e3:BKa1,f5 | a1xe1xe4 a1xe1xe5 a1xe1xe6 a1xe1xe7 a1xe1xe8 a1xe1xe9 |
        | fly: landing next after last king                                              | W:WKf9:BKd7      | f9xa4 f9xb5 f9xc6                                     |
        | fly: landing next after last king of several                                   | B:WKd5,Kf4:BKi7  | i7xd2xd6 i7xd2xd7 i7xd2xd8                            |
        | fly: over men only                                                             | W:WKe9:BKf9      | e9xg9 e9xh9 e9xi9                                     |
        | fly: over own pieces too                                                       | B:Wc1:BKa1,h5    | a1xd1 a1xe1                                           |
        | fly: from afar                                                                 | B:Wc1,d2:BKa1    | a1xd1xd3 a1xd1xd4 a1xd1xd5 a1xd1xd6 a1xd1xd7 a1xd1xd8 |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise     | position   | moves                               |
        | forfeit kings | W:WKi5:Bg5 | i5xa5 i5xb5 i5xc5 i5xd5 i5xe5 i5xf5 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position           | moves    |
        | none, of the chosen piece | W:Wc5,e3:Bc6,f4,h5 | e3xg5xi5 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position            | moves                                                                                           |
        | at once   | B:Wc1,c2,d2,e4:BKa1 | a1xd1xd3xb1 a1xd1xd3xf5 a1xd1xd3xg6 a1xd1xd3xh7 a1xd1xd3xi8 a1xd1xd4xf4 a1xd1xd4xg4 a1xd1xd4xh4 |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WKd1,d6,f3,Kh4:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WKc6,Kd6:BKd1,Kh4"
      When the moves "d6-a3 d1-b1 a3-d6 b1-d1 d6-a3 d1-b1 a3-d6 b1-d1" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WKc6,Kd6:BKd1,Kh4"
      When the moves "d6-a3 d1-b1 a3-d6 b1-d1" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:We5:Bd4,f2"
      When White plays "e5xc3"
      Then the position is "B:Wc3:Bf2"

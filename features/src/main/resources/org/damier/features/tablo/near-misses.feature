@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "tablo" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa1,a2,a3,b1,b2,b3,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3:Ba5,a6,a7,b5,b6,b7,c5,c6,c7,d5,d6,d7,e5,e6,e7,f5,f6,f7,g5,g6,g7"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position                                                                                                                          | moves                                     |
        | no jump, jump not forward orthogonal, jump: over kings only | B:Wb4:Bb5                                                                                                                         | b5xb3                                     |
        | jump not sideways orthogonal                                | W:Wa4:Bb4                                                                                                                         | a4xc4                                     |
        | jump backward orthogonal too                                | W:Wa7:Ba6                                                                                                                         | a7-b7                                     |
        | jump: fly                                                   | W:Wb1:Bb3                                                                                                                         | b1-a1 b1-b2 b1-c1                         |
        | jump: over men only                                         | B:WKd2:Be2                                                                                                                        | e2xc2                                     |
        | jump: over own pieces too                                   | W:Wa1,a2,a3,b1,b2,b3,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,g3:Ba5,a6,a7,b5,b6,b7,c5,c6,c7,d5,d6,d7,e5,e6,e7,f5,f6,f7,g5,g6,g7 | a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                      | position  | moves |
        | against last moved             | W:Wd3:Bd4 | d3xd5 |
        | optional, forfeit, forfeit one | B:Wb4:Bb5 | b5xb3 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise             | position     | moves    |
        | may stop, single jump | W:Wa4:Bb4,d4 | a4xc4xe4 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position           | moves          |
        | most pieces | W:Wa4,d3:Bb4,b7,d4 | a4xc4xe4 d3xd5 |

  Rule: How the game ends

    Scenario: White to move, without a move
      Given the position "W:W:Ba2,b7,c1,d1,d4,e2,f2,f4"
      Then Black wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:Wc2,g3:Be4,g6"
      When the moves "g3-f3 e4-d4 f3-g3 d4-e4 g3-f3 e4-d4 f3-g3 d4-e4" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:Wc2,g3:Be4,g6"
      When the moves "g3-f3 e4-d4 f3-g3 d4-e4" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: Whose the captor is

    Scenario: A piece that has captured stays with its side
      Given the position "B:Wb4,g1:Bb5"
      When the moves "b5xb3" are played
      Then the position is "W:Wg1:Bb3"

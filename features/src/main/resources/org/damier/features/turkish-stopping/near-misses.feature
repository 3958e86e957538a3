@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "turkish-stopping" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                            | moves                                           |
        | jump: over own pieces too | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position               | moves                                                 |
        | at end of move | B:Wb5,d5,d6,g1,h4:BKb3 | b3xb6xh6xh1xd1xd6 b3xb6xh6xh1xd1xd7 b3xb6xh6xh1xd1xd8 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves       |
        | allowed   | W:WKe6:Bb6,g6 | e6xa6 e6xh6 |

    Scenario Outline: What a capture takes, not allowed
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | W:WKe6:Bb6,g6 | e6xa6 | b6     |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WKh2,h6:B"
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

    Scenario Outline: What is left on the board decides
      Given the position "<position>"
      Then <result>

      Examples:
        | position        | result                               |
        | W:WKb1:Bh7      | White wins because "material"        |
        | B:WKb1:Bh7      | White wins because "material"        |
        | W:Wb2:BKh8      | Black wins because "material"        |
        | B:Wb2:BKh8      | Black wins because "material"        |
        | W:WKb1:BKh8     | the game is drawn because "material" |
        | B:WKb1:BKh8     | the game is drawn because "material" |
        | W:Wb2:Bh7       | the game is drawn because "material" |
        | W:WKb1,Kc1:Bh7  | the game goes on                     |
        | W:WKb1:Bh7,g7   | the game goes on                     |
        | W:WKb1,c2:Bh7   | the game goes on                     |
        | W:WKb1:BKh7,Kg7 | the game goes on                     |
        | W:WKb1,Kc1:BKh7 | the game goes on                     |
        | W:Wb2,c2:Bh7    | the game goes on                     |
        | W:Wb2:Bh7,g7    | the game goes on                     |
        | B:WKf1:B        | White wins because "no move"         |
        | W:W:BKd6        | Black wins because "no move"         |

  Rule: Whose piece has captured

    Scenario: It stays its player's
      Given the position "W:Wa2,d4:Bd5,h8"
      When White plays "d4xd6"
      Then the position is "B:Wa2,d6:Bh8"

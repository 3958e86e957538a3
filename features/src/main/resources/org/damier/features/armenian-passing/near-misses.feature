@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "armenian-passing" variant

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
        | otherwise                 | position                                                                                            | moves                                                                                                                               |
        | jump: over own pieces too | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a3-a4 a3-b4 b3-a4 b3-b4 b3-c4 c3-b4 c3-c4 c3-d4 d3-c4 d3-d4 d3-e4 e3-d4 e3-e4 e3-f4 f3-e4 f3-f4 f3-g4 g3-f4 g3-g4 g3-h4 h3-g4 h3-h4 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise      | position              | moves          |
        | at end of move | B:Wc4,d1,Ke6,Ke7:BKg6 | g6xc6xc1xe1xe8 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves                         |
        | allowed   | B:Wd3,f3:BKe3 | e3xa3 e3xb3 e3xc3 e3xg3 e3xh3 |

    Scenario Outline: What a capture takes, not allowed
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | B:Wd3,f3:BKe3 | e3xa3 | d3     |

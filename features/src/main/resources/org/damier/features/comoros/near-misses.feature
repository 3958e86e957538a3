@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "comoros" variant

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

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                                                                            |
        | by king   | W:Wf2,Kf8:Bf3,f5 | f2-e2 f2-g2 f2xf4xf6 f8-a8 f8-b8 f8-c8 f8-d8 f8-e8 f8-f6 f8-f7 f8-g8 f8-h8 f8xf4 |

  Rule: When captured pieces leave the board

    Scenario Outline: Legal, not <otherwise>
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | otherwise      | position               | move              |
        | at end of move | W:WKb8:Bb4,e2,e8,f5,g5 | b8xf8xf2xb2xb5xh5 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position     | moves             |
        | allowed   | W:Wc6:Bc4,c7 | c6-b6 c6-d6 c6xc8 |

  Rule: Whether one must capture

    Scenario: A capture passed by costs nothing
      Given the position "W:Wf5,g7:Bf7,h2"
      When the moves "f5-f6" are played
      Then the position is "B:Wf6,g7:Bf7,h2"

    Scenario: Nor must the piece that has moved last be taken
      Given the position "W:Wc5,d4:Be5,h2"
      When White plays "d4-e4"
      Then the legal moves are
        | e5-d5 | e5-f5 | e5xe3 | h2-g2 | h2-h1 |

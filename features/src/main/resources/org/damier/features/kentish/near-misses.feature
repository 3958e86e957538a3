@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "kentish" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "B:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                            | moves                                                                               |
        | jump: over own pieces too | B:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7 | a6-b5 b6-a5 b6-c5 c6-b5 c6-d5 d6-c5 d6-e5 e6-d5 e6-f5 f6-e5 f6-g5 g6-f5 g6-h5 h6-g5 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves                |
        | by king   | B:Wd3,g5:BKd8,f6 | d8xd1 d8xd2xh6 f6xh4 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position            | moves                                                                                                                                                                                           |
        | at once   | W:WKc5:Be5,g5,g6,h6 | c5xf5xh5xe8 c5xf5xh5xf7 c5xf5xh5xh7xb1 c5xf5xh5xh7xc2 c5xf5xh5xh7xd3 c5xf5xh5xh7xe4 c5xf5xh5xh7xf5 c5xf5xh5xh8 c5xf5xh7xh1 c5xf5xh7xh2 c5xf5xh7xh3 c5xf5xh7xh4xd8 c5xf5xh7xh4xe7 c5xf5xh7xh4xf6 |

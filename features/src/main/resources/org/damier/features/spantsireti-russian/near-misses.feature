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

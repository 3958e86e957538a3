@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "german-next" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                    | moves                                     |
        | jump: over own pieces too | W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8 | a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves       |
        | by king   | W:WKa7,h2:Bb6,g3 | a7xc5 h2xf4 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position            | moves             |
        | at once   | B:WKc5,Kc7,Kg3:BKa3 | a3xd6xb8 a3xd6xh2 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position            | move     | pieces |
        | B:WKc5,Kc7,Kg3:BKa3 | a3xd6xb8 | c5 c7  |

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

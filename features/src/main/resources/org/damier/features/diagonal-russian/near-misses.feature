@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "diagonal-russian" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wc1,d2,e1,e3,f2,f4,g1,g3,g5,h2,h4,h6:Ba3,a5,a7,b4,b6,b8,c5,c7,d6,d8,e7,f8"

  Rule: When a man becomes a king

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise      | position     | move     |
        | at end of move | W:Wd6:Be7,g7 | d6xf8xh6 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position      | moves                                                             |
        | fly: over own pieces too | B:Wd2:Bd6,Ke5 | d6-c5 e5-a1 e5-b2 e5-c3 e5-d4 e5-f4 e5-f6 e5-g3 e5-g7 e5-h2 e5-h8 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves       |
        | by king   | B:Wg7:BKa1,f8 | a1xh8 f8xh6 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position     | moves       |
        | at once   | W:Wf6:Be5,g7 | f6xd4 f6xh8 |

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

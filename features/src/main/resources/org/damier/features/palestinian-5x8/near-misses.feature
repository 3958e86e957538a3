@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "palestinian-5x8" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                                        | moves                         |
        | jump not sideways orthogonal | B:Wd5:Bc5                                                       | c5xe5                         |
        | jump backward diagonal too   | B:Wd5:Be4                                                       | e4-d4 e4-e3                   |
        | jump: over own pieces too    | W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3:Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7 | a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                  | position        | moves                   |
        | jump backward diagonal too | B:Wd2:BKe1      | e1-d1 e1-e2             |
        | jump: over own pieces too  | W:WKc8,Kd8:BKe2 | c8-b8 c8-c7 d8-d7 d8-e8 |

@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "crowded-english" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                                           | moves                                                 |
        | jump: over own pieces too | B:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 16-21 17-21 17-22 18-22 18-23 19-23 19-24 20-24 20-25 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position      | moves       |
        | jump: over own pieces too | B:W50:B43,K49 | 43-48 49-44 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves       |
        | by king   | B:W30:B25,K35 | 25x34 35x24 |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "21-17 7-1 17-21 1-7 21-17 7-1 17-21 1-7" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK21,K45,50:BK7,20,K49"
      When the moves "21-17 7-1 17-21 1-7" are played
      Then the position has stood 2 times
      And the game goes on

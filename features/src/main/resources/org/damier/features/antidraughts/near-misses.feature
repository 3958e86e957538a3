@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "antidraughts" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                                           | moves                                                 |
        | jump: over own pieces too | W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 | 31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise        | position           | moves   |
        | at once stopping | W:W11:BK7,K8,22,28 | 11x2x13 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise          | position     | move    |
        | at once continuing | W:W11:BK7,K8 | 11x2x13 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                | position      | moves                              |
        | fly: over own pieces too | B:W39:B20,K50 | 50x11 50x17 50x22 50x28 50x33 50x6 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position           | moves             |
        | at once   | B:W29,K30,K43:BK12 | 12x34x25 12x34x48 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position           | move     | pieces |
        | B:W29,K30,K43:BK12 | 12x34x25 | 29 30  |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK40,K43:BK6,K13"
      When the moves "43-25 13-31 25-43 31-13 43-25 13-31 25-43 31-13" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK40,K43:BK6,K13"
      When the moves "43-25 13-31 25-43 31-13" are played
      Then the position has stood 2 times
      And the game goes on

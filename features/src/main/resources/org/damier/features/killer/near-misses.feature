@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "killer" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves |
        | at once continuing | B:W38,41:B36 | 36x47 |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position     | moves    |
        | B:W43,44:B38 | 38x49x40 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WK18,K29:BK23 | 23x12 23x34 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WK18,K29:BK23 | 23x12 | 18     |

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

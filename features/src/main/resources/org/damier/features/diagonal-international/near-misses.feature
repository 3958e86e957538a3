@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "diagonal-international" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:W15,20,24,25,29,30,33,34,35,38,39,40,42,43,44,45,47,48,49,50:B1,2,3,4,6,7,8,9,11,12,13,16,17,18,21,22,26,27,31,36"

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise        | position      | moves      |
        | at once stopping | W:W23:B8,9,18 | 23x12x3x14 |

    Scenario Outline: A man stays a man, not <otherwise>
      Given the position "<position>"
      Then "<move>" does not promote

      Examples:
        | otherwise          | position      | move       |
        | at once continuing | W:W23:B8,9,18 | 23x12x3x14 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position               | moves                                        |
        | at once   | B:W28,29,30,42,43:BK41 | 41x23x34x48x26 41x23x34x48x31 41x23x34x48x37 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position               | move           | pieces      |
        | B:W28,29,30,42,43:BK41 | 41x23x34x48x26 | 28 29 43 42 |

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

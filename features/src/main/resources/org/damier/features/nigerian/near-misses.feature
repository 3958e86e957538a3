@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "nigerian" variant

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position         | moves             |
        | by king   | W:WK11,33:B16,38 | 11x22 11x27 33x44 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves                   |
        | at once   | W:WK24:B19,37 | 24x10 24x15 24x42 24x46 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position      | move  | pieces |
        | W:WK24:B19,37 | 24x10 | 19     |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK12,K13:BK21,K49"
      When the moves "13-7 21-43 7-13 43-21 13-7 21-43 7-13 43-21" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK12,K13:BK21,K49"
      When the moves "13-7 21-43 7-13 43-21" are played
      Then the position has stood 2 times
      And the game goes on

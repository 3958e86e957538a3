@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "ghanaian-street" variant

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
        | otherwise | position       | moves      |
        | at once   | B:WK7,K35:BK13 | 13x2 13x40 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position       | move | pieces |
        | B:WK7,K35:BK13 | 13x2 | 7      |

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

  Rule: 25 moves by kings only draws

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position              | moves                        | plies |
        | any moves                    | W:W13,K37,38:BK16,18  | 13x24                        | 0 0   |
        | without capture              | W:W35,K41,45:B20      | 41-14 20-25                  | 0 0   |
        | without capture or promotion | B:W8,K25,K41,46:B7,33 | 7-12                         | 0 0   |
        | with pauses                  | B:WK4,26:BK18,40      | 40-45 26-21 18-36 4-22 45-50 | 0 0   |

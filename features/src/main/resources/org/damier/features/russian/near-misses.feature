@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "russian" variant

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves       |
        | at once   | B:WKd2,Kg5:BKf4 | f4xc1 f4xh6 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move  | pieces |
        | B:WKd2,Kg5:BKf4 | f4xc1 | d2     |

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

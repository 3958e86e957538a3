@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "ossetian-7x7" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position   | moves |
        | jump: over men only | B:WKe1:Bd1 | d1xf1 |

  Rule: Whether one must capture

    Scenario: A capture passed by costs nothing
      Given the position "W:Wb3,c6:Bb2,g5"
      When the moves "c6-c7" are played
      Then the position is "B:Wb3,c7:Bb2,g5"

    Scenario: Nor must the piece that has moved last be taken
      Given the position "W:Wc3,c5:Ba3,a6"
      When White plays "c5-b6"
      Then the legal moves are
        | a3-a2 | a3-b2 | a6-a5 | a6-b5 | a6xc6 |

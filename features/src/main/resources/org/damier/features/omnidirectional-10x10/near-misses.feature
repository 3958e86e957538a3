@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "omnidirectional-10x10" variant

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position                  | moves                                                                                                                                                                                                                                  |
        | at once   | B:Wc1,d1,e5,f2,g4,j2:BKe6 | e6xe1xj6xj1xa10 e6xe1xj6xj1xb9 e6xe1xj6xj1xc8 e6xe1xj6xj1xd7 e6xe1xj6xj1xe6 e6xe1xj6xj1xf5 e6xi2xb2xj10xj1 e6xj1xj10xb2xg2 e6xj1xj10xb2xh2 e6xj1xj10xb2xi2 e6xj1xj5xc5xg1 e6xj1xj6xe1xe10 e6xj1xj6xe1xe7 e6xj1xj6xe1xe8 e6xj1xj6xe1xe9 |

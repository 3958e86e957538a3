Feature: Clauses that no game of the family needs

  Each is an example of what the language can say besides.

  Rule: A clock with pauses stands still while other moves are made

    Background:
      Given this variant
        """
        variant "Pauses" extends international

        ending
          any count of moves                    plays on
          3 moves by kings only with pauses     draws
        """

    Scenario: A man's move is not counted, and sets nothing back
      Given the position "W:WK26,46:BK6,K16"
      When the moves "26-31 16-49 46-41 49-35" are played
      Then the clock of 3 moves stands at 3 plies
      And the game goes on

    Scenario: So the game is drawn when kings have made as many moves in all
      Given the position "W:WK26,46:BK6,K16"
      When the moves "26-31 16-49 46-41 49-35 31-26 35-49 26-31" are played
      Then the game is drawn because "clock"

    Scenario: A capture sets it back
      Given the position "W:WK26,K50:BK2,K16"
      When the moves "26-48 16-11 50x6" are played
      Then the clock of 3 moves stands at 0 plies

  Rule: A forfeit may cost one piece only

    Background:
      Given this variant
        """
        variant "One piece" extends international

        capture
          forfeit of one piece
          must go on
          majority none
        """

    Scenario: The piece that could have taken most
      Given the position "W:W28,34,50:B12,22,30"
      When White plays "50-45"
      Then the position is "B:W34,45:B12,22,30"

    Scenario: Of two that could have taken as many the one that has moved
      Given the position "W:W28,34,50:B22,30"
      When White plays "34-29"
      Then the position is "B:W28,50:B22,30"

    Scenario: Nothing could be taken, and nothing is lost
      Given the position "W:W28,50:B12"
      When White plays "50-45"
      Then the position is "B:W28,45:B12"

  Rule: A landing may be bound to a zone

    Background:
      Given this variant
        """
        variant "Grounds" extends international

        zone "far half" white rows 6-10, black rotated

        piece king
          captures  fly diagonal, landing anywhere on "far half"
        """

    Scenario: A king comes down there only
      Given the position "W:WK46:B32"
      Then the legal moves are
        | 46x23 | 46x19 | 46x14 | 46x10 | 46x5 |
      And "46x28" is not legal because "landing"

    Scenario: Where no square of it is free behind a piece, that is not taken
      Given the position "W:WK46:B32,23"
      Then "46-37" is legal
      And "46x28" is not legal

Feature: Steps for one's own features

  The chapters about the games use most of the steps. The rest is shown here.

  Rule: A variant may be written in the feature or in a file

    Scenario: Written here, as the difference from another variant
      Given this variant
        """
        variant "Free choice" extends international

        capture
          majority none
        """
      And the position "W:W28:B12,22,23,33"
      Then the legal moves include
        | 28x19 |
        | 28x39 |

    Scenario: In a file beside the feature
      Given the variant file "free-choice.draughts"
      And the position "W:W28:B12,22,23,33"
      Then "28x19" is legal

  Rule: A count of moves may be far on when the scenario begins

    Background:
      Given the "international" variant
      And the position "W:WK4,K5:BK50,K49"

    Scenario: The last move of the count of kings' moves
      Given the clocks have run "49,0,0" plies
      When White plays "4-27"
      Then the game is drawn because "clock"

    Scenario: One move sooner
      Given the clocks have run "48,0,0" plies
      When White plays "4-27"
      Then the clocks stand at "49,0,0" plies
      And the game goes on

  Rule: A position may be a list

    Scenario: A row for each kind of piece
      Given the "dameo" variant
      And these pieces, Black to move
        | white man  | a1 b2 |
        | white king | c3    |
        | black king | h7    |
      Then it is Black's turn
      And the position is "B:Wa1,b2,Kc3:BKh7"

    Scenario: What the command shows, pasted
      Given the "dameo" variant
      And this position
        """
        8  . . . . . . . .
        7  . . . . . . . B
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . . . . . .
        3  . . W . . . . .
        2  . w . . . . . .
        1  w . . . . . . .
           a b c d e f g h
        Black to move.
        B:Wa1,b2,Kc3:BKh7
        """
      When Black plays "h7-g7"
      Then the position is
        """
        8  . . . . . . . .
        7  . . . . . . B .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . . . . . .
        3  . . W . . . . .
        2  . w . . . . . .
        1  w . . . . . . .
           a b c d e f g h
        White to move.
        """

  Rule: A move may be asked for its rules

    Scenario: Those that allow it, and the one that forbids it
      Given the "international" variant
      And the position "W:W28:B12,22,23,33"
      Then "28x8" is legal because of "man-captures majority"
      And "28x19" is not legal because "majority"

  Rule: A player may give up

    Scenario: White resigns
      Given the "dameo" variant
      And the start position
      When White resigns
      Then Black wins because "resignation"

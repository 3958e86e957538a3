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

  Rule: A position may be a list

    Scenario: A row for each kind of piece
      Given the "dameo" variant
      And these pieces, Black to move
        | white man  | a1 b2 |
        | white king | c3    |
        | black king | h7    |
      Then it is Black's turn
      And the position is "B:Wa1,b2,Kc3:BKh7"

  Rule: A player may give up

    Scenario: White resigns
      Given the "dameo" variant
      And the start position
      When White resigns
      Then Black wins because "resignation"

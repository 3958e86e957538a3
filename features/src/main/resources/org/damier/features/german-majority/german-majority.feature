@german-majority
Feature: German draughts with majority

  Background:
    Given the "german-majority" variant

  @german-majority.majority
  Rule: Most pieces

    Scenario: Two by the man
      Given the position "W:Wa1,Kh6:Bb2,d4,g7"
      Then the legal moves are
        | a1xc3xe5 |

    @near-miss
    Scenario: Not one by the king
      Given the position "W:Wa1,Kh6:Bb2,d4,g7"
      Then "h6xf8" is not legal because "another capture takes more pieces"

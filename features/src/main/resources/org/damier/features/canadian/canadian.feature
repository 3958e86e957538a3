@canadian
Feature: Canadian draughts

  Background:
    Given the "canadian" variant

  @canadian.setup
  Rule: Thirty men each

    Scenario: The start
      Given the start position
      Then White has 30 men and 0 kings
      And there are 11 legal moves

    @near-miss
    Scenario: Two rows are empty
      Given the start position
      Then the squares "31 36 37 42" are empty

  @canadian.man.capture
  Rule: Men capture backwards

    Scenario: Over a man behind
      Given the position "W:W39:B46"
      Then the legal moves are
        | 39x52 |

    @near-miss
    Scenario: A step instead is not enough
      Given the position "W:W39:B46"
      Then "39-33" is not legal because "capture is mandatory"

  @canadian.majority
  Rule: Most pieces

    Scenario: Two outweigh one
      Given the position "W:W39,43:B22,34,37"
      Then the legal moves are
        | 39x28x15 |

    @near-miss
    Scenario: Not the smaller one
      Given the position "W:W39,43:B22,34,37"
      Then "43x32" is not legal because "another capture takes more pieces"

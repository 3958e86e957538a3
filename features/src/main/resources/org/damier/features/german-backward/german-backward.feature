@german-backward
Feature: German draughts with captures backwards

  Background:
    Given the "german-backward" variant

  @german-backward.man.capture
  Rule: Men capture backwards

    Scenario: Over a man behind
      Given the position "W:Wd4:Bc3"
      Then the legal moves are
        | d4xb2 |

    @near-miss
    Scenario: A step is not enough
      Given the position "W:Wd4:Bc3"
      Then "d4-e5" is not legal because "capture is mandatory"

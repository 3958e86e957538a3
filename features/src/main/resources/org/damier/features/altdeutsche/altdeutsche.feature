@altdeutsche
Feature: Old German draughts

  Background:
    Given the "altdeutsche" variant

  @altdeutsche.man.step
  Rule: Men step diagonally

    Scenario: Two squares
      Given the position "W:Wd4:Bh8"
      Then the legal moves are
        | d4-c5 | d4-e5 |

    @near-miss
    Scenario: Not straight
      Given the position "W:Wd4:Bh8"
      Then "d4-d5" is not legal because "not a move"

  @altdeutsche.man.capture
  Rule: Men capture in five directions

    Scenario: Straight ahead
      Given the position "W:Wd4:Bd5,h8"
      Then the legal moves are
        | d4xd6 |

    Scenario: Sideways
      Given the position "W:Wd4:Bc4,h8"
      Then the legal moves are
        | d4xb4 |

    @near-miss
    Scenario: Not behind
      Given the position "W:Wd4:Bd3,h8"
      Then the legal moves are
        | d4-c5 | d4-e5 |
      And "d4xd2" is not legal

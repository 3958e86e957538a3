@czech
Feature: Czech draughts

  Background:
    Given the "czech" variant

  @czech.majority.by-king
  Rule: Kings first

    Scenario: One by the king outweighs two by the man
      Given the position "W:Wa1,Kh6:Bb2,d4,g7"
      Then the legal moves are
        | h6xf8 |

    @near-miss
    Scenario: Not by the man
      Given the position "W:Wa1,Kh6:Bb2,d4,g7"
      Then "a1xc3xe5" is not legal because "another capture is made by a king"

  @czech.landing
  Rule: Landing where the capture goes on

    Scenario: Only one of four squares
      Given the position "W:WKg1:Be3,f6"
      Then the legal moves are
        | g1xd4xg7 | g1xd4xh8 |

    @near-miss
    Scenario: Not where it would end
      Given the position "W:WKg1:Be3,f6"
      Then "g1xa7" is not legal

@metacheckers
Feature: MetaCheckers

  Background:
    Given the "metacheckers" variant

  @metacheckers.capture.own
  Rule: Pieces of either side are taken, own ones too

    Scenario: At the start the second row must jump over the third
      Given the start position
      Then the legal moves are
        | a2xa4 | b2xb4 | c2xc4 | d2xd4 | e2xe4 | f2xf4 | g2xg4 | h2xh4 |
      And "a3-a4" is not legal because "compulsory"

    Scenario: An own piece and an enemy weigh alike
      Given the position "W:Wd4,d5:Be4,h8"
      Then the legal moves are
        | d4xd6 | d4xf4 | d5xd3 |
      And "d4xd6" captures "d5"
      And "d4xf4" captures "e4"

    @near-miss
    Scenario: Where nothing can be jumped, men step ahead
      Given the position "W:Wd4,a1:Bh8"
      Then the legal moves are
        | d4-c5 | d4-d5 | d4-e5 | a1-a2 | a1-b2 |

    @near-miss
    Scenario: Nobody jumps slantwise but kings
      Given the position "W:Wd4,e5:Bh8"
      Then "d4xf6" is not legal
      And "d4-d5" is legal

  @metacheckers.captor
  Rule: Who has captured goes over to the opponent

    Scenario: The man becomes the enemy's
      Given the position "W:Wd4,a1:Bd5,h8"
      When White plays "d4xd6"
      Then the position is "B:Wa1:Bd6,h8"

    Scenario: A king goes over as a king
      Given the position "W:WKa1,h1:Bd4,h8"
      When White plays "a1xe5"
      Then there is a black king on "e5"

    @near-miss
    Scenario: Who captures nothing stays
      Given the position "W:Wd4,a1:Bh8"
      When White plays "d4-d5"
      Then the position is "B:Wa1,d5:Bh8"

  @metacheckers.single-jump
  Rule: A capture is a single jump

    Scenario: The second piece stays
      Given the position "W:Wd4,a1:Bd5,d7,h8"
      Then the legal moves are
        | d4xd6 |

    @near-miss
    Scenario: Not two pieces
      Given the position "W:Wd4,a1:Bd5,d7,h8"
      Then "d4xd6xd8" is not legal

  @metacheckers.king
  Rule: Kings move and take like a queen, and come down next to what they take

    Scenario: From afar, down just behind
      Given the position "W:WKa1,h1:Bd4,h8"
      Then the legal moves are
        | a1xe5 |

    @near-miss
    Scenario: Not farther
      Given the position "W:WKa1,h1:Bd4,h8"
      Then "a1xf6" is not legal because "landing"

  @metacheckers.promotion
  Rule: A man that has gone over is promoted where men of his new side are

    Scenario: On his old first row
      Given the position "W:Wd3,a4:Bd2,h8"
      When White plays "d3xd1"
      Then there is a black king on "d1"

    @near-miss
    Scenario: Not on his old last row
      Given the position "W:Wd6,a4:Bd7,h5"
      When White plays "d6xd8"
      Then there is a black man on "d8"

    Scenario: By a step he is promoted on his last row
      Given the position "W:Wd7,a4:Bh5"
      When White plays "d7-d8"
      Then there is a white king on "d8"

  @metacheckers.repetition
  Rule: Who repeats a position for the third time loses

    Scenario: White has brought it about
      Given the position "B:WKb1:BKh7"
      When the moves "h7-h6 b1-b2 h6-h7 b2-b1 h7-h6 b1-b2 h6-h7 b2-b1" are played
      Then Black wins because "repetition"

    @near-miss
    Scenario: Twice is allowed
      Given the position "B:WKb1:BKh7"
      When the moves "h7-h6 b1-b2 h6-h7 b2-b1" are played
      Then the game goes on

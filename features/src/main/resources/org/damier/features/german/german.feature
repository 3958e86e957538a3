@german
Feature: German draughts

  Background:
    Given the "german" variant

  @german.free-choice
  Rule: Free choice

    Scenario: One by the king or two by the man
      Given the position "W:Wa1,Kh6:Bb2,d4,g7"
      Then the legal moves are
        | h6xf8 | a1xc3xe5 |

    @near-miss
    Scenario: Not half of one
      Given the position "W:Wa1,Kh6:Bb2,d4,g7"
      Then "a1xc3" is not legal because "capture goes on"

  @german.removal
  Rule: Removal at the end

    Scenario: A king between two men
      Given the position "W:WKd4:Bc3,e5"
      Then the legal moves are
        | d4xb2 | d4xa1 | d4xf6 | d4xg7 | d4xh8 |

    @near-miss
    Scenario: No way back over a piece that is taken
      Given the position "W:WKd4:Bc3,e5"
      Then "d4xf6xb2" is not legal

  @german.draw.three-kings
  Rule: Fifteen moves of three kings against one

    Scenario: Thirty plies
      Given the position "W:WKa5,Kh6,Ka7:BKh2"
      When for 30 plies White goes round "a5-d8 d8-g5 g5-h4 h4-e1 e1-a5" and Black goes round "h2-g1 g1-h2"
      Then the game is drawn because "clock"

    @near-miss
    Scenario: Twenty-nine plies
      Given the position "W:WKa5,Kh6,Ka7:BKh2"
      When for 29 plies White goes round "a5-d8 d8-g5 g5-h4 h4-e1 e1-a5" and Black goes round "h2-g1 g1-h2"
      Then the game goes on

@give-and-take
Feature: Give and Take

  Background:
    Given the "give-and-take" variant

  @give-and-take.duty
  Rule: The piece that has just been moved must be taken

    Scenario: The published example of a forced capture
      Given the start position
      When the moves "c3-c4 c6-c5" are played
      Then the legal moves are
        | c4xc6xc8 |
      And "a3-a4" is not legal because "has just moved there"

    Scenario: Either neighbour may take
      Given the start position
      When the moves "b3-b4 a6-a5 b4-b5" are played
      Then the legal moves are
        | a5xc5 | b6xb4 |

    @near-miss
    Scenario: A capture of another piece may be passed by
      Given the start position
      When the moves "b3-b4 a6-a5 b4-c4 a5-b5 a3-a4 b5-b4 e3-e4" are played
      Then "b4xd4xf4" is legal
      And "h6-h5" is legal

    @near-miss
    Scenario: A piece that another's move has laid open need not be taken
      Given the position "W:We4,h1:BKe6,e5,h8"
      When the moves "h1-h2 e6-a6" are played
      Then "e4xe6" is legal
      And "h2-h3" is legal

  @give-and-take.first
  Rule: It must be taken first

    Scenario: Another capture does not do
      Given the position "B:Wa4,h4:Ba5,g6,h8"
      When the moves "g6-h6 h4-h5" are played
      Then the legal moves are
        | h6xh4 |
      And "a5xa3" is not legal because "has just moved there"

    @near-miss
    Scenario: After another move there is a choice
      Given the position "B:Wa4,b1,h5:Ba5,h6,h8"
      Then "a5xa3" is legal
      And "h6xh4" is legal
      And "h8-h7" is legal

  @give-and-take.go-on
  Rule: A capture goes on while it can, of any pieces

    Scenario: Three for the first
      Given the position "W:Wd4,h1:Bd6,e6,h8"
      When the moves "h1-h2 d6-d5" are played
      Then the legal moves are
        | d4xd6xf6 |

    @near-miss
    Scenario: It does not stop on the way
      Given the position "W:Wd4,h1:Bd6,e6,h8"
      When the moves "h1-h2 d6-d5" are played
      Then "d4xd6" is not legal because "capture goes on"

  @give-and-take.removal
  Rule: Captured pieces leave at once, and a piece may turn back

    Scenario: The king goes back over the emptied square
      Given the position "W:WKe5,h1:Be3,e7,h8"
      Then "e5xe8xe2" is legal

    @near-miss
    Scenario: A man never captures backwards
      Given the position "W:We5,h1:Be4,h8"
      Then "e5xe3" is not legal

  @give-and-take.promotion
  Rule: Promotion where the move ends

    Scenario: A man goes on as a man along the last row
      Given the position "W:Wd6,h1:Bc8,d7,h5"
      When White plays "d6xd8xb8"
      Then there is a white king on "b8"

    @near-miss
    Scenario: It is no king on the way
      Given the position "W:Wd6,h1:Bb8,d7,h5"
      Then "d6xd8xa8" is not legal
      And "d6xd8" is legal

@dama-triestina
Feature: Dama triestina

  Background:
    Given the "dama-triestina" variant

  @dama-triestina.majority.by-king
  Rule: Kings first

    Scenario: One by the king outweighs two by the man
      Given the position "W:W37,K35:B23,29,33"
      Then the legal moves are
        | 35x24 |

    @near-miss
    Scenario: Not by the man
      Given the position "W:W37,K35:B23,29,33"
      Then "37x28x17" is not legal because "another capture is made by a king"

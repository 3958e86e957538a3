@canadian-huff
Feature: Canadian draughts with the huff

  Background:
    Given the "canadian-huff" variant

  @canadian-huff.forfeit
  Rule: The huff

    Scenario: Another piece moves
      Given the position "W:W39,72:B1,46"
      When White plays "72-66"
      Then the position is "B:W66:B1,46"

    Scenario: The piece itself moves on
      Given the position "W:W39,72:B1,46"
      When White plays "39-33"
      Then the position is "B:W72:B1,46"

    @near-miss
    Scenario: The capture costs nothing
      Given the position "W:W39,72:B1,46"
      When White plays "39x52"
      Then the position is "B:W52,72:B1"

    @near-miss
    Scenario: Nor does a move where none is on offer
      Given the position "W:W39,72:B1,52"
      When White plays "72-66"
      Then the position is "B:W39,66:B1,52"

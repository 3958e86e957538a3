@thai-12men
Feature: Thai draughts with twelve men a side

  @thai-12men.setup
  Rule: Twelve men a side

    Scenario: Three rows are filled
      Given the "thai-12men" variant
      And the start position
      Then White has 12 men and 0 kings
      And there is a white man on "21"

    @near-miss
    Scenario: In the usual game two are
      Given the "thai" variant
      And the start position
      Then White has 8 men and 0 kings
      And the square "21" is empty

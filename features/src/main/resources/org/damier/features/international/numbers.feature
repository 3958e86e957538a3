@international
Feature: International draughts: numbers to compare programs by

  Background:
    Given the "international" variant

  Scenario: Move trees from the start
    Given the start position
    Then perft gives
      | depth | nodes |
      | 1     | 9     |
      | 2     | 81    |
      | 3     | 658   |
      | 4     | 4265  |
      | 5     | 27117 |

  Scenario: Move trees from a position rich in captures
    Given the position "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46"
    Then perft gives
      | depth | nodes |
      | 1     | 14    |
      | 2     | 55    |
      | 3     | 1168  |

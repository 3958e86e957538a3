@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "jamaican" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position   | moves |
        | at once continuing | W:W9:B5,11 | 9x2   |

    Scenario Outline: All that is legal, not at once stopping
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position   | moves   |
        | W:W10:B6,7 | 10x3x12 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position       | moves             |
        | by king   | W:WK17,25:BK21 | 17x26 17x30 25x18 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position       | moves            |
        | at once   | B:WK7,K18:BK11 | 11x21 11x25 11x4 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position       | move  | pieces |
        | B:WK7,K18:BK11 | 11x21 | 18     |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK4,K18,31:B5,K10,K30"
      When the moves "4-7 10-17 7-4 17-10 4-7 10-17 7-4 17-10" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK4,K18,31:B5,K10,K30"
      When the moves "4-7 10-17 7-4 17-10" are played
      Then the position has stood 2 times
      And the game goes on

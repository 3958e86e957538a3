@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "portuguese" variant

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise          | position     | moves |
        | at once continuing | B:W27,28:B24 | 24x31 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position       | moves       |
        | most pieces | B:W23,K26:BK30 | 30x17 30x21 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position        | moves                  |
        | at once   | W:WK4:B13,14,22 | 4x18x27 4x18x31 4x18x9 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move    | pieces |
        | W:WK4:B13,14,22 | 4x18x27 | 14 22  |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK7,25,K26:BK5,20,K23"
      When the moves "26-29 23-27 29-26 27-23 26-29 23-27 29-26 27-23" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK7,25,K26:BK5,20,K23"
      When the moves "26-29 23-27 29-26 27-23" are played
      Then the position has stood 2 times
      And the game goes on

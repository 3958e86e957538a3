@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "tobit" variant

  Rule: The start

    Scenario: Where the pieces stand and who begins
      Given the start position
      Then the position is "W:W27,28,29,30,31,32,33,34,35,36,37,38:B1,2,3,4,5,6,7,8,9,10,11,12"

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                   | position                                                           | moves                         |
        | no jump, jump not forward orthogonal, jump: over kings only | B:W17:B10                                                          | 10x24                         |
        | jump not sideways orthogonal                                | W:W33:B32                                                          | 33x31                         |
        | jump backward orthogonal too                                | B:W21:B28                                                          | 28-27 28-29 28-34             |
        | jump: fly                                                   | B:W24:B10                                                          | 10-11 10-17 10-9              |
        | jump: over men only                                         | W:W27:B2,K28                                                       | 27x29                         |
        | jump: over own pieces too                                   | W:W27,28,29,30,31,32,33,34,35,36,37,38:B1,2,3,4,5,6,7,8,9,10,11,12 | 28-21 29-22 30-23 31-24 32-25 |

  Rule: When a man becomes a king

    Scenario Outline: A man becomes a king, not <otherwise>
      Given the position "<position>"
      Then "<move>" promotes

      Examples:
        | otherwise               | position     | move     |
        | a step sooner for Black | B:W17,31:B10 | 10x24x37 |

  Rule: How kings move

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                          | position   | moves                                                            |
        | slide not forward orthogonal, slide not sideways orthogonal, step instead of slide | B:W30:BK17 | 17-10 17-13 17-14 17-15 17-16 17-18 17-19 17-24 17-31 17-37 17-4 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                                                                    | position       | moves                   |
        | no fly, fly not backward orthogonal, fly: jump, fly: landing next, fly: landing beyond, fly: over kings only, fly: from afar | B:W31:BK37     | 37x10 37x17 37x24 37x4  |
        | fly not forward orthogonal                                                                                                   | B:W14:BK7      | 7x21 7x28 7x34          |
        | fly not sideways orthogonal                                                                                                  | W:WK7:B11      | 7x12                    |
        | fly: landing next after last king                                                                                            | B:WK8:BK12     | 12x6 12x7               |
        | fly: landing next after last king of several                                                                                 | W:WK20:B21,K24 | 20x22x25 20x22x26       |
        | fly: over men only                                                                                                           | B:WK31:BK33    | 33x27 33x28 33x29 33x30 |
        | fly: over own pieces too                                                                                                     | B:W31:B16,K37  | 37x10 37x17 37x24 37x4  |

  Rule: Whether one must capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                      | position      | moves                  |
        | against last moved             | B:W25:B18     | 18x32                  |
        | optional, forfeit, forfeit one | B:W17:B10     | 10x24                  |
        | forfeit kings                  | B:W31:B16,K37 | 37x10 37x17 37x24 37x4 |

  Rule: How far a capture goes

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise   | position     | moves    |
        | single jump | B:W17,31:B10 | 10x24x37 |

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise           | position        | moves                    |
        | none                | B:W22,K31:BK33  | 33x29x15 33x29x2 33x29x8 |
        | of the chosen piece | W:W17,21:B14,16 | 17x15x13                 |

  Rule: Whether a capture turns back

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position       | moves            |
        | allowed   | B:WK10,24:BK17 | 17x31 17x37 17x4 |

    Scenario Outline: What a capture takes, not allowed
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position       | move  | pieces |
        | B:WK10,24:BK17 | 17x31 | 24     |

  Rule: How the game ends

    Scenario: Black to move, without a move
      Given the position "B:WK12:B"
      Then White wins because "no move"

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK4,28,K29:BK13,20,K33"
      When the moves "4-37 13-18 37-4 18-13 4-37 13-18 37-4 18-13" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK4,28,K29:BK13,20,K33"
      When the moves "4-37 13-18 37-4 18-13" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not at end of move
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | position             | moves                                     |
        | B:W9,14,K23,K24:BK37 | 37x10x7x21x24 37x10x7x21x25 37x10x7x21x26 |

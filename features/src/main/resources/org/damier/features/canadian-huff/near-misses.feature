@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "canadian-huff" variant

  Rule: How men capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                 | position                                                                                                                                                                       | moves                                                             |
        | jump: over own pieces too | W:W43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30 | 43-37 44-37 44-38 45-38 45-39 46-39 46-40 47-40 47-41 48-41 48-42 |

  Rule: When a man becomes a king

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                            | position      | moves          |
        | at once stopping, at once continuing | B:W64,K65:B60 | 60-66 60x71x58 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                    | position       | moves                                                                                        |
        | fly: landing next after last king            | W:WK64:BK45    | 64-42 64-48 64-51 64-53 64-58 64-59 64-70 64-71 64x19 64x25 64x32 64x38                      |
        | fly: landing next after last king of several | W:WK29:B40,K52 | 29-10 29-16 29-18 29-23 29-24 29-3 29-35 29-36 29-42 29x46x59 29x46x65 29x46x72              |
        | fly: over own pieces too                     | W:WK27,40:BK69 | 27-1 27-11 27-14 27-16 27-21 27-22 27-33 27-34 27-38 27-44 27-49 27-5 27-55 27-8 40-34 40-35 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position           | moves                                                                                                                          |
        | at once   | B:WK9,K27,K28:BK33 | 33-13 33-20 33-26 33-38 33-39 33-44 33-46 33-49 33-52 33-55 33-59 33-65 33-7 33-72 33x22x2 33x22x35 33x22x41 33x22x48 33x22x54 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position           | move    | pieces |
        | B:WK9,K27,K28:BK33 | 33x22x2 | 27 9   |

  Rule: How the game ends

    Scenario: To and fro, until the position stands 3 times
      Given the position "W:WK16,K31:BK58,K64"
      When the moves "31-3 64-48 3-31 48-64 31-3 64-48 3-31 48-64" are played
      Then the game is drawn because "repetition"

    Scenario: To and fro, once less
      Given the position "W:WK16,K31:BK58,K64"
      When the moves "31-3 64-48 3-31 48-64" are played
      Then the position has stood 2 times
      And the game goes on

  Rule: 25 moves by kings only draws

    Scenario: 50 plies: drawn
      Given the position "W:WK40,K52:BK25,K49"
      When for 50 plies White goes round "40-1 1-47 47-34 34-66 66-40" and Black goes round "25-20 20-9 9-31 31-25"
      Then the game is drawn because "clock"

    Scenario: Not one ply before
      Given the position "W:WK40,K52:BK25,K49"
      When for 49 plies White goes round "40-1 1-47 47-34 34-66 66-40" and Black goes round "25-20 20-9 9-31 31-25"
      Then the game goes on

    Scenario Outline: How far it has run, not <otherwise>
      Given the position "<position>"
      When the moves "<moves>" are played
      Then the clocks stand at "<plies>" plies

      Examples:
        | otherwise                    | position                   | moves                   | plies |
        | any moves                    | W:W22,K54,71:BK19,K34,60   | 71-64                   | 0     |
        | without capture              | W:W23:B18,K71              | 23-16                   | 0     |
        | without capture or promotion | B:W14,24,K36,K61,K70:B6,32 | 6-12                    | 0     |
        | with pauses                  | B:W34,K38,K63:BK4,16,58    | 58x69 38-44 69-36 34-27 | 0     |

  Rule: Whether one must capture

    Scenario: Every piece that could capture is lost
      Given the position "W:W15,45,64:B9,50"
      When the moves "64-59" are played
      Then the position is "B:W59:B9,50"

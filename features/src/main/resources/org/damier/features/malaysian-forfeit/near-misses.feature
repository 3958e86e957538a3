@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "malaysian-forfeit" variant

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
        | otherwise          | position     | moves     |
        | at once continuing | W:W13:BK8,15 | 13-7 13x2 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                    | position       | moves                                                                                           |
        | fly: landing next after last king            | W:WK29:BK57    | 29-10 29-16 29-18 29-23 29-24 29-3 29-35 29-36 29-40 29-42 29-46 29-51 29x62 29x68              |
        | fly: landing next after last king of several | W:WK50:B39,K40 | 50-31 50-37 50-44 50-45 50-56 50-57 50-61 50-63 50-67 50-70 50x34x47 50x34x53 50x34x60 50x34x66 |
        | fly: over own pieces too                     | B:W:B57,K68    | 57-62 57-63 68-55 68-61 68-62                                                                   |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position      | moves                                                                                              |
        | at once   | W:WK27:B16,44 | 27-1 27-14 27-21 27-22 27-33 27-34 27-38 27-40 27-47 27-53 27-60 27-66 27-8 27x11 27x49 27x5 27x55 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position        | move    | pieces |
        | W:WK6:B28,32,51 | 6x45x19 | 28 32  |

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

  Rule: Whether one must capture

    Scenario: Every piece that could capture is lost
      Given the position "W:W17,18,62:B1,12"
      When the moves "62-57" are played
      Then the position is "B:W57:B1,12"

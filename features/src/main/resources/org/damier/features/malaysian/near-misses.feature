@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "malaysian" variant

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
        | otherwise          | position           | moves       |
        | at once continuing | B:W37,49,58,62:B32 | 32x43x56x69 |

  Rule: How kings capture

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                                                                       | position       | moves                                                                                                                              |
        | fly: landing next after last king, fly: landing next after last king of several | B:WK21,48:BK54 | 54x15x26 54x15x32 54x15x37 54x15x43                                                                                                |
        | fly: over own pieces too                                                        | B:W72:BK49,K62 | 49-11 49-16 49-22 49-27 49-33 49-38 49-43 49-44 49-5 49-55 49-56 62-18 62-24 62-29 62-35 62-40 62-46 62-51 62-56 62-57 62-68 62-69 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position             | moves                                                |
        | at once   | B:W39,57,65:BK44,K62 | 62x46x13 62x46x20 62x46x26 62x46x33 62x46x7 62x46x72 |

    Scenario Outline: What a capture takes, not at once
      Given the position "<position>"
      Then "<move>" captures "<pieces>"

      Examples:
        | position             | move     | pieces |
        | B:W39,57,65:BK44,K62 | 62x46x13 | 57 39  |

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

@dameo
Feature: Dameo: a line of men moves as one

  A line move is written as the way of its rear man: from where the rear man stood to the square in front of the line.
  Men being alike, the line moved up is the same as the rear man having gone to its front.

  Background:
    Given the "dameo" variant

  @dameo.line.step
  Rule: Men one behind another may step forward together

    Scenario: Two men on a file
      Given the position "W:Wd2,d3:Bh8"
      Then the legal moves are
        | d2-c3 | d2-d4 | d2-e3 |
        | d3-c4 | d3-d4 | d3-e4 |
      When White plays "d2-d4"
      Then the position is
        """
        8  . . . . . . . b
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . w . . . .
        3  . . . w . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
        """

    Scenario: Black's lines go down the board
      Given the position "B:Wa1:Bd7,d6"
      When Black plays "d7-d5"
      Then the position is "W:Wa1:Bd6,d5"

    @near-miss
    Scenario: By one square, no more
      Given the position "W:Wd2,d3:Bh8"
      Then "d2-d5" is not legal because "not a move"
      And "d3-d5" is not legal because "not a move"

  @dameo.line.directions
  Rule: Lines go forward, along a file or a diagonal

    Scenario Outline: The three ways forward
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | position     | move  |
        | W:Wb2,b3:Bh8 | b2-b4 |
        | W:Wb2,c3:Bh8 | b2-d4 |
        | W:Wg2,f3:Bh8 | g2-e4 |

    @near-miss
    Scenario: Not along a rank
      Given the position "W:Wb2,c2:Bh8"
      Then "b2-d2" is not legal because "not a move"
      And "c2-a2" is not legal because "not a move"
      And the legal moves are
        | b2-a3 | b2-b3 | b2-c3 |
        | c2-b3 | c2-c3 | c2-d3 |

    @near-miss
    Scenario Outline: Not backward
      Given the position "<position>"
      Then "<move>" is not legal because "not a move"

      Examples:
        | position     | move  |
        | W:Wd4,d5:Bh8 | d5-d3 |
        | W:Wd4,e5:Bh8 | e5-c3 |

  @dameo.line.front-empty
  Rule: The square in front of the line must be empty

    Scenario: What stands behind the front square does not matter
      Given the position "W:Wd2,d3:Bd5"
      Then "d2-d4" is legal

    @near-miss
    Scenario: An enemy in front
      Given the position "W:Wd2,d3:Bd4,d5"
      Then "d2-d4" is not legal because "blocked"
      And the legal moves are
        | d2-c3 | d2-e3 | d3-c4 | d3-e4 |

    @near-miss
    Scenario: An own king in front
      Given the position "W:Wd2,d3,Kd4:Bh8"
      Then "d2-d4" is not legal because "blocked"
      And "d2-d5" is not legal because "not a move"

    @near-miss
    Scenario: The edge of the board in front
      Given the position "W:Wg5,h6:Ba8"
      Then the legal moves are
        | g5-f6 | g5-g6 | h6-g7 | h6-h7 |

  @dameo.line.unbroken
  Rule: A line has no gaps

    Scenario: Three men close behind one another
      Given the position "W:Wd2,d3,d4:Bh8"
      Then "d2-d5" is legal

    @near-miss
    Scenario: A gap
      Given the position "W:Wd2,d4:Bh8"
      Then "d2-d5" is not legal because "not a move"
      And the legal moves are
        | d2-c3 | d2-d3 | d2-e3 |
        | d4-c5 | d4-d5 | d4-e5 |

    @near-miss
    Scenario: An enemy in the line
      Given the position "W:Wd2,d4:Bd3"
      Then "d2-d5" is not legal because "not a move"
      And the legal moves are
        | d2-c3 | d2-e3 |       |
        | d4-c5 | d4-d5 | d4-e5 |

  @dameo.line.any-length
  Rule: A line may be of any length from two on

    Scenario Outline: Two, four and six men
      Given the position "<position>"
      Then "<move>" is legal

      Examples:
        | position                 | move  |
        | W:Wa1,a2:Bh8             | a1-a3 |
        | W:Wa1,a2,a3,a4:Bh8       | a1-a5 |
        | W:Wa1,b2,c3,d4,e5,f6:Ba8 | a1-g7 |

    @near-miss
    Scenario: One man is no line
      Given the position "W:Wa1:Bh8"
      Then "a1-a3" is not legal because "not a move"

  @dameo.line.men-only
  Rule: Lines are of men only

    Scenario: A line of men before a king
      Given the position "W:Wb2,b3,Kb1:Bh8"
      Then the legal moves from "b2" are
        | b2-a3 | b2-b4 | b2-c3 |
      And there are 20 legal moves

    @near-miss
    Scenario: The king behind does not come along
      Given the position "W:Wb2,b3,Kb1:Bh8"
      Then "b1-b4" is not legal because "blocked"

    @near-miss
    Scenario: A king in between is no link
      Given the position "W:Wb1,b3,Kb2:Bh8"
      Then "b1-b4" is not legal because "not a move"
      And the legal moves from "b1" are
        | b1-a2 | b1-c2 |

    @near-miss
    Scenario: A king at the head is not pushed
      Given the position "W:Wb1,b2,Kb3:Bh8"
      Then "b1-b4" is not legal because "not a move"

  @dameo.line.part
  Rule: Part of a line may move, if the head is of the part

    Scenario: All three, two, or the head alone
      Given the position "W:Wa1,b2,c3:Bh8"
      Then the legal moves are
        | a1-a2 | a1-d4 |       |
        | b2-a3 | b2-b3 | b2-d4 |
        | c3-b4 | c3-c4 | c3-d4 |
      When White plays "b2-d4"
      Then the position is "B:Wa1,c3,d4:Bh8"

    @near-miss
    Scenario: The tail does not move while the head stays
      Given the position "W:Wa1,b2,c3:Bh8"
      Then "a1-b2" is not legal because "blocked"
      And "a1-c3" is not legal because "blocked"

  @dameo.line.no-capture
  Rule: A line does not capture

    Scenario: The head captures alone
      Given the position "W:Wd2,d3:Bd4,h8"
      Then the legal moves are
        | d3xd5 |
      When White plays "d3xd5"
      Then the position is "B:Wd2,d5:Bh8"

    @near-miss
    Scenario: The rear man does not come along
      Given the position "W:Wd2,d3:Bd4,h8"
      Then "d2xd5" is not legal

    @near-miss
    Scenario: A line that faces an enemy on its diagonal stands still
      Given the position "W:Wa1,b2,c3:Bd4"
      Then "a1xe5" is not legal
      And the legal moves are
        | a1-a2 | b2-a3 | b2-b3 | c3-b4 | c3-c4 |

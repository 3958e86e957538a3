@drill
Feature: What a changed rule would allow or forbid

  Small positions in which one changed rule shows; what is expected in them was worked out from the clauses by a second program.

  Background:
    Given the "latvian" variant

  Rule: Which capture is chosen

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise                    | position                                 | moves                                                                                                                                                                                                                                                                                                                                                                                                                                  |
        | most kings, then most pieces | B:Wa4,c2,Kc3,d1,d3,e2,f9,Kg1,j8:BKa5,Kj1 | a5xa1xe1xe10xj5xj10xb2xd2xd10 a5xa1xe1xe10xj5xj10xb2xd2xd4 a5xa1xe1xe10xj5xj10xb2xd2xd5 a5xa1xe1xe10xj5xj10xb2xd2xd6 a5xa1xe1xe10xj5xj10xb2xd2xd7 a5xa1xe1xe10xj5xj10xb2xd2xd8 a5xa1xe1xe10xj5xj10xb2xd2xd9 a5xa2xd2xd4xa1xe1xe10xj5xj10 a5xa2xd2xd4xa1xe1xe10xj5xj9 a5xa2xd2xd4xa1xe1xe9xj9xj2 a5xa2xd2xd4xa1xe1xe9xj9xj3 a5xa2xd2xd4xa1xe1xe9xj9xj4 a5xa2xd2xd4xa1xe1xe9xj9xj5 a5xa2xd2xd4xa1xe1xe9xj9xj6 a5xa2xd2xd4xa1xe1xe9xj9xj7 |

  Rule: When captured pieces leave the board

    Scenario Outline: All that is legal, not <otherwise>
      Given the position "<position>"
      Then the legal moves are
        | <moves> |

      Examples:
        | otherwise | position               | moves                                                                                                                                                                  |
        | at once   | B:We2,e6,e8,g3,i5:BKj2 | j2xa2xg8xb8xi1xi10 j2xa2xg8xb8xi1xi6 j2xa2xg8xb8xi1xi7 j2xa2xg8xb8xi1xi8 j2xa2xg8xb8xi1xi9 j2xa2xi10xi1xb8xf8 j2xa2xi10xi1xb8xg8 j2xa2xi10xi1xb8xh8 j2xa2xi10xi1xb8xj8 |

package org.damier.movegen;

import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.SquareNaming;

/** Sample rules on the largest boards. */
final class Boards {

  private Boards() {}

  /** The variant on 12 x 12 squares, all of them played on: sets take three words. */
  static RulesBuilder large(String variant) {
    return SampleRules.like(variant)
        .name(variant + " on 144 squares")
        .board(Board.rectangle(12, 12, Colouring.ALL_SQUARES, SquareNaming.LETTERS))
        .rows(1, 3);
  }

  /** The variant on 12 x 12 squares of one colour. */
  static RulesBuilder wide(String variant) {
    return SampleRules.like(variant)
        .name(variant + " on 72 squares")
        .board(Board.rectangle(12, 12, Colouring.CORNER_LEFT, SquareNaming.NUMBERS))
        .rows(1, 5);
  }
}

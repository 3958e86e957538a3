package org.damier.notation;

import org.damier.board.Board;
import org.damier.board.SquareNaming;
import org.damier.board.SquareNaming.Style;

/** The other way of calling squares, which a text may use in place of the variant's own. */
final class NamingStyles {

  private NamingStyles() {}

  /** The board with letters for its squares where it has numbers, and with numbers where it has letters. */
  static Board other(Board board) {
    return board.renamed(
        board.naming().style() == Style.NUMBERS ? SquareNaming.LETTERS : SquareNaming.NUMBERS);
  }

  /** Says that something, quoted, is none of the board's squares. */
  static String noSquare(Board board, String quoted) {
    return quoted + " is not a square of this board, which has " + board.size()
        + " squares such as " + board.square(0) + " and " + board.square(board.size() - 1) + ".";
  }
}

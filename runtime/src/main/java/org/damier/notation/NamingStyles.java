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
}

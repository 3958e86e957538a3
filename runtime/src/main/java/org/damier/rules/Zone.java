package org.damier.rules;

import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.SquareSet;

/**
 * A named set of squares for each side.
 *
 * @param name how rules call it, such as {@code last row}
 * @param white White's squares
 * @param black Black's squares
 */
public record Zone(String name, SquareSet white, SquareSet black) {

  /** The row farthest from the side. */
  public static Zone lastRow(Board board) {
    int last = board.rows() - 1;
    return new Zone("last row", board.row(last, Side.WHITE), board.row(last, Side.BLACK));
  }

  /** The row nearest to the side. */
  public static Zone firstRow(Board board) {
    return new Zone("first row", board.row(0, Side.WHITE), board.row(0, Side.BLACK));
  }

  /** The side's squares. */
  public SquareSet of(Side side) {
    return side == Side.WHITE ? white : black;
  }
}

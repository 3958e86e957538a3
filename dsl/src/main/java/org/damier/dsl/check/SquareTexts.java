package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.board.SquareSet;

/** Writes sets of squares as a variant file has them. */
final class SquareTexts {

  private SquareTexts() {}

  /** {@code rows 1-3} if the set is rows from the side's edge on, else a list of squares and ranges. */
  static String of(Board board, SquareSet squares, Side side) {
    SquareSet rows = SquareSet.EMPTY;
    for (int row = 0; row < board.rows(); row++) {
      rows = rows.or(board.row(row, side));
      if (rows.equals(squares)) {
        return row == 0 ? "row 1" : "rows 1-" + (row + 1);
      }
    }
    return list(board, squares);
  }

  /** {@code a1-h1 b2-g2} or {@code 1-20}. */
  static String list(Board board, SquareSet squares) {
    List<String> ranges = new ArrayList<>();
    List<Square> named = inOrderOfNames(board);
    int at = 0;
    while (at < named.size()) {
      int end = at;
      while (end < named.size()
          && squares.contains(named.get(end))
          && (end == at || follows(board, named.get(end - 1), named.get(end)))) {
        end++;
      }
      if (end > at) {
        String first = named.get(at).name();
        String last = named.get(end - 1).name();
        ranges.add(end == at + 1 ? first : first + "-" + last);
      }
      at = Math.max(end, at + 1);
    }
    return String.join(" ", ranges);
  }

  private static boolean follows(Board board, Square one, Square next) {
    return board.naming().style() == SquareNaming.Style.NUMBERS || one.row() == next.row();
  }

  /** The squares by number, or by row and column. */
  static List<Square> inOrderOfNames(Board board) {
    List<Square> squares = new ArrayList<>(board.squares());
    squares.sort((one, other) -> board.naming().style() == SquareNaming.Style.NUMBERS
        ? Integer.compare(Integer.parseInt(one.name()), Integer.parseInt(other.name()))
        : byRowAndColumn(one, other));
    return squares;
  }

  private static int byRowAndColumn(Square one, Square other) {
    int byRow = Integer.compare(one.row(), other.row());
    return byRow != 0 ? byRow : Integer.compare(one.column(), other.column());
  }
}

package org.damier.cli;

import java.util.Comparator;
import java.util.StringJoiner;
import org.damier.board.Board;
import org.damier.board.Square;

/** Shows which square is where: on a board with numbers nobody can tell from the pieces alone. */
final class SquareNames {

  private SquareNames() {}

  /** The names in their places, Black's side at the top, one line a row. */
  static String draw(Board board) {
    int width = board.squares().stream()
        .map(square -> square.name().length())
        .max(Comparator.naturalOrder())
        .orElse(0);
    StringBuilder drawing = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      StringJoiner line = new StringJoiner(" ");
      for (int column = 0; column < board.columns(); column++) {
        String name = board.at(column, row).map(Square::name).orElse("");
        line.add(" ".repeat(width - name.length()) + name);
      }
      drawing.append(line.toString().stripTrailing()).append('\n');
    }
    return drawing.toString();
  }
}

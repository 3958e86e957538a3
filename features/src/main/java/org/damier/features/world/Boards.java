package org.damier.features.world;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.damier.Position;
import org.damier.board.Board;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;

/** Positions as people see them, alone or beside one another. */
public final class Boards {

  private static final String GAP = "    ";
  private static final char MARK = '^';

  private Boards() {}

  /** The position as a picture, with its FEN below. */
  public static String show(Position position) {
    return Diagram.draw(position.variant().board(), position.placement()) + Fen.write(position)
        + "\n";
  }

  /**
   * Two placements side by side with a mark under each square on which they differ, and below them what stands there;
   * empty if they are equal.
   *
   * @param board the board of both
   */
  public static Optional<String> difference(Board board, Placement expected, Placement found) {
    if (expected.equals(found)) {
      return Optional.empty();
    }
    List<Square> different = board.squares().stream()
        .filter(square -> !expected.at(square).equals(found.at(square)))
        .toList();
    List<String> lines = new ArrayList<>(beside(
        labelled("expected", marked(board, expected, different)),
        labelled("found", marked(board, found, different))));
    lines.add("");
    for (Square square : different) {
      lines.add(square + ": expected " + named(expected.at(square)) + ", found "
          + named(found.at(square)));
    }
    return Optional.of(String.join("\n", lines) + "\n");
  }

  /** What stands on a square: {@code a white man}, {@code nothing}. */
  public static String named(Optional<Piece> piece) {
    return piece.map(there -> "a " + there).orElse("nothing");
  }

  /** The drawing with a line of marks under each row that has squares to be marked. */
  private static List<String> marked(Board board, Placement placement, List<Square> squares) {
    List<String> rows = Diagram.draw(board, placement).lines().toList();
    Map<Integer, StringBuilder> marks = new HashMap<>();
    for (Square square : squares) {
      Spot spot = Spot.of(board, square);
      StringBuilder line = marks.computeIfAbsent(spot.row(), row -> new StringBuilder());
      line.append(" ".repeat(Math.max(0, spot.column() + 1 - line.length())));
      line.setCharAt(spot.column(), MARK);
    }
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      lines.add(rows.get(row));
      if (marks.containsKey(row)) {
        lines.add(marks.get(row).toString());
      }
    }
    return lines;
  }

  /** Where a square is drawn: found by drawing a piece on it. */
  private record Spot(int row, int column) {

    static Spot of(Board board, Square square) {
      String bare = Diagram.draw(board, Placement.EMPTY);
      Piece any = new Piece(Side.WHITE, Rank.MAN);
      String peopled = Diagram.draw(board, Placement.EMPTY.with(any, square));
      int at = 0;
      while (bare.charAt(at) == peopled.charAt(at)) {
        at++;
      }
      String above = bare.substring(0, at);
      return new Spot(
          (int) above.chars().filter(c -> c == '\n').count(), at - above.lastIndexOf('\n') - 1);
    }
  }

  private static List<String> labelled(String label, List<String> drawing) {
    List<String> lines = new ArrayList<>();
    lines.add(label);
    lines.addAll(drawing);
    return lines;
  }

  private static List<String> beside(List<String> left, List<String> right) {
    int width = left.stream().mapToInt(String::length).max().orElse(0);
    return IntStream.range(0, left.size())
        .mapToObj(line -> (left.get(line)
                + " ".repeat(width - left.get(line).length())
                + GAP
                + right.get(line))
            .stripTrailing())
        .toList();
  }
}

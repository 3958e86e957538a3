package org.damier.features.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.damier.Position;
import org.damier.board.Board;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;

/** Positions as people see them, alone or beside one another. */
public final class Boards {

  private static final String GAP = "    ";

  private Boards() {}

  /** The position as a picture, with its FEN below. */
  public static String show(Position position) {
    return Diagram.draw(position.variant().board(), position.placement()) + Fen.write(position)
        + "\n";
  }

  /**
   * Two placements side by side, and below them each square on which they differ; empty if they are equal.
   *
   * @param board the board of both
   */
  public static Optional<String> difference(Board board, Placement expected, Placement found) {
    if (expected.equals(found)) {
      return Optional.empty();
    }
    List<String> lines = new ArrayList<>(beside(
        labelled("expected", Diagram.draw(board, expected)),
        labelled("found", Diagram.draw(board, found))));
    lines.add("");
    for (Square square : board.squares()) {
      Optional<Piece> wanted = expected.at(square);
      Optional<Piece> there = found.at(square);
      if (!wanted.equals(there)) {
        lines.add(square + ": expected " + named(wanted) + ", found " + named(there));
      }
    }
    return Optional.of(String.join("\n", lines) + "\n");
  }

  /** What stands on a square: {@code a white man}, {@code nothing}. */
  public static String named(Optional<Piece> piece) {
    return piece.map(there -> "a " + there).orElse("nothing");
  }

  private static List<String> labelled(String label, String drawing) {
    List<String> lines = new ArrayList<>();
    lines.add(label);
    drawing.lines().forEach(lines::add);
    return lines;
  }

  private static List<String> beside(List<String> left, List<String> right) {
    int width = left.stream().mapToInt(String::length).max().orElse(0);
    return IntStream.range(0, left.size())
        .mapToObj(line ->
            left.get(line) + " ".repeat(width - left.get(line).length()) + GAP + right.get(line))
        .toList();
  }
}

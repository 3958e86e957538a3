package org.damier.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/**
 * A named set of squares for each side.
 *
 * @param name how rules call it, such as {@code last row}
 * @param white White's squares
 * @param black Black's squares
 */
public record Zone(String name, SquareSet white, SquareSet black) {

  private static final String FIRST_ROW = "first row";
  private static final String LAST_ROW = "last row";
  private static final String LONG_DIAGONAL = "long diagonal";

  /** The places that have a name on every board, each under it; some boards have no square there. */
  public static List<Zone> ofEvery(Board board) {
    return List.of(firstRow(board), lastRow(board), longDiagonal(board));
  }

  /** Whether its name is that of a place that every board has. */
  public boolean isOfEveryBoard() {
    return name.equals(FIRST_ROW) || name.equals(LAST_ROW) || name.equals(LONG_DIAGONAL);
  }

  /** The row farthest from the side. */
  public static Zone lastRow(Board board) {
    int last = board.rows() - 1;
    return new Zone(LAST_ROW, board.row(last, Side.WHITE), board.row(last, Side.BLACK));
  }

  /** The row nearest to the side. */
  public static Zone firstRow(Board board) {
    return new Zone(FIRST_ROW, board.row(0, Side.WHITE), board.row(0, Side.BLACK));
  }

  /** The side's squares. */
  public SquareSet of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /**
   * The longest diagonals of played squares, all of them if several are equally long: on a square board of one colour the
   * one between two playable corners, on a square board of all squares both. Where no line is a diagonal, as among hexes,
   * it is empty.
   */
  public static Zone longDiagonal(Board board) {
    if (!board.shape().hasRightAngles()) {
      return new Zone(LONG_DIAGONAL, SquareSet.EMPTY, SquareSet.EMPTY);
    }
    List<SquareSet> diagonals = new ArrayList<>();
    for (Square square : board.squares()) {
      for (Direction direction : List.of(Direction.NORTH_EAST, Direction.NORTH_WEST)) {
        if (board.next(square, direction.opposite()).isEmpty()) {
          diagonals.add(line(board, square, direction));
        }
      }
    }
    int longest = diagonals.stream().mapToInt(SquareSet::size).max().orElse(0);
    SquareSet squares = diagonals.stream()
        .filter(diagonal -> longest > 1 && diagonal.size() == longest)
        .reduce(SquareSet.EMPTY, SquareSet::or);
    return new Zone(LONG_DIAGONAL, squares, squares);
  }

  private static SquareSet line(Board board, Square from, Direction direction) {
    List<Square> line = new ArrayList<>();
    for (Optional<Square> at = Optional.of(from);
        at.isPresent();
        at = board.next(at.get(), direction)) {
      line.add(at.get());
    }
    return SquareSet.of(line);
  }
}

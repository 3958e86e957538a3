package org.damier.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Lines.Line;
import org.damier.board.Shape;
import org.damier.board.Shape.Place;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.junit.jupiter.api.Test;

/** Places that have a name on every board. */
final class ZoneTest {

  private static List<String> longDiagonal(int columns, int rows, Shape shape) {
    Board board = Board.of(columns, rows, shape, SquareNaming.LETTERS, shape.ahead());
    return Zone.longDiagonal(board).white().indexes().stream()
        .map(board::square)
        .map(Square::name)
        .sorted()
        .toList();
  }

  private static Line line(int fromColumn, int fromRow, int toColumn, int toRow) {
    return new Line(new Place(fromColumn, fromRow), new Place(toColumn, toRow));
  }

  @Test
  void theLongDiagonalGoesFromCornerToCorner() {
    assertThat(longDiagonal(4, 4, Colouring.CORNER_LEFT)).containsExactly("a1", "b2", "c3", "d4");
    assertThat(longDiagonal(4, 4, Colouring.CORNER_RIGHT)).containsExactly("a4", "b3", "c2", "d1");
    assertThat(longDiagonal(3, 3, Colouring.ALL_SQUARES))
        .containsExactly("a1", "a3", "b2", "c1", "c3");
  }

  @Test
  void amongLinesItIsTheLongestOfThoseDrawn() {
    Shape lines = new Lines(Set.of(line(0, 0, 2, 0), line(0, 0, 2, 2), line(0, 1, 1, 2)));

    assertThat(longDiagonal(3, 3, lines)).containsExactly("a1", "b2", "c3");
  }

  @Test
  void hexesAndLinesWithoutDiagonalsHaveNone() {
    assertThat(longDiagonal(5, 5, new Hexes(2))).isEmpty();
    assertThat(longDiagonal(3, 3, new Lines(Set.of(line(0, 0, 2, 0), line(1, 0, 1, 2)))))
        .isEmpty();
  }
}

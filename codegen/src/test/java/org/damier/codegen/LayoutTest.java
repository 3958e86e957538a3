package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Shape;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LayoutTest {

  static Stream<Board> boards() {
    List<Board> boards = new ArrayList<>();
    for (int columns = 2; columns <= Board.MAX_SIDE; columns++) {
      for (int rows = 2; rows <= Board.MAX_SIDE; rows++) {
        for (Colouring colouring : Colouring.values()) {
          boards.add(Board.rectangle(columns, rows, colouring, SquareNaming.NUMBERS));
        }
        boards.add(of(columns, rows, new Hexes(Math.min(columns, rows) / 2)));
        boards.add(of(columns, rows, lines(columns, rows)));
      }
    }
    return boards.stream();
  }

  private static Board of(int columns, int rows, Shape shape) {
    return Board.of(columns, rows, shape, SquareNaming.NUMBERS, shape.ahead());
  }

  /** Two edges of the grid and a diagonal. */
  private static Shape lines(int columns, int rows) {
    int diagonal = Math.min(columns, rows) - 1;
    Shape.Place corner = new Shape.Place(0, 0);
    return new Lines(Set.of(
        new Lines.Line(corner, new Shape.Place(columns - 1, 0)),
        new Lines.Line(corner, new Shape.Place(0, rows - 1)),
        new Lines.Line(corner, new Shape.Place(diagonal, diagonal))));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aShiftWithItsMaskLeadsToTheNextSquareAndNowhereElse(Board board) {
    Layout layout = Layout.of(board);
    for (Direction direction : Direction.values()) {
      for (Square square : board.squares()) {
        int target = layout.bit(square.index()) + layout.shift(direction);
        int next = board.neighbour(square.index(), direction);
        if (next >= 0) {
          assertThat(target).isEqualTo(layout.bit(next));
        } else if (!layout.needsMask(direction) && target >= 0 && target < layout.bits()) {
          assertThat(layout.square(target)).as("%s of %s", direction, square).isNegative();
        }
      }
    }
  }

  @Test
  void boardsOfTheFederationsNeedFewWordsAndNoMaskForDiagonals() {
    Layout ten = Layout.of(Board.rectangle(10, 10, Colouring.CORNER_LEFT, SquareNaming.NUMBERS));
    Layout twelve = Layout.of(Board.rectangle(12, 12, Colouring.CORNER_LEFT, SquareNaming.NUMBERS));
    assertThat(ten.words()).isEqualTo(1);
    assertThat(twelve.words()).isEqualTo(2);
    assertThat(Layout.of(Board.rectangle(12, 12, Colouring.ALL_SQUARES, SquareNaming.LETTERS))
            .words())
        .isEqualTo(3);
    for (Direction direction : Direction.values()) {
      if (direction.isDiagonal()) {
        assertThat(ten.needsMask(direction)).isFalse();
        assertThat(twelve.needsMask(direction)).isFalse();
      }
    }
  }

  @Test
  void onABoardOfAllSquaresBitsAreSquares() {
    Board board = Board.rectangle(8, 8, Colouring.ALL_SQUARES, SquareNaming.LETTERS);
    Layout layout = Layout.of(board);
    assertThat(board.squares())
        .allSatisfy(square -> assertThat(layout.bit(square.index())).isEqualTo(square.index()));
  }
}

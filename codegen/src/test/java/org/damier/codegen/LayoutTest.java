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
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Step;
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
  void stepsLeadToTheNextSquareAndNowhereElse(Board board) {
    for (Layout layout :
        List.of(Layout.of(board), Layout.acrossWords(board), Layout.straddling(board))) {
      for (Direction direction : Direction.values()) {
        for (Square square : board.squares()) {
          int next = board.neighbour(square.index(), direction);
          assertThat(stepped(layout, layout.bit(square.index()), direction))
              .as("%s of %s", direction, square)
              .isEqualTo(next < 0 ? List.of() : List.of(next));
        }
      }
    }
  }

  /** The squares among the bits to which the terms take one bit. */
  private static List<Integer> stepped(Layout layout, int bit, Direction direction) {
    List<Integer> squares = new ArrayList<>();
    for (Step.Term term : layout.step(direction).terms()) {
      int target = bit % Long.SIZE + term.shift();
      boolean moves = term.from() == bit / Long.SIZE && (term.mask() >>> bit & 1) == 1;
      if (moves && target >= 0 && target < Long.SIZE) {
        int square = layout.square(term.to() * Long.SIZE + target);
        if (square >= 0) {
          squares.add(square);
        }
      }
    }
    return squares;
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
        assertThat(ten.step(direction).terms()).hasSize(1).noneMatch(Step.Term::isMasked);
        assertThat(twelve.step(direction).terms()).hasSize(2).noneMatch(Step.Term::isMasked);
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

package org.damier.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SetStepTest {

  private final Random random = new Random(20);

  @ParameterizedTest
  @EnumSource(Colouring.class)
  @DisplayName("a set steps as each of its squares does, on boards of every size")
  void aSetStepsAsEachOfItsSquaresDoes(Colouring colouring) {
    for (int columns = 2; columns <= Board.MAX_SIDE; columns++) {
      for (int rows = 2; rows <= Board.MAX_SIDE; rows++) {
        Board board = Board.rectangle(columns, rows, colouring, SquareNaming.LETTERS);
        for (Direction direction : Direction.values()) {
          SquareSet set = someSquares(board);
          assertThat(board.step(set, direction))
              .as("%s %s", board, direction)
              .isEqualTo(oneByOne(board, set, direction));
          assertThat(board.step(board.all(), direction))
              .isEqualTo(oneByOne(board, board.all(), direction));
        }
      }
    }
  }

  private SquareSet someSquares(Board board) {
    return SquareSet.ofWords(random.nextLong(), random.nextLong(), random.nextLong())
        .and(board.all());
  }

  private static SquareSet oneByOne(Board board, SquareSet set, Direction direction) {
    SquareSet moved = SquareSet.EMPTY;
    for (Square square : board.squares()) {
      int target = board.neighbour(square.index(), direction);
      if (set.contains(square) && target >= 0) {
        moved = moved.with(target);
      }
    }
    return moved;
  }
}

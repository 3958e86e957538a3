package org.damier.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class BoardTest {

  private final Board board = Board.rectangle(8, 6, Colouring.ALL_SQUARES, SquareNaming.LETTERS);

  @Test
  void rowsAreCountedFromEachSidesEdge() {
    assertThat(board.row(0, Side.WHITE).indexes()).first().isEqualTo(40);
    assertThat(board.row(5, Side.BLACK)).isEqualTo(board.row(0, Side.WHITE));
  }

  /** A square or row that is none is no empty answer: who counts from 1 would never learn of it. */
  @Test
  void whatTheBoardDoesNotHaveIsRefused() {
    refuses(() -> board.row(6, Side.WHITE), "The board has no row 6: it has 6, counted from 0.");
    refuses(() -> board.row(-1, Side.BLACK), "The board has no row -1: it has 6, counted from 0.");
    String squares = ": it has 48, counted from 0.";
    refuses(() -> board.square(48), "The board has no square of the index 48" + squares);
    refuses(
        () -> board.neighbour(-1, Direction.NORTH),
        "The board has no square of the index -1" + squares);
    refuses(
        () -> board.square("a7"),
        "`a7` is not a square of this board, which has 48 squares such as a6 and h1.");
  }

  private static void refuses(ThrowingCallable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
  }
}

package org.damier.codegen.layout;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Square;

/**
 * Ways to give each square of a board the number of a bit, counted through all words of a set. In each the way from a square to
 * the next in a direction is one shift for all squares of a word; columns of unused bits ("ghosts") beside the board make
 * most shifts safe without a mask. The top row comes first, as with {@link Square#index()}: on a board of all squares without
 * ghosts the two agree. Pure functions of the board.
 */
public final class BitNumbers {

  private static final int MOST_GHOSTS = 2;

  // What a JoinedLine needs: free bits above the board, and bits from a row of a word to its next.
  private static final int FREE_ABOVE = 2;
  private static final int LEAST_PER_ROW = 4;

  private BitNumbers() {}

  /**
   * One row behind the other, from word to word.
   *
   * @param first the bit of the first square
   */
  static List<int[]> rowByRow(Board board, int first) {
    List<int[]> numbers = new ArrayList<>();
    for (int ghosts = 0; ghosts <= MOST_GHOSTS; ghosts++) {
      int columns = board.columns() + ghosts;
      // On a board of one colour every second place is skipped: two rows take as many bits as there
      // are columns. An odd number keeps both diagonals apart.
      numbers.add(
          isOfOneColour(board)
              ? linear(board, first, columns | 1, 2)
              : linear(board, first, columns, 1));
    }
    return numbers;
  }

  private static int[] linear(Board board, int first, int rowWeight, int divisor) {
    int odd = board.colouring() == Colouring.CORNER_RIGHT ? 1 : 0;
    int[] bits = new int[board.size()];
    for (Square square : board.squares()) {
      bits[square.index()] =
          first + (rowWeight * rowFromTop(board, square) + square.column() + odd) / divisor;
    }
    return bits;
  }

  /** Every second row in the second word, so that a step is a shift from one word to the other; none if that has no room. */
  static List<int[]> rowsByTurns(Board board) {
    List<int[]> numbers = new ArrayList<>();
    int divisor = isOfOneColour(board) ? 2 : 1;
    for (int ghosts = 0; ghosts <= MOST_GHOSTS; ghosts++) {
      int perRow = Math.max(LEAST_PER_ROW, (board.columns() + divisor - 1) / divisor + ghosts);
      if (perRow * ((board.rows() + 1) / 2) + FREE_ABOVE <= Long.SIZE) {
        numbers.add(byTurns(board, perRow, divisor));
      }
    }
    return numbers;
  }

  private static int[] byTurns(Board board, int perRow, int divisor) {
    int[] bits = new int[board.size()];
    for (Square square : board.squares()) {
      int row = rowFromTop(board, square);
      bits[square.index()] = row % 2 * Long.SIZE + row / 2 * perRow + square.column() / divisor;
    }
    return bits;
  }

  private static boolean isOfOneColour(Board board) {
    return board.colouring() != Colouring.ALL_SQUARES;
  }

  private static int rowFromTop(Board board, Square square) {
    return board.rows() - 1 - square.row();
  }
}

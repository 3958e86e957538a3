package org.damier.movegen;

import java.util.Arrays;
import org.damier.board.Board;
import org.damier.board.Direction;

/** A board as arrays. One square more than the board has, the wall, lies beyond every edge and leads to itself. */
final class BoardTables {

  /** Stands for no direction; its opposite is no direction either. */
  static final int NO_DIRECTION = Direction.values().length;

  private static final int DIRECTION_BITS = 3;

  final Board board;
  final int size;
  final int wall;

  /** How many words a set of squares takes. */
  final int words;

  private final int[] next;

  BoardTables(Board board) {
    this.board = board;
    this.size = board.size();
    this.wall = size;
    this.words = (size + Long.SIZE - 1) / Long.SIZE;
    this.next = join(board);
  }

  private static int[] join(Board board) {
    int wall = board.size();
    int[] joined = new int[(wall + 1) << DIRECTION_BITS];
    Arrays.fill(joined, wall);
    for (Direction direction : Direction.values()) {
      for (int square = 0; square < wall; square++) {
        int neighbour = board.neighbour(square, direction);
        joined[square << DIRECTION_BITS | direction.ordinal()] = neighbour < 0 ? wall : neighbour;
      }
    }
    return joined;
  }

  /** The next square in the direction; the wall at the edge. */
  int next(int square, int direction) {
    return next[square << DIRECTION_BITS | direction];
  }

  /** The turn of 180 degrees. */
  static int opposite(int direction) {
    return direction == NO_DIRECTION ? NO_DIRECTION : direction ^ (NO_DIRECTION >> 1);
  }
}

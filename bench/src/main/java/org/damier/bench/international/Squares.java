package org.damier.bench.international;

/**
 * The 50 squares of the 10 x 10 board in one word, 13 bits for every two rows: squares 1-5 are bits 0-4, 6-10 bits 6-10,
 * 11-15 bits 13-17 and so on. The bits between are ghosts, no square of the board: every step over an edge ends on one
 * or falls out of the word, so that a diagonal step is one shift and needs no mask.
 */
final class Squares {

  static final int ROWS = 10;
  static final int IN_A_ROW = 5;

  static final long TOP_ROW = 0b11111L;
  static final long BOTTOM_ROW = TOP_ROW << bit(46);
  static final long ALL = all();

  /** Squares seen from a square along one diagonal, by bit. Up is towards square 1. */
  static final long[] UP_RIGHT = rays(-6);

  static final long[] UP_LEFT = rays(-7);
  static final long[] DOWN_LEFT = rays(6);
  static final long[] DOWN_RIGHT = rays(7);

  private Squares() {}

  /** The bit of a square, which is numbered from 1. */
  static int bit(int square) {
    int row = (square - 1) / IN_A_ROW;
    return row / 2 * 13 + row % 2 * 6 + (square - 1) % IN_A_ROW;
  }

  private static long all() {
    long set = 0;
    for (int square = 1; square <= ROWS * IN_A_ROW; square++) {
      set |= 1L << bit(square);
    }
    return set;
  }

  private static long[] rays(int step) {
    // One entry for every bit, ghosts too: an index masked with 63 needs no check.
    long[] rays = new long[Long.SIZE];
    for (int square = 1; square <= ROWS * IN_A_ROW; square++) {
      int bit = bit(square);
      for (int to = bit + step; isSquare(to); to += step) {
        rays[bit] |= 1L << to;
      }
    }
    return rays;
  }

  private static boolean isSquare(int bit) {
    return bit >= 0 && bit < Long.SIZE && (ALL >>> bit & 1) != 0;
  }
}

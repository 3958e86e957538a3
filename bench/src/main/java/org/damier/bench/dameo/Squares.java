package org.damier.bench.dameo;

/** The 64 squares of the 8 x 8 board in one word: a1 is bit 0, b1 bit 1, a2 bit 8. Up is towards row 8. */
final class Squares {

  private static final int SIZE = 8;

  static final long NOT_FIRST_FILE = 0xfefefefefefefefeL;
  static final long NOT_LAST_FILE = 0x7f7f7f7f7f7f7f7fL;
  /** The files on which a piece can be jumped sideways. */
  static final long INNER_FILES = NOT_FIRST_FILE & NOT_LAST_FILE;

  static final long TOP_ROW = 0xffL << 56;
  static final long BOTTOM_ROW = 0xffL;

  /** Squares seen from a square along one line, by bit. */
  static final long[] RIGHT = rays(1, 0);

  static final long[] LEFT = rays(-1, 0);
  static final long[] UP = rays(0, 1);
  static final long[] DOWN = rays(0, -1);
  static final long[] UP_RIGHT = rays(1, 1);
  static final long[] UP_LEFT = rays(-1, 1);
  static final long[] DOWN_RIGHT = rays(1, -1);
  static final long[] DOWN_LEFT = rays(-1, -1);

  private Squares() {}

  /** The bit of a square such as {@code c3}. */
  static int bit(String name) {
    return (name.charAt(1) - '1') * SIZE + name.charAt(0) - 'a';
  }

  private static long[] rays(int files, int rows) {
    long[] rays = new long[Long.SIZE];
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int file = bit % SIZE + files;
      int row = bit / SIZE + rows;
      while (file >= 0 && file < SIZE && row >= 0 && row < SIZE) {
        rays[bit] |= 1L << (row * SIZE + file);
        file += files;
        row += rows;
      }
    }
    return rays;
  }
}

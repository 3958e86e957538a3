package org.damier.movegen;

/** A jump over a neighbour from one certain square, packed into a number: victim's square, landing, pieces it may take. */
final class NearJump {

  private static final int SQUARE_BITS = 8;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
  private static final int VICTIMS_SHIFT = 2 * SQUARE_BITS;

  private NearJump() {}

  static int of(JumpLine line, int square, BoardTables board) {
    int victim = board.next(square, line.direction());
    int landing = board.next(victim, line.direction());
    return victim | landing << SQUARE_BITS | line.victims() << VICTIMS_SHIFT;
  }

  static int landing(int jump) {
    return jump >>> SQUARE_BITS & SQUARE_MASK;
  }

  /** Whether it can be made on this board. */
  static boolean isPossible(int jump, byte[] codes) {
    int victim = codes[jump & SQUARE_MASK];
    return (jump >>> (VICTIMS_SHIFT + victim) & 1) != 0 && codes[landing(jump)] == Codes.EMPTY;
  }
}

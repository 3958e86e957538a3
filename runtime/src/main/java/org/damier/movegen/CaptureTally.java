package org.damier.movegen;

import org.damier.board.Rank;
import org.damier.board.SquareSet;
import org.damier.rules.Criterion;

/** What criteria ask of a capture, counted jump by jump. */
final class CaptureTally implements Criterion.Capture {

  /** A bit for every jump that takes a king: a piece is taken once, so there are no more jumps than squares. */
  private final long[] takesKing = new long[SquareSet.MAX_SQUARES / Long.SIZE];

  private Rank capturer = Rank.MAN;
  private int pieces;
  private int kings;

  void begin(Rank rank) {
    capturer = rank;
  }

  void jump(boolean overKing) {
    if (overKing) {
      takesKing[pieces >> 6] |= 1L << pieces;
      kings++;
    }
    pieces++;
  }

  void takeBack() {
    pieces--;
    if (takesKing(pieces)) {
      takesKing[pieces >> 6] &= ~(1L << pieces);
      kings--;
    }
  }

  void copy(CaptureTally other) {
    capturer = other.capturer;
    pieces = other.pieces;
    kings = other.kings;
    System.arraycopy(other.takesKing, 0, takesKing, 0, takesKing.length);
  }

  /** One word of the bits of {@link #takesKing(int)}. */
  long word(int word) {
    return takesKing[word];
  }

  @Override
  public Rank capturer() {
    return capturer;
  }

  @Override
  public int pieces() {
    return pieces;
  }

  @Override
  public int kings() {
    return kings;
  }

  @Override
  public boolean takesKing(int jump) {
    return (takesKing[jump >> 6] >>> jump & 1) != 0;
  }
}

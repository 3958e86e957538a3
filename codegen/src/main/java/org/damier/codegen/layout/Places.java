package org.damier.codegen.layout;

import org.damier.board.Rank;
import org.damier.board.Side;

/**
 * Where the sets of a position stand among its words: White's pieces, Black's, the kings of both, each of as many words as the
 * layout takes, and last the side to move, 0 for White and 1 for Black.
 */
public record Places(int wordsPerSet) {

  private static final int SETS = 3;

  /** The first word of a side's pieces. */
  public int pieces(Side side) {
    return side.ordinal() * wordsPerSet;
  }

  /** The first word of the kings of both sides. */
  public int kings() {
    return Side.values().length * wordsPerSet;
  }

  /** The word of the side to move. */
  public int sideToMove() {
    return SETS * wordsPerSet;
  }

  /** The words of a position. */
  public int length() {
    return sideToMove() + 1;
  }

  /** One word of a side's pieces of a rank, from the words of the position at {@code offset}. */
  public long word(long[] position, int offset, Side side, Rank rank, int word) {
    long pieces = position[offset + pieces(side) + word];
    long kings = position[offset + kings() + word];
    return rank == Rank.KING ? pieces & kings : pieces & ~kings;
  }

  /** How many pieces of a rank a side has, from the words of the position at {@code offset}. */
  public int count(long[] position, int offset, Side side, Rank rank) {
    int count = 0;
    for (int word = 0; word < wordsPerSet; word++) {
      count += Long.bitCount(word(position, offset, side, rank, word));
    }
    return count;
  }
}

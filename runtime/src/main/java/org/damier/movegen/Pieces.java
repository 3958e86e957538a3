package org.damier.movegen;

import java.util.Arrays;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;

/**
 * The pieces on the board, kept twice: what stands on a square, and which squares hold a kind of piece. A capture search
 * changes the first only and restores it, so the second is the position before the move throughout.
 */
final class Pieces {

  /** What stands on each square, the wall last. */
  final byte[] codes;

  private final int words;
  private final long[] sets;
  private final int[] counts = new int[Codes.KINDS];

  Pieces(BoardTables board, Placement placement) {
    this.words = board.words;
    this.codes = new byte[board.size + 1];
    this.sets = new long[Codes.KINDS * words];
    Arrays.fill(codes, (byte) Codes.EMPTY);
    codes[board.wall] = Codes.WALL;
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        placement.of(side, rank).forEach(square -> put(square, Codes.of(side, rank)));
      }
    }
  }

  void put(int square, int code) {
    codes[square] = (byte) code;
    sets[code * words + (square >> 6)] |= 1L << square;
    counts[code]++;
  }

  void remove(int square) {
    int code = codes[square];
    codes[square] = Codes.EMPTY;
    sets[code * words + (square >> 6)] &= ~(1L << square);
    counts[code]--;
  }

  /** How many pieces there are. */
  int count() {
    int count = 0;
    for (int ofKind : counts) {
      count += ofKind;
    }
    return count;
  }

  /** How many pieces of this kind there are. */
  int count(int code) {
    return counts[code];
  }

  /** One word of the set of squares that hold this kind of piece. */
  long word(int code, int word) {
    return sets[code * words + word];
  }

  /** The squares that hold this kind of piece, as a value. */
  SquareSet set(int code) {
    return SquareSet.ofWords(
        word(code, 0), words > 1 ? word(code, 1) : 0, words > 2 ? word(code, 2) : 0);
  }
}

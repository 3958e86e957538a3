package org.damier.movegen;

import org.damier.board.Rank;
import org.damier.board.Side;

/**
 * The numbers that a position's hash is made of, one for each kind of piece on each square: Zobrist hashing with keys computed
 * by SplitMix64 (Steele, Lea, Flood 2014), so that no table has to be kept alike. Part of the promise of stability: never
 * change them.
 */
public final class HashKeys {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  /** What Black to move adds. */
  public static final long BLACK_TO_MOVE = mix(GOLDEN_GAMMA);

  private HashKeys() {}

  /** The key of one kind of piece on one square. */
  public static long key(Side side, Rank rank, int square) {
    return numbered(square * (long) Codes.KINDS + Codes.of(side, rank));
  }

  /** The key with this number; 0 and more. */
  public static long numbered(long number) {
    return mix((number + 2) * GOLDEN_GAMMA);
  }

  /** A number that depends on every bit of this one. */
  public static long mix(long seed) {
    long mixed = (seed ^ (seed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}

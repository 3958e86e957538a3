package org.damier.movegen;

import org.damier.board.Rank;
import org.damier.board.Side;

/**
 * What stands on a square, as a small number. The four kinds of piece come first, so that they index tables; the two ranks
 * of a side differ in the lowest bit.
 */
final class Codes {

  /** How many kinds of piece there are. */
  static final int KINDS = 4;

  static final int EMPTY = 4;

  /** A piece that the capture under way has jumped and that still stands: it blocks, and nobody takes it. */
  static final int JUMPED = 5;

  /** The square beyond every edge. */
  static final int WALL = 6;

  private static final Side[] SIDES = Side.values();
  private static final Rank[] RANKS = Rank.values();

  private Codes() {}

  static int of(Side side, Rank rank) {
    return side.ordinal() << 1 | rank.ordinal();
  }

  static int man(Side side) {
    return of(side, Rank.MAN);
  }

  static int king(Side side) {
    return of(side, Rank.KING);
  }

  /** The king of the piece's side. */
  static int promoted(int piece) {
    return piece | 1;
  }

  /** The enemy's piece of the same rank. */
  static int enemy(int piece) {
    return piece ^ 2;
  }

  static boolean isKing(int piece) {
    return (piece & 1) != 0;
  }

  static Side side(int piece) {
    return SIDES[piece >> 1];
  }

  static Rank rank(int piece) {
    return RANKS[piece & 1];
  }
}

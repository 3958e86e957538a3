package org.damier.codegen.layout;

import org.damier.board.Rank;
import org.damier.engine.MoveBuffer;

/** What an emitted move's head is made of: the bit numbers of its origin and destination, and flags. */
public final class Heads {

  /** What a bit number is worth as a destination; as an origin it is worth itself. */
  public static final int TO = 1 << Byte.SIZE;

  /** What a bit number is worth as destination and origin: to * 256 + from. */
  public static final int TO_AND_FROM = TO + 1;

  private Heads() {}

  /** The flags of a move without capture by a piece of this rank. */
  public static int quiet(Rank rank) {
    return rank == Rank.KING ? MoveBuffer.KING : 0;
  }

  /** The flags of a capture that a piece of this rank begins. */
  public static int capture(Rank rank) {
    return MoveBuffer.CAPTURE | quiet(rank);
  }
}

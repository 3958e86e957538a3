package org.damier.board;

import java.util.Locale;

/** A piece: whose it is and its rank. */
public record Piece(Side side, Rank rank) {

  /** {@code white man}, {@code black king} … */
  @Override
  public String toString() {
    return side.name().toLowerCase(Locale.ROOT) + " " + rank.word();
  }
}

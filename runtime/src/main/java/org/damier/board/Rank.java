package org.damier.board;

import java.util.Locale;

/** The two ranks of piece. A man becomes a king by promotion; a king stays a king. */
public enum Rank {
  MAN,
  KING;

  /** The rank's word in rules and sentences: {@code man} or {@code king}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The plural of {@link #word()}: {@code men} or {@code kings}. */
  public String plural() {
    return this == MAN ? "men" : "kings";
  }
}

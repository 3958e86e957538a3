package org.damier.bench;

/** A move generator set up on one position, ready to walk its tree. Not safe for threads. */
public interface Contender {

  /**
   * Counts the leaves of the move tree below the position, without any table.
   *
   * @param depth plies, at least 1
   */
  long perft(Mode mode, int depth);
}

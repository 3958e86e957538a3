package org.damier.bench;

/** What is done with the leaves of a perft. Figures of different modes are never compared. */
public enum Mode {
  /** Every leaf position is made. */
  PLAYED,
  /** The moves of the last ply are written into the buffer, not played. */
  LISTED,
  /** The moves of the last ply are counted; they are listed only where counting needs the list. */
  COUNTED
}

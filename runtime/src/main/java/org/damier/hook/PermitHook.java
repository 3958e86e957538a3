package org.damier.hook;

/** Forbids moves that the other rules allow. Asked of finished moves, captures before any is selected by majority. */
@FunctionalInterface
public interface PermitHook {

  /** Whether the move may be made. */
  boolean permits(PositionView position, CandidateMove move);
}

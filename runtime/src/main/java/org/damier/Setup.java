package org.damier;

import org.damier.board.Placement;
import org.damier.board.Side;

/**
 * A position that nobody has checked yet, as read from a text or put together by hand. An immutable value.
 *
 * @param kingRuns what the position remembers of moves before it; most rules ask for nothing
 */
public record Setup(Placement placement, Side sideToMove, KingRuns kingRuns) {

  /** A setup that remembers nothing. */
  public Setup(Placement placement, Side sideToMove) {
    this(placement, sideToMove, KingRuns.NONE);
  }
}

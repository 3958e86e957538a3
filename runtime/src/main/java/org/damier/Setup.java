package org.damier;

import java.util.Optional;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;

/**
 * A position that nobody has checked yet, as read from a text or put together by hand. An immutable value.
 *
 * @param kingRuns what the position remembers of moves before it; most rules ask for nothing
 * @param movedLast where the piece stands that moved last; few rules ask for it
 */
public record Setup(
    Placement placement, Side sideToMove, KingRuns kingRuns, Optional<Square> movedLast) {

  /** A setup that does not say which piece moved last. */
  public Setup(Placement placement, Side sideToMove, KingRuns kingRuns) {
    this(placement, sideToMove, kingRuns, Optional.empty());
  }

  /** A setup that remembers nothing. */
  public Setup(Placement placement, Side sideToMove) {
    this(placement, sideToMove, KingRuns.NONE);
  }
}

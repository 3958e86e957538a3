package org.damier.notation;

import java.util.Optional;
import org.damier.KingRuns;
import org.damier.Setup;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;

/**
 * What a FEN says: pieces, and the side to move unless that is left open, as in a problem that both sides try. An
 * immutable value.
 *
 * @param kingRuns what the text has the position remember of moves before it; most texts say nothing
 * @param movedLast where the piece stands that has moved last and must be taken; most texts say nothing
 */
public record FenText(
    Placement placement, Optional<Side> sideToMove, KingRuns kingRuns, Optional<Square> movedLast) {

  /** A text that remembers nothing. */
  public FenText(Placement placement, Optional<Side> sideToMove) {
    this(placement, sideToMove, KingRuns.NONE, Optional.empty());
  }

  /** The setup with this side to move where the text leaves it open. */
  public Setup setup(Side ifOpen) {
    return new Setup(placement, sideToMove.orElse(ifOpen), kingRuns, movedLast);
  }
}

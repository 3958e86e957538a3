package org.damier.notation;

import java.util.Optional;
import org.damier.Setup;
import org.damier.board.Placement;
import org.damier.board.Side;

/**
 * What a FEN says: pieces, and the side to move unless that is left open, as in a problem that both sides try. An
 * immutable value.
 */
public record FenText(Placement placement, Optional<Side> sideToMove) {

  /** The setup with this side to move where the text leaves it open. */
  public Setup setup(Side ifOpen) {
    return new Setup(placement, sideToMove.orElse(ifOpen));
  }
}

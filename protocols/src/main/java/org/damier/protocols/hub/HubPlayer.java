package org.damier.protocols.hub;

import java.util.function.BooleanSupplier;
import org.damier.Position;
import org.damier.board.Move;

/** Chooses moves for a {@link HubServer}. */
@FunctionalInterface
public interface HubPlayer {

  /**
   * A legal move of the position, of which there is at least one.
   *
   * @param position the position
   * @param level how deep it may look; of the time, {@code stop} takes care
   * @param stop turns true when a move is wanted at once
   */
  Move choose(Position position, HubLevel level, BooleanSupplier stop);
}

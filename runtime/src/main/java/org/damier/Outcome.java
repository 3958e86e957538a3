package org.damier;

import java.util.Optional;
import org.damier.board.Side;

/**
 * How a game ended.
 *
 * @param winner the winner; empty for a draw
 * @param reason why, by kind
 * @param sentence why, for people: {@code Black has no legal move.}
 */
public record Outcome(Optional<Side> winner, Reason reason, String sentence) {

  /** What ended the game. */
  public enum Reason {
    NO_MOVE,
    MATERIAL,
    REPETITION,
    CLOCK,
    HOOK,
    AGREEMENT,
    RESIGNATION,
    ADJUDICATION
  }

  public boolean isDraw() {
    return winner.isEmpty();
  }
}

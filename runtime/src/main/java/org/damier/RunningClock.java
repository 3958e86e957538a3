package org.damier;

import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.rules.Condition.Clock;
import org.damier.rules.Condition.Lapse;

/**
 * A clock of the rules and how far it has run.
 *
 * @param plies plies of the clock's kind since it was set back last
 */
record RunningClock(Clock clock, int plies) {

  /** The clock after one ply that led from {@code before} to {@code after}. */
  RunningClock after(Placement before, Move move, Placement after) {
    // The ply that brings the balance about starts the clock and is not counted itself.
    boolean counts = counts(move) && balanceHolds(before) && balanceHolds(after);
    boolean pauses = clock.lapse() == Lapse.PAUSES && !move.isCapture();
    return new RunningClock(clock, counts ? plies + 1 : pauses ? plies : 0);
  }

  /** Each side has made as many moves as the clock allows. */
  boolean hasRunOut() {
    return plies >= end();
  }

  /** How many plies it runs. */
  int end() {
    return (int) Math.min(Integer.MAX_VALUE, 2L * clock.moves());
  }

  private boolean counts(Move move) {
    return switch (clock.quality()) {
      case ANY -> true;
      case KING_MOVES -> move.piece().rank() == Rank.KING && !move.isCapture();
      case WITHOUT_CAPTURE -> !move.isCapture();
      case WITHOUT_CAPTURE_OR_PROMOTION -> !move.isCapture() && !move.promotes();
    };
  }

  private boolean balanceHolds(Placement placement) {
    return clock
        .during()
        .map(balance ->
            balance.holdsFor(placement, Side.WHITE) || balance.holdsFor(placement, Side.BLACK))
        .orElse(true);
  }
}

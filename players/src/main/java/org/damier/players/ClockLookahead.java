package org.damier.players;

import java.util.function.BooleanSupplier;
import org.damier.Game;
import org.damier.board.Move;
import org.damier.rules.Condition;

/**
 * Looks ahead from game to game where a clock of the rules may run out in the next plies, and leaves it to another, which knows
 * no clocks, where it cannot: games cost many times what positions do.
 */
final class ClockLookahead {

  /** For so many plies at most games are looked at. */
  private static final int PLIES = 4;

  private final Lookahead positions;
  private final BooleanSupplier stop;

  ClockLookahead(Lookahead positions, BooleanSupplier stop) {
    this.positions = positions;
    this.stop = stop;
  }

  /** Whether a clock may end the game within so many plies, as far as it is looked at. */
  static boolean mayRunOut(Game game, int plies) {
    return game.limits().stream()
        .anyMatch(limit -> limit.ending().condition() instanceof Condition.Clock
            && limit.left() <= Math.min(plies, PLIES));
  }

  /** What a game is worth to the side to move, so many plies after the one that is looked at; see {@link Lookahead#value}. */
  int value(Game game, int depth, int ply, int alpha, int beta) {
    if (game.outcome().isPresent()) {
      return Worth.of(game.outcome().get(), game.position().sideToMove(), ply);
    }
    if (depth == 0 || ply > PLIES) {
      int before = ply - 1;
      int floor = Worth.later(alpha, -before);
      int ceiling = Worth.later(beta, -before);
      return Worth.later(positions.value(game.position(), depth, floor, ceiling, stop), before);
    }
    int best = -Lookahead.INFINITE;
    for (Move move : game.position().legalMoves()) {
      if (best >= beta || stop.getAsBoolean()) {
        return best;
      }
      int floor = Math.max(alpha, best);
      best = Math.max(best, -value(game.play(move), depth - 1, ply + 1, -beta, -floor));
    }
    return best;
  }
}

package org.damier.protocols.hub;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Side;

/**
 * Looks a few moves ahead and counts pieces: an opponent for trying programs with, not a strong one. Captures are followed to
 * their end. Stateless and safe between threads.
 */
public final class MaterialPlayer implements HubPlayer {

  private static final int MAN = 100;
  private static final int KING = 300;
  private static final int WIN = 1_000_000;
  private static final int DEEPEST = 12;
  private static final int LONGEST_EXCHANGE = 8;

  /** A player; it keeps nothing. */
  public MaterialPlayer() {}

  @Override
  public Move choose(Position position, HubLevel level, BooleanSupplier stop) {
    List<Move> moves = position.legalMoves();
    Move best = moves.get(0);
    int deepest = Math.min(DEEPEST, level.depth().orElse(DEEPEST));
    for (int depth = 1; depth <= deepest && moves.size() > 1 && !stop.getAsBoolean(); depth++) {
      Move candidate = best(position, moves, depth, stop);
      // A search that was stopped has not compared all moves.
      best = stop.getAsBoolean() ? best : candidate;
    }
    return best;
  }

  private static Move best(Position position, List<Move> moves, int depth, BooleanSupplier stop) {
    Move best = moves.get(0);
    int alpha = -2 * WIN;
    for (Move move : moves) {
      int value = -value(position.play(move), depth - 1, -2 * WIN, -alpha, stop);
      if (value > alpha) {
        alpha = value;
        best = move;
      }
    }
    return best;
  }

  /** What the position is worth to the side to move. */
  private static int value(
      Position position, int depth, int alpha, int beta, BooleanSupplier stop) {
    Optional<Outcome> decided = position.outcome();
    if (decided.isPresent()) {
      return decided
          .flatMap(Outcome::winner)
          .map(winner -> winner == position.sideToMove() ? WIN + depth : -WIN - depth)
          .orElse(0);
    }
    List<Move> moves = position.legalMoves();
    boolean quiet = !moves.get(0).isCapture() || depth <= -LONGEST_EXCHANGE;
    if ((depth <= 0 && quiet) || stop.getAsBoolean()) {
      return material(position);
    }
    int best = alpha;
    for (Move move : moves) {
      best = Math.max(best, -value(position.play(move), depth - 1, -beta, -best, stop));
      if (best >= beta) {
        return best;
      }
    }
    return best;
  }

  private static int material(Position position) {
    return material(position, position.sideToMove())
        - material(position, position.sideToMove().opponent());
  }

  private static int material(Position position, Side side) {
    return MAN * position.placement().of(side, Rank.MAN).size()
        + KING * position.placement().of(side, Rank.KING).size();
  }
}

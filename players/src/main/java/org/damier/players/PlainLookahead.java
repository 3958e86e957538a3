package org.damier.players;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;

/** Looks ahead from position to position: for variants without an engine, and to hold {@link EngineLookahead} against. */
final class PlainLookahead implements Lookahead {

  private final Variant variant;
  private final Worth worth;
  private Set<Position> repeated = Set.of();

  PlainLookahead(Variant variant, Worth worth) {
    this.variant = variant;
    this.worth = worth;
  }

  @Override
  public Variant variant() {
    return variant;
  }

  @Override
  public void endAt(Collection<Position> positions) {
    repeated = Set.copyOf(positions);
  }

  @Override
  public int value(Position position, int depth, int alpha, int beta, BooleanSupplier stop) {
    return new Run(stop).value(position, depth, 1, WAYS, alpha, beta);
  }

  /** One look ahead, until it is stopped. */
  private final class Run {

    private final BooleanSupplier stop;

    Run(BooleanSupplier stop) {
      this.stop = stop;
    }

    int value(Position position, int depth, int ply, int ways, int alpha, int beta) {
      if (repeated.contains(position)) {
        return worth.repeated(ply);
      }
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        return worth.decided(position, ply);
      }
      if (depth > 0) {
        return best(position, moves, depth, ply, ways, alpha, beta);
      }
      List<Move> captures = moves.stream().filter(Move::isCapture).toList();
      int already = worth.of(position);
      if (captures.isEmpty() || captures.size() > ways) {
        return already;
      }
      int floor = captures.size() == moves.size() ? alpha : Math.max(alpha, already);
      int best = best(position, captures, 0, ply, ways / captures.size(), floor, beta);
      // Where nothing has to be captured the side may leave it at what it has.
      return captures.size() == moves.size() ? best : Math.max(already, best);
    }

    private int best(
        Position position, List<Move> moves, int depth, int ply, int ways, int alpha, int beta) {
      int best = -INFINITE;
      for (Move move : moves) {
        if (best >= beta || stop.getAsBoolean()) {
          return best;
        }
        int floor = Math.max(alpha, best);
        Position after = position.play(move);
        best = Math.max(best, -value(after, Math.max(0, depth - 1), ply + 1, ways, -beta, -floor));
      }
      return best;
    }
  }
}

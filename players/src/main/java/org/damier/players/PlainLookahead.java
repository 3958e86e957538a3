package org.damier.players;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;

/** Looks ahead from position to position: for variants without an engine, and to hold {@link EngineLookahead} against. */
final class PlainLookahead implements Lookahead {

  private final Variant variant;
  private final Worth worth;

  PlainLookahead(Variant variant, Worth worth) {
    this.variant = variant;
    this.worth = worth;
  }

  @Override
  public Variant variant() {
    return variant;
  }

  @Override
  public int value(Position position, int depth, int alpha, int beta, BooleanSupplier stop) {
    return value(position, depth, 1, alpha, beta, stop);
  }

  private int value(
      Position position, int depth, int ply, int alpha, int beta, BooleanSupplier stop) {
    List<Move> moves = position.legalMoves();
    if (moves.isEmpty()) {
      return worth.decided(position, ply);
    }
    int best = -INFINITE;
    List<Move> followed = moves;
    if (depth <= 0) {
      followed = moves.stream().filter(Move::isCapture).toList();
      if (followed.size() < moves.size()) {
        // Nothing has to be captured: the side may leave it at what it has.
        best = worth.of(position);
      }
    }
    for (Move move : followed) {
      if (best >= beta || stop.getAsBoolean()) {
        return best;
      }
      int floor = Math.max(alpha, best);
      best = Math.max(best, -value(position.play(move), depth - 1, ply + 1, -beta, -floor, stop));
    }
    return best;
  }
}

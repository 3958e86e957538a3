package org.damier;

import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.movegen.HashKeys;

/** The hash of a position, which is the same on every machine and in every version. */
final class PositionHash {

  private PositionHash() {}

  static long of(Placement placement, Side sideToMove) {
    long[] hash = {sideToMove == Side.BLACK ? HashKeys.BLACK_TO_MOVE : 0};
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        placement.of(side, rank).forEach(index -> hash[0] ^= key(side, rank, index));
      }
    }
    return hash[0];
  }

  /** 0 if nothing is remembered. */
  static long of(KingRuns runs) {
    long hash = 0;
    for (Side side : Side.values()) {
      Optional<KingRuns.Run> run = runs.of(side);
      if (run.isPresent()) {
        long king = key(side, Rank.KING, run.get().square().index());
        hash ^= HashKeys.mix(king + run.get().moves());
      }
    }
    return hash;
  }

  /** 0 if no piece must be taken; else of the square where it stands. */
  static long of(Optional<Square> exposed) {
    return exposed.map(square -> HashKeys.mix(-1L - square.index())).orElse(0L);
  }

  /** The hash after a move, made from the hash before it and what the move changes. */
  static long after(long hash, Placement before, Move move, Side sideAfter) {
    Side side = move.piece().side();
    long after = hash ^ HashKeys.BLACK_TO_MOVE;
    after ^= key(side, move.piece().rank(), move.from().index());
    after ^= key(sideAfter, move.rankAfter(), move.to().index());
    for (Square square : move.captured()) {
      Piece captured = before.at(square).orElseThrow();
      after ^= key(captured.side(), captured.rank(), square.index());
    }
    return after;
  }

  private static long key(Side side, Rank rank, int index) {
    return HashKeys.key(side, rank, index);
  }
}

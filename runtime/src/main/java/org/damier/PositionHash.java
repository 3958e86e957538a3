package org.damier;

import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;

/** Zobrist hashing with keys computed by SplitMix64 (Steele, Lea, Flood 2014), so that no table has to be kept alike. */
final class PositionHash {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
  private static final long BLACK_TO_MOVE = mix(GOLDEN_GAMMA);

  private PositionHash() {}

  static long of(Placement placement, Side sideToMove) {
    long[] hash = {sideToMove == Side.BLACK ? BLACK_TO_MOVE : 0};
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
        hash ^= mix(king + run.get().moves());
      }
    }
    return hash;
  }

  /** 0 if no piece must be taken; else of the square where it stands. */
  static long of(Optional<Square> exposed) {
    return exposed.map(square -> mix(~((square.index() + 1L) * GOLDEN_GAMMA))).orElse(0L);
  }

  /** The hash after a move, made from the hash before it and what the move changes. */
  static long after(long hash, Placement before, Move move, Side sideAfter) {
    Side side = move.piece().side();
    long after = hash ^ BLACK_TO_MOVE;
    after ^= key(side, move.piece().rank(), move.from().index());
    after ^= key(sideAfter, move.rankAfter(), move.to().index());
    for (Square square : move.captured()) {
      Piece captured = before.at(square).orElseThrow();
      after ^= key(captured.side(), captured.rank(), square.index());
    }
    return after;
  }

  /** The key of one kind of piece on one square. Part of the promise of stability: never change it. */
  static long key(Side side, Rank rank, int index) {
    long number = 2L + (index * 4L + side.ordinal() * 2L + rank.ordinal());
    return mix(number * GOLDEN_GAMMA);
  }

  private static long mix(long seed) {
    long mixed = (seed ^ (seed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}

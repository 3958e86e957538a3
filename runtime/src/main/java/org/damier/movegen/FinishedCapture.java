package org.damier.movegen;

import java.util.List;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.rules.Criterion;

/** A whole capture and what criteria ask of it: the ranks of the captured pieces in the order of the jumps. */
record FinishedCapture(Move move, List<Rank> capturedRanks) implements Criterion.Capture {

  @Override
  public Rank capturer() {
    return move.piece().rank();
  }

  @Override
  public int pieces() {
    return capturedRanks.size();
  }

  @Override
  public int kings() {
    return (int) capturedRanks.stream().filter(rank -> rank == Rank.KING).count();
  }

  @Override
  public boolean takesKing(int jump) {
    return capturedRanks.get(jump) == Rank.KING;
  }
}

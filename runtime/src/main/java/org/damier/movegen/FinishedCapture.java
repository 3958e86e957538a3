package org.damier.movegen;

import java.util.List;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.rules.Criterion;

/** A whole capture and what criteria ask of it: the ranks of the captured pieces in the order of the jumps. */
record FinishedCapture(Move move, List<Rank> capturedRanks) {

  long score(Criterion criterion) {
    return criterion.score(move.piece().rank(), capturedRanks);
  }
}

package org.damier.movegen;

import org.damier.engine.SeenSet;
import org.damier.rules.Criterion;

/** Keeps of all finished captures the best by the variant's criteria, each move once. */
final class CaptureSelector {

  private final Criterion[] criteria;
  private final boolean ofChosenPiece;
  private final int words;
  private final CaptureTally best = new CaptureTally();
  private final SeenSet seen;
  private final long[] identity;

  // From which capture in the buffer on they are held against one another.
  private int compared;

  CaptureSelector(RuleTables tables) {
    this.criteria = tables.criteria;
    this.ofChosenPiece = tables.ofChosenPiece;
    this.words = tables.board.words;
    this.identity = new long[words + 1];
    this.seen = new SeenSet(identity.length);
  }

  /** Forgets everything. */
  void begin() {
    seen.clear();
    compared = 0;
  }

  /** The captures of another piece follow. */
  void nextPiece(MoveBuffer captures) {
    if (ofChosenPiece) {
      compared = captures.size();
    }
  }

  /** Adds the capture, unless a better one or the same move is there; a better one than all others replaces them. */
  void offer(Chain chain, int to, int after, MoveBuffer captures) {
    int comparison = captures.size() == compared ? 1 : compareWithBest(chain.tally);
    if (comparison < 0) {
      return;
    }
    if (comparison > 0) {
      captures.truncate(compared);
      seen.clear();
      best.copy(chain.tally);
    }
    if (seen.add(identityOf(chain, to, after))) {
      captures.addCapture(chain, to, after);
    }
  }

  private int compareWithBest(CaptureTally tally) {
    for (Criterion criterion : criteria) {
      int comparison = criterion.compare(tally, best);
      if (comparison != 0) {
        return comparison;
      }
    }
    return 0;
  }

  private long[] identityOf(Chain chain, int to, int after) {
    chain.copyCaptured(identity);
    identity[words] = (long) chain.origin() << 16 | to << 8 | after;
    return identity;
  }
}

package org.damier.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Collects problems, of any number of which it keeps so few that a hostile text cannot fill the memory. */
final class FenProblems {

  private static final int MOST = 100;

  private final List<FenException.Problem> kept = new ArrayList<>();
  private int dropped;
  private int firstDropped;

  /** Notes a problem; its sentence is made only if it is kept. */
  void add(int offset, Supplier<String> sentence) {
    if (kept.size() < MOST - 1) {
      kept.add(new FenException.Problem(offset, sentence.get()));
      return;
    }
    firstDropped = dropped == 0 ? offset : firstDropped;
    dropped++;
  }

  /** Throws if anything has been noted. */
  void throwIfAny() {
    if (dropped > 0) {
      String more = dropped == 1 ? "1 more problem follows." : dropped + " more problems follow.";
      kept.add(new FenException.Problem(firstDropped, more));
    }
    if (!kept.isEmpty()) {
      throw new FenException(kept);
    }
  }
}

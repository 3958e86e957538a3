package org.damier.hook.program;

import java.util.List;
import org.damier.board.SquareSet;

/** What the parts of a program become, so that they can be run: each a function of the run. */
final class Parts {

  private Parts() {}

  /** A value that is kept as a number. */
  @FunctionalInterface
  interface OfNumber {
    int at(Run run);
  }

  @FunctionalInterface
  interface OfSet {
    SquareSet at(Run run);
  }

  @FunctionalInterface
  interface OfList {
    List<?> at(Run run);
  }

  /** A statement. */
  @FunctionalInterface
  interface OfAct {
    Way run(Run run);
  }

  /** How it goes on after a statement. */
  enum Way {
    ON,
    NEXT_TURN,
    OUT_OF_LOOP,
    TO_THE_END
  }
}

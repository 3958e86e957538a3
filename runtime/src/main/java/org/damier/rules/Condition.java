package org.damier.rules;

import java.util.Optional;

/** What an ending asks. */
public sealed interface Condition {

  /** The balance of material that must hold; empty if none need. */
  default Optional<Material> balance() {
    return Optional.empty();
  }

  /** The side to move has no legal move. */
  record NoMove() implements Condition {}

  /** A balance of material, judged after every move: for the side to move first, then for the other. */
  record Balance(Material material) implements Condition {
    @Override
    public Optional<Material> balance() {
      return Optional.of(material);
    }
  }

  /** The same position (pieces and side to move) for the n-th time, not necessarily in a row. */
  record Repetition(int times) implements Condition {
    public Repetition {
      if (times < 2) {
        throw new IllegalArgumentException(
            "A position repeats 2 times or more, not " + times + ".");
      }
    }
  }

  /**
   * So many moves of each side in a row (twice as many plies) of one kind.
   *
   * @param moves moves of each side
   * @param quality which plies count; any other sets the clock back
   * @param during the balance, with either side as the one spoken of, that must hold throughout; its coming starts the
   *     clock, its going sets it back
   * @param lapse what plies do that the clock does not count
   */
  record Clock(int moves, Quality quality, Optional<Material> during, Lapse lapse)
      implements Condition {
    public Clock {
      if (moves < 1) {
        throw new IllegalArgumentException("A clock counts 1 move or more, not " + moves + ".");
      }
    }

    /** A clock that is set back by every ply that it does not count. */
    public Clock(int moves, Quality quality, Optional<Material> during) {
      this(moves, quality, during, Lapse.SETS_BACK);
    }

    @Override
    public Optional<Material> balance() {
      return during;
    }
  }

  /** What plies do to a clock that does not count them. */
  enum Lapse {
    /** The clock begins anew. */
    SETS_BACK,
    /** The clock stands still, unless something is captured: that sets it back. */
    PAUSES
  }

  /** The plies that a clock counts. */
  enum Quality {
    /** Every ply. */
    ANY(""),
    /** Plies of kings that capture nothing. */
    KING_MOVES("by kings only"),
    /** Plies that capture nothing. */
    WITHOUT_CAPTURE("without capture"),
    /** Plies that capture and promote nothing. */
    WITHOUT_CAPTURE_OR_PROMOTION("without capture or promotion");

    private final String words;

    Quality(String words) {
      this.words = words;
    }

    /** How rules spell it after the number of moves; empty for every ply. */
    public String words() {
      return words;
    }
  }
}

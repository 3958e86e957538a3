package org.damier.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.damier.board.Rank;

/** How a piece makes one jump of a capture. */
public sealed interface CaptureManner {

  /** Every rank of piece. */
  Set<Rank> ALL_RANKS = Collections.unmodifiableSet(EnumSet.allOf(Rank.class));

  /** The directions it may jump in. */
  Directions directions();

  /** The ranks of piece it may jump over. */
  Set<Rank> victims();

  /** A jump in these directions, each word narrowing the others, over pieces of every rank. */
  static CaptureManner jump(DirectionWord... words) {
    return new Jump(Directions.of(words));
  }

  /** A flight in these directions, each word narrowing the others, over pieces of every rank. */
  static CaptureManner fly(Landing landing, DirectionWord... words) {
    return new Fly(Directions.of(words), landing);
  }

  /** Over a neighbouring enemy to the empty square just beyond. */
  record Jump(Directions directions, Set<Rank> victims) implements CaptureManner {
    public Jump {
      victims = copyOf(victims);
    }

    /** A jump over pieces of every rank. */
    public Jump(Directions directions) {
      this(directions, ALL_RANKS);
    }
  }

  /** Over an enemy any number of empty squares away, coming down where {@code landing} says. */
  record Fly(Directions directions, Landing landing, Set<Rank> victims) implements CaptureManner {
    public Fly {
      victims = copyOf(victims);
    }

    /** A flight over pieces of every rank. */
    public Fly(Directions directions, Landing landing) {
      this(directions, landing, ALL_RANKS);
    }
  }

  private static Set<Rank> copyOf(Set<Rank> victims) {
    if (victims.isEmpty()) {
      throw new IllegalArgumentException(
          "A capture needs at least one rank of piece that it may take.");
    }
    return Collections.unmodifiableSet(EnumSet.copyOf(victims));
  }
}

package org.damier.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
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

  /** What else it is bound to or free of. */
  Terms terms();

  /** The same manner over pieces of these ranks. */
  CaptureManner over(Set<Rank> ranks);

  /** The same manner on these terms. */
  CaptureManner on(Terms changed);

  /** A jump in these directions, each word narrowing the others, over pieces of every rank. */
  static CaptureManner jump(DirectionWord... words) {
    return new Jump(Directions.of(words));
  }

  /** A flight in these directions, each word narrowing the others, over pieces of every rank. */
  static CaptureManner fly(Landing landing, DirectionWord... words) {
    return new Fly(Directions.of(words), landing);
  }

  /**
   * What few games say of a jump.
   *
   * @param overOwnToo whether pieces of the own side are victims as well
   * @param fromAfar whether a flying piece must come from farther away than the square next to its victim
   * @param landingOn where the jump may come down, for the side that makes it; empty if anywhere
   */
  record Terms(boolean overOwnToo, boolean fromAfar, Optional<Zone> landingOn) {

    /** What most games say: enemies only, from any distance, down on any square. */
    public static final Terms USUAL = new Terms(false, false, Optional.empty());

    /** Whether they are what most games say. */
    public boolean areUsual() {
      return !overOwnToo && !fromAfar && landingOn.isEmpty();
    }

    /** These terms over pieces of both sides. */
    public Terms overBothSides() {
      return new Terms(true, fromAfar, landingOn);
    }

    /** These terms from farther than next to the victim. */
    public Terms notFromNextTo() {
      return new Terms(overOwnToo, true, landingOn);
    }

    /** These terms with all landings on the zone. */
    public Terms downOn(Zone zone) {
      return new Terms(overOwnToo, fromAfar, Optional.of(zone));
    }
  }

  /** Over a neighbouring enemy to the empty square just beyond. */
  record Jump(Directions directions, Set<Rank> victims, Terms terms) implements CaptureManner {
    public Jump {
      victims = copyOf(victims);
      if (terms.fromAfar()) {
        throw new IllegalArgumentException("A jump goes over a neighbour, not from afar.");
      }
    }

    /** A jump on the usual terms. */
    public Jump(Directions directions, Set<Rank> victims) {
      this(directions, victims, Terms.USUAL);
    }

    /** A jump over pieces of every rank, on the usual terms. */
    public Jump(Directions directions) {
      this(directions, ALL_RANKS);
    }

    @Override
    public CaptureManner over(Set<Rank> ranks) {
      return new Jump(directions, ranks, terms);
    }

    @Override
    public CaptureManner on(Terms changed) {
      return new Jump(directions, victims, changed);
    }
  }

  /** Over an enemy any number of empty squares away, coming down where {@code landing} says. */
  record Fly(Directions directions, Landing landing, Set<Rank> victims, Terms terms)
      implements CaptureManner {
    public Fly {
      victims = copyOf(victims);
    }

    /** A flight on the usual terms. */
    public Fly(Directions directions, Landing landing, Set<Rank> victims) {
      this(directions, landing, victims, Terms.USUAL);
    }

    /** A flight over pieces of every rank, on the usual terms. */
    public Fly(Directions directions, Landing landing) {
      this(directions, landing, ALL_RANKS);
    }

    @Override
    public CaptureManner over(Set<Rank> ranks) {
      return new Fly(directions, landing, ranks, terms);
    }

    @Override
    public CaptureManner on(Terms changed) {
      return new Fly(directions, landing, victims, changed);
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

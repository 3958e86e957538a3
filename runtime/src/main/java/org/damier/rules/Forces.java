package org.damier.rules;

import java.util.Optional;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;

/**
 * What one side has: how many men, kings and pieces in all, three ranges that must all hold.
 *
 * @param kingOn where one of its kings at least must stand; empty if that does not matter
 */
public record Forces(Range men, Range kings, Range pieces, Optional<Zone> kingOn) {

  /** Whatever a side may have. */
  public static final Forces ANY = new Forces(Range.ANY, Range.ANY, Range.ANY);

  /** Forces wherever they stand. */
  public Forces(Range men, Range kings, Range pieces) {
    this(men, kings, pieces, Optional.empty());
  }

  /** Exactly so many men and so many kings. */
  public static Forces exactly(int men, int kings) {
    return new Forces(Range.exactly(men), Range.exactly(kings), Range.ANY);
  }

  /** Exactly so many pieces of whatever rank. */
  public static Forces pieces(int pieces) {
    return new Forces(Range.ANY, Range.ANY, Range.exactly(pieces));
  }

  /** At least one king, and whatever men there may be. */
  public static Forces withKing() {
    return new Forces(Range.ANY, Range.atLeast(1), Range.ANY);
  }

  /** These forces with a king on the zone. */
  public Forces on(Zone zone) {
    return new Forces(men, kings, pieces, Optional.of(zone));
  }

  /** Whether the side has these forces. */
  public boolean match(Placement placement, Side side) {
    SquareSet kingsOfSide = placement.of(side, Rank.KING);
    return match(placement.of(side, Rank.MAN).size(), kingsOfSide.size())
        && stand(kingsOfSide, side);
  }

  /** Whether so many men and kings are these forces, wherever they stand. */
  public boolean match(int menOfSide, int kingsOfSide) {
    return men.contains(menOfSide)
        && kings.contains(kingsOfSide)
        && pieces.contains(menOfSide + kingsOfSide);
  }

  /** Whether one of these kings of the side stands where one must. */
  public boolean stand(SquareSet kingsOfSide, Side side) {
    return kingOn.isEmpty() || !kingOn.get().of(side).and(kingsOfSide).isEmpty();
  }

  /** From {@code least} to {@code most}, both included. */
  public record Range(int least, int most) {

    /** Any number. */
    public static final Range ANY = new Range(0, Integer.MAX_VALUE);

    public Range {
      if (least < 0 || most < least) {
        throw new IllegalArgumentException(
            "A range goes up from 0 or more, not from " + least + " to " + most + ".");
      }
    }

    /** This number and no other. */
    public static Range exactly(int number) {
      return new Range(number, number);
    }

    /** This number or more. */
    public static Range atLeast(int number) {
      return new Range(number, Integer.MAX_VALUE);
    }

    public boolean contains(int number) {
      return number >= least && number <= most;
    }
  }
}

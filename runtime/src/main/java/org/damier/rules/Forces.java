package org.damier.rules;

import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;

/** How many men, kings and pieces in all one side has: three ranges that must all hold. */
public record Forces(Range men, Range kings, Range pieces) {

  /** Whatever a side may have. */
  public static final Forces ANY = new Forces(Range.ANY, Range.ANY, Range.ANY);

  /** Exactly so many men and so many kings. */
  public static Forces exactly(int men, int kings) {
    return new Forces(Range.exactly(men), Range.exactly(kings), Range.ANY);
  }

  /** Exactly so many pieces of whatever rank. */
  public static Forces pieces(int pieces) {
    return new Forces(Range.ANY, Range.ANY, Range.exactly(pieces));
  }

  /** Whether the side has these forces. */
  public boolean match(Placement placement, Side side) {
    int menOfSide = placement.of(side, Rank.MAN).size();
    int kingsOfSide = placement.of(side, Rank.KING).size();
    return match(menOfSide, kingsOfSide);
  }

  /** Whether so many men and kings are these forces. */
  public boolean match(int menOfSide, int kingsOfSide) {
    return men.contains(menOfSide)
        && kings.contains(kingsOfSide)
        && pieces.contains(menOfSide + kingsOfSide);
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

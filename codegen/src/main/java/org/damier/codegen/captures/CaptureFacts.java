package org.damier.codegen.captures;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Program;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.Landing;

/** What a variant's manners of capture come to, taken together. */
public final class CaptureFacts {

  private final Program program;

  CaptureFacts(Program program) {
    this.program = program;
  }

  private List<CaptureManner> manners(Rank rank) {
    return program.rules().piece(rank).captures();
  }

  private boolean any(BiPredicate<Rank, CaptureManner> test) {
    return Stream.of(Rank.values())
        .anyMatch(rank -> manners(rank).stream().anyMatch(manner -> test.test(rank, manner)));
  }

  private boolean anyFlight(BiPredicate<Rank, Fly> test) {
    return any((rank, manner) -> manner instanceof Fly fly && test.test(rank, fly));
  }

  /** Every direction in which pieces of this rank jump. */
  Set<Direction> directions(Rank rank) {
    EnumSet<Direction> all = EnumSet.noneOf(Direction.class);
    manners(rank).forEach(manner -> all.addAll(program.directions(manner.directions())));
    return all;
  }

  /** The ways in which pieces of this rank jump in these directions. */
  List<Course> courses(Rank rank, Set<Direction> directions) {
    List<Course> courses = new ArrayList<>();
    for (CaptureManner manner : manners(rank)) {
      for (Direction direction : program.directions(manner.directions())) {
        if (directions.contains(direction)) {
          courses.add(new Course(program, manner, direction));
        }
      }
    }
    return courses;
  }

  /** Whether it has to be known which of the pieces that may be taken are kings. */
  boolean askForKings() {
    return any((rank, manner) -> !manner.victims().equals(CaptureManner.ALL_RANKS))
        || endBehindKings();
  }

  private boolean endBehindKings() {
    return anyFlight((rank, fly) -> fly.landing() == Landing.NEXT_AFTER_LAST_KING
        || fly.landing() == Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL);
  }

  /** Whether captures can be begun that may not end anywhere: they had to just behind a king, and may not come down there. */
  public boolean mayComeToNothing() {
    return endBehindKings()
        && (any((rank, manner) -> manner.terms().landingOn().isPresent())
            || anyFlight((rank, fly) -> fly.landing() == Landing.BEYOND));
  }

  /** Whether a piece may turn back over the gap that it has just made. */
  boolean turnBack() {
    return program.rules().capture().removal() == Removal.AT_ONCE
        && program.rules().capture().reversal() == Reversal.ALLOWED;
  }

  /**
   * From how many pieces on two routes can make the same move. Along two axes the routes must go
   * round something, which takes three pieces; along more axes, in several manners, or where a flyer may turn back over
   * the gap or is carried on from each square behind it by itself, compare always.
   */
  int comparedFrom() {
    boolean plain = !turnBack()
        && program.rules().capture().duty() != Duty.AGAINST_LAST_MOVED
        && !anyFlight((rank, fly) -> TermedFlight.isNeeded(program, rank, fly))
        && Stream.of(Rank.values()).allMatch(rank -> manners(rank).size() <= 1)
        && axes() <= 2;
    return plain ? 3 : 1;
  }

  private long axes() {
    EnumSet<Direction> all = EnumSet.noneOf(Direction.class);
    all.addAll(directions(Rank.MAN));
    all.addAll(directions(Rank.KING));
    return all.stream()
        .filter(direction -> direction.ordinal() < direction.opposite().ordinal()
            || !all.contains(direction.opposite()))
        .count();
  }
}

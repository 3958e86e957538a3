package org.damier.codegen.captures;

import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.rules.CaptureManner;

/** Whether there are jumps over neighbours at all, which is asked of every position before any is looked for. */
public final class SignOfJumps {

  private final Program program;

  public SignOfJumps(Program program) {
    this.program = program;
  }

  /** A set that is empty if and only if no piece of this rank can jump over a neighbour. */
  public Bits of(SideView view, Rank rank) {
    // Measured: from one end is quicker in one word, and shorter code from both ends in more.
    return program.words() == 1 ? firstLandings(view, rank) : firstVictims(view, rank);
  }

  private Bits firstLandings(SideView view, Rank rank) {
    Bits landings = Bits.none(program.words());
    for (CaptureManner manner : program.rules().piece(rank).captures()) {
      if (manner instanceof CaptureManner.Jump) {
        for (Direction direction : program.directions(manner.directions())) {
          Bits victims = program.step(view.own(rank), direction).and(view.victims(manner));
          landings = landings.or(program.onGround(manner, program.step(victims, direction)));
        }
      }
    }
    return landings.and(view.empty());
  }

  private Bits firstVictims(SideView view, Rank rank) {
    Bits victims = Bits.none(program.words());
    for (CaptureManner manner : program.rules().piece(rank).captures()) {
      if (manner instanceof CaptureManner.Jump) {
        Bits between = Bits.none(program.words());
        for (Direction direction : program.directions(manner.directions())) {
          Bits before = program.step(view.own(rank), direction);
          Bits behind = program.step(program.onGround(manner, view.empty()), direction.opposite());
          between = between.or(before.and(behind));
        }
        victims = victims.or(between.and(view.victims(manner)));
      }
    }
    return victims;
  }
}

package org.damier.codegen.captures;

import org.damier.board.Direction;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.Sight;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.Landing;

/** One manner of jumping in one direction on all its terms: over whom, and down on which squares. */
record Course(Program program, CaptureManner manner, Direction direction) {

  /** What is done where there is a jump: over one piece, down on one of the squares, of which there is at least one. */
  @FunctionalInterface
  interface Jumped {
    void stage(Code code, Bits victim, Bits landings);
  }

  /**
   * Stages a jump from a square, if there is one.
   *
   * @param at that square, which has this bit, counted through all words
   * @param victims the pieces that may be taken
   * @param empty the squares without a piece
   */
  void stage(Code code, Bits at, Expr bit, Bits victims, Bits empty, Jumped jumped) {
    Bits victim = victim(code, at, bit, victims, empty).let(code, "victim");
    code.when(victim.isNotEmpty(), seen -> over(seen, victim, empty, jumped));
  }

  /** Stages a jump over a piece, if there is room for it to come down. */
  void over(Code code, Bits victim, Bits empty, Jumped jumped) {
    Bits landings = landings(code, victim, empty).let(code, "landings");
    code.when(landings.isNotEmpty(), can -> jumped.stage(can, victim, landings));
  }

  private Bits victim(Code code, Bits at, Expr bit, Bits victims, Bits empty) {
    Bits next = program.step(at, direction);
    if (!(manner instanceof Fly)) {
      return next.and(victims);
    }
    Bits nearest = new Sight(program, direction).nearest(code, bit, empty).and(victims);
    return manner.terms().fromAfar() ? nearest.minus(next) : nearest;
  }

  private Bits landings(Code code, Bits victim, Bits empty) {
    Bits next = program.step(victim, direction).and(empty);
    if (!(manner instanceof Fly fly) || fly.landing() == Landing.NEXT) {
      return program.onGround(manner, next);
    }
    Bits open = new Sight(program, direction)
        .upToNearest(code, victim.onlyBit(code), empty)
        .and(empty);
    Bits far = fly.landing() == Landing.BEYOND ? open.minus(next) : open;
    return program.onGround(manner, far);
  }
}

package org.damier.codegen.captures;

import java.util.Set;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.Sight;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.rules.CaptureManner;

/** Whether a capture could go on from a square; nothing is carried on. */
final class Outlook {

  private final Captures captures;
  private final Program program;
  private final CaptureMethods methods;

  Outlook(Captures captures, Program program, CaptureMethods methods) {
    this.captures = captures;
    this.program = program;
    this.methods = methods;
  }

  /** A number that is 0 if a piece of this rank cannot jump from where the chain stands, in one of these directions. */
  Expr from(Chain chain, Rank rank, Set<Direction> directions) {
    boolean isPlain = program.rules().piece(rank).captures().stream()
        .allMatch(manner ->
            manner instanceof CaptureManner.Fly fly && !TermedFlight.isNeeded(program, rank, fly));
    Method method = isPlain
        ? methods.of(rank, "GoesOn", directions, Type.LONG, look -> look(look, rank, directions))
        : methods.of(
            rank, "GoesOn", directions, Type.INT, tried -> tryOut(tried, rank, directions));
    return captures.call(method, chain);
  }

  /** Without terms, whoever sees an enemy with room behind it can go on: no branch is needed to know. */
  private void look(Method method, Rank rank, Set<Direction> directions) {
    Chain chain = captures.parameters(method);
    Code code = method.code();
    Expr bit = chain.at().onlyBit(code);
    Bits inReach = Bits.none(program.words());
    for (Course course : captures.facts().courses(rank, directions)) {
      Bits victims = chain.victims(course.manner());
      Sight sight = new Sight(program, course.direction());
      inReach = inReach.or(sight.jumpable(code, bit, victims, chain.empty()));
    }
    code.ret(inReach.anyBit());
  }

  private void tryOut(Method method, Rank rank, Set<Direction> directions) {
    Chain chain = captures.parameters(method);
    Code code = method.code();
    Expr bit = chain.at().onlyBit(code);
    for (Course course : captures.facts().courses(rank, directions)) {
      course.stage(
          code,
          chain.at(),
          bit,
          chain.victims(course.manner()),
          chain.empty(),
          (can, victim, landings) -> can.ret(Exprs.constant(1)));
    }
    code.ret(Exprs.constant(0));
  }
}

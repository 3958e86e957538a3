package org.damier.codegen.captures;

import java.util.Locale;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.LoneSquare;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideSets;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.sets.Sight;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureSelection.Scope;

/** One side's captures whose first jump is over one given enemy: from there each line is looked along backwards. */
public final class TakenFirst {

  private final Program program;
  private final Captures captures;

  public TakenFirst(Program program, Captures captures) {
    this.program = program;
    this.captures = captures;
  }

  /** A method of sets, the victim's square and a buffer, which gets the captures that may be chosen. */
  public Method list() {
    Method method = program.sketch().method(program.name("TakesFirst"), Type.INT);
    SideSets sets = SideSets.parameters(program, method);
    Expr bit = method.parameter("victimBit", Type.INT);
    Expr buffer = method.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = method.code();
    Seen seen = seen(code, sets, bit);
    boolean byPiece = program.rules().capture().selection().scope() == Scope.CHOSEN_PIECE;
    for (Direction direction : program.rules().board().directions()) {
      if (byPiece) {
        // On another line it is another piece.
        code.run(Exprs.send(buffer, "compareAnew", Type.VOID));
      }
      each(
          code,
          seen,
          direction,
          (can, way, taker, landings) -> carryOn(can, seen, way, taker, landings, buffer));
    }
    code.ret(Exprs.send(buffer, "size", Type.INT));
    return method;
  }

  /** A method of sets and the victim's square that answers 0 if nobody can take it by a first jump. */
  public Method ask() {
    Method method = program.sketch().method(program.name("CanTake"), Type.INT);
    SideSets sets = SideSets.parameters(program, method);
    Expr bit = method.parameter("victimBit", Type.INT);
    Code code = method.code();
    Seen seen = seen(code, sets, bit);
    for (Direction direction : program.rules().board().directions()) {
      each(code, seen, direction, (can, way, taker, landings) -> can.ret(Exprs.constant(1)));
    }
    code.ret(Exprs.constant(0));
    return method;
  }

  /** What the methods look at. */
  private record Seen(SideView view, Bits victim, Expr bit) {}

  private Seen seen(Code code, SideSets sets, Expr bit) {
    Bits victim = LoneSquare.of(code, "victim", bit, program);
    return new Seen(SideView.of(program, code, sets), victim, bit);
  }

  /** One way to take the victim. */
  private record Way(Rank rank, CaptureManner manner, Direction direction) {}

  /** What is done where a piece can take the victim so, and come down on one of the squares. */
  @FunctionalInterface
  private interface Taken {
    void stage(Code code, Way way, Bits taker, Bits landings);
  }

  /** On each line only the nearest piece can take the victim, whatever its manner. */
  private void each(Code code, Seen seen, Direction direction, Taken taken) {
    code.note(direction.name().toLowerCase(Locale.ROOT));
    for (Rank rank : Rank.values()) {
      for (CaptureManner manner : program.rules().piece(rank).captures()) {
        if (program.directions(manner.directions()).contains(direction)) {
          look(code, seen, new Way(rank, manner, direction), taken);
        }
      }
    }
  }

  private void look(Code code, Seen seen, Way way, Taken taken) {
    Bits taker = taker(code, seen, way).let(code, "taker");
    Bits victim = seen.victim().and(seen.view().victims(way.manner())).let(code, "victim");
    code.when(
        taker.isNotEmpty(),
        there -> there.when(
            victim.isNotEmpty(),
            may -> new Course(program, way.manner(), way.direction())
                .over(
                    may,
                    victim,
                    seen.view().empty(),
                    (can, over, landings) -> taken.stage(can, way, taker, landings))));
  }

  private Bits taker(Code code, Seen seen, Way way) {
    Direction back = way.direction().opposite();
    Bits own = seen.view().own(way.rank());
    Bits next = program.step(seen.victim(), back);
    if (!(way.manner() instanceof Fly fly)) {
      return next.and(own);
    }
    Bits nearest =
        new Sight(program, back).nearest(code, seen.bit(), seen.view().empty()).and(own);
    return fly.terms().fromAfar() ? nearest.minus(next) : nearest;
  }

  private void carryOn(Code code, Seen seen, Way way, Bits taker, Bits landings, Expr buffer) {
    Expr head = Exprs.add(taker.onlyBit(code), Exprs.constant(Heads.capture(way.rank())));
    Chain chain = captures.begin(code, seen.view(), head, taker, buffer);
    if (way.manner() instanceof Fly fly) {
      new TermedFlight(captures, program, way.rank(), fly, way.direction())
          .over(code, chain, seen.victim(), landings);
    } else {
      Chain over = chain.over(code, seen.victim(), captures.removedAtOnce(), captures.score());
      captures.comeDown(
          code, way.rank(), way.direction(), over.on(landings), captures.endAnywhere());
    }
  }
}

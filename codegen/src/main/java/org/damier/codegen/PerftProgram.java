package org.damier.codegen;

import org.damier.board.Side;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideSets;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;

/** Counting to a depth with the position in arguments, so that it need not pass through memory. */
final class PerftProgram {

  private final Sides<Program> programs;
  private final Sides<Method> lists;
  private final Sides<Method> counts;
  private final Sides<Method> perfts;

  /** One thing for each side. */
  record Sides<T>(T white, T black) {
    T of(Side side) {
      return side == Side.WHITE ? white : black;
    }
  }

  PerftProgram(Sides<Program> programs, Sides<Method> lists, Sides<Method> counts) {
    this.programs = programs;
    this.lists = lists;
    this.counts = counts;
    this.perfts = new Sides<>(declare(Side.WHITE), declare(Side.BLACK));
  }

  private Method declare(Side side) {
    Program program = programs.of(side);
    return program.sketch().method(program.name("Perft"), Type.LONG);
  }

  /** Methods of sets, a depth from 2 on, and a buffer a ply. */
  Sides<Method> stage() {
    stage(Side.WHITE);
    stage(Side.BLACK);
    return perfts;
  }

  private void stage(Side side) {
    Program program = programs.of(side);
    Method method = perfts.of(side);
    SideSets sets = SideSets.parameters(program, method);
    Expr depth = method.parameter("depth", Type.INT);
    Type bufferType = Type.of(MoveBuffer.class);
    Expr buffers = method.parameter("buffers", bufferType.array());
    Code code = method.code();
    Expr buffer = code.let("buffer", Exprs.element(buffers, depth, bufferType));
    Expr next = code.let("next", Exprs.subtract(depth, Exprs.constant(1)));
    Expr nextBuffer = code.let("nextBuffer", Exprs.element(buffers, next, bufferType));
    code.run(ClassSketch.call(lists.of(side), sets.arguments(buffer)));
    Expr.Local sum = code.variable("sum", Exprs.ZERO);
    Played leaves = (loop, played) ->
        add(loop, sum, Exprs.toLong(call(counts.of(side.opponent()), played, nextBuffer)));
    Played trees =
        (loop, played) -> add(loop, sum, call(perfts.of(side.opponent()), played, next, buffers));
    code.when(
        Check.equal(next, Exprs.constant(1)),
        last -> each(last, program, sets, buffer, leaves),
        deeper -> each(deeper, program, sets, buffer, trees));
    code.ret(sum);
  }

  /** What is done with the sets after each move. */
  @FunctionalInterface
  private interface Played {
    void stage(Code code, SideSets sets);
  }

  /** A loop over the buffer's moves, one for each thing that is done with them: so nothing is kept for what another does. */
  private static void each(
      Code code, Program program, SideSets sets, Expr buffer, Played afterwards) {
    Expr.Local move = code.variable("move", Exprs.send(buffer, "size", Type.INT));
    code.loopWhile(Check.nonZero(move), loop -> {
      loop.set(move, Exprs.subtract(move, Exprs.constant(1)));
      SideSets played = sets.copy(loop);
      new PlayMove(program).stage(loop, played, buffer, move, PlayMove.Kind.ANY);
      afterwards.stage(loop, played);
    });
  }

  private static void add(Code code, Expr.Local sum, Expr count) {
    code.set(sum, Exprs.add(sum, count));
  }

  /** A call from the other side's seat, which is to move now. */
  private static Expr call(Method method, SideSets played, Expr... others) {
    return ClassSketch.call(method, played.seenByTheOther().arguments(others));
  }
}

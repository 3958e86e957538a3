package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.codegen.PerftProgram.Sides;
import org.damier.codegen.PlayMove.Kind;
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

/**
 * Playing moves from one place of an array of positions to others, one move or all of a buffer. The methods call nothing that
 * the JVM's compiler would not take in, so that a loop over moves finds out once whose they are.
 */
final class PlayProgram {

  private final ClassSketch sketch;

  PlayProgram(ClassSketch sketch) {
    this.sketch = sketch;
  }

  /** Stages the engine's methods. */
  void stage(Sides<Program> programs) {
    Parameters one = Parameters.of(sketch.override("play", Type.VOID), true);
    handOn(one, new Sides<>(play(programs.white()), play(programs.black())));
    Parameters all = Parameters.of(sketch.override("playAll", Type.VOID), false);
    handOn(all, new Sides<>(playAll(programs.white()), playAll(programs.black())));
  }

  private record Parameters(
      Method method,
      Expr words,
      Expr offset,
      Expr buffer,
      Optional<Expr> index,
      Expr.Local target) {

    static Parameters of(Method method, boolean ofOneMove) {
      return new Parameters(
          method,
          method.parameter("words", Type.LONGS),
          method.parameter("offset", Type.INT),
          method.parameter("buffer", Type.of(MoveBuffer.class)),
          ofOneMove ? Optional.of(method.parameter("index", Type.INT)) : Optional.empty(),
          method.parameter("target", Type.INT));
    }

    List<Expr> all() {
      List<Expr> all = new ArrayList<>(List.of(words, offset, buffer));
      index.ifPresent(all::add);
      all.add(target);
      return all;
    }
  }

  private static void handOn(Parameters given, Sides<Method> plays) {
    given
        .method()
        .code()
        .when(
            Check.zero(Exprs.send(given.buffer(), "side", Type.INT)),
            ofWhite -> ofWhite.run(ClassSketch.call(plays.white(), given.all())),
            ofBlack -> ofBlack.run(ClassSketch.call(plays.black(), given.all())));
  }

  private Method play(Program program) {
    Method method = sketch.method(program.name("Play"), Type.VOID);
    Parameters given = Parameters.of(method, true);
    Code code = method.code();
    SideSets sets = SideSets.load(program, code, given.words(), given.offset());
    new PlayMove(program).stage(code, sets, given.buffer(), given.index().orElseThrow(), Kind.ANY);
    sets.store(program, code, given.words(), given.target());
    return method;
  }

  private Method playAll(Program program) {
    Method method = sketch.method(program.name("PlayAll"), Type.VOID);
    Parameters given = Parameters.of(method, false);
    Code code = method.code();
    SideSets sets = SideSets.load(program, code, given.words(), given.offset());
    Expr size = code.let("size", Exprs.send(given.buffer(), "size", Type.INT));
    if (program.mustCapture()) {
      code.when(Check.nonZero(size), some -> playAllOfOneKind(program, some, given, sets, size));
    } else {
      playAll(program, code, given, sets, size, Kind.ANY);
    }
    return method;
  }

  /** A loop that need not ask each move whether it captures has fewer values to keep in registers. */
  private static void playAllOfOneKind(
      Program program, Code code, Parameters given, SideSets sets, Expr size) {
    Expr first = Exprs.send(given.buffer(), "head", Type.INT, Exprs.constant(0));
    code.when(
        PlayMove.isCapture(first),
        captures -> playAll(program, captures, given, sets, size, Kind.CAPTURE),
        quiet -> playAll(program, quiet, given, sets, size, Kind.QUIET));
  }

  private static void playAll(
      Program program, Code code, Parameters given, SideSets sets, Expr size, Kind kind) {
    Expr length = Exprs.constant(program.places().length());
    Expr.Local move = code.variable("move", Exprs.constant(0));
    code.loopWhile(Check.less(move, size), loop -> {
      SideSets played = sets.copy(loop);
      new PlayMove(program).stage(loop, played, given.buffer(), move, kind);
      // Counted from the move, not on from the last target: so the JVM checks the bounds once for
      // all moves.
      Expr at = loop.let("at", Exprs.add(given.target(), Exprs.multiply(move, length)));
      played.store(program, loop, given.words(), at);
      loop.set(move, Exprs.add(move, Exprs.constant(1)));
    });
  }
}

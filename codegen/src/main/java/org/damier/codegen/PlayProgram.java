package org.damier.codegen;

import java.util.List;
import org.damier.codegen.PerftProgram.Sides;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;

/** Playing a move from one place of an array of positions to another. */
final class PlayProgram {

  private final ClassSketch sketch;

  PlayProgram(ClassSketch sketch) {
    this.sketch = sketch;
  }

  /** Stages the engine's method. */
  void stage(Sides<Program> programs) {
    Sides<Method> plays = new Sides<>(play(programs.white()), play(programs.black()));
    Method play = sketch.override("play", Type.VOID);
    Parameters given = Parameters.of(play);
    play.code()
        .when(
            Check.zero(Exprs.send(given.buffer(), "side", Type.INT)),
            ofWhite -> ofWhite.run(ClassSketch.call(plays.white(), given.asList())),
            ofBlack -> ofBlack.run(ClassSketch.call(plays.black(), given.asList())));
  }

  private record Parameters(Expr words, Expr offset, Expr buffer, Expr index, Expr target) {
    static Parameters of(Method method) {
      return new Parameters(
          method.parameter("words", Type.LONGS),
          method.parameter("offset", Type.INT),
          method.parameter("buffer", Type.of(MoveBuffer.class)),
          method.parameter("index", Type.INT),
          method.parameter("target", Type.INT));
    }

    List<Expr> asList() {
      return List.of(words, offset, buffer, index, target);
    }
  }

  /** One side's method. It calls none, so that a loop that plays all moves of a buffer asks once whose they are. */
  private Method play(Program program) {
    Method method = sketch.method(program.name("Play"), Type.VOID);
    Parameters given = Parameters.of(method);
    Code code = method.code();
    SideSets sets = SideSets.load(program, code, given.words(), given.offset());
    new PlayMove(program).stage(code, sets, given.buffer(), given.index());
    sets.store(program, code, given.words(), given.target());
    return method;
  }
}

package org.damier.codegen;

import org.damier.board.Rank;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureRules.Duty;

/** One side's generator: captures first, and the moves without capture where those are allowed. */
final class SideProgram {

  /** What the emitted methods answer when captures alone are legal. */
  static final int CAPTURES_ONLY = -1;

  private final Program program;
  private final QuietMoves quiet;
  private final Captures captures;

  SideProgram(Program program, Score score) {
    this.program = program;
    this.quiet = new QuietMoves(program);
    this.captures = new Captures(program, score);
  }

  /** A method that lists the side's moves; it answers {@link #CAPTURES_ONLY} or 0. */
  Method list() {
    Method method = program.sketch().method(program.name("Moves"), Type.INT);
    Expr words = method.parameter("words", Type.LONGS);
    Expr offset = method.parameter("offset", Type.INT);
    Expr buffer = method.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = method.code();
    SideView view = SideView.load(program, code, words, offset);
    listCaptures(code, view, buffer);
    quiet.list(code, view, buffer, capturesKnown(buffer));
    code.ret(Exprs.constant(0));
    return method;
  }

  /**
   * A method that counts the moves without capture; it answers {@link #CAPTURES_ONLY}, having listed
   * them, where captures alone are legal.
   */
  Method count() {
    Method method = program.sketch().method(program.name("Count"), Type.INT);
    Expr words = method.parameter("words", Type.LONGS);
    Expr offset = method.parameter("offset", Type.INT);
    Expr buffer = method.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = method.code();
    SideView view = SideView.load(program, code, words, offset);
    listCaptures(code, view, buffer);
    Expr.Local count = code.variable("count", Exprs.constant(0));
    quiet.count(code, view, count);
    code.ret(count);
    return method;
  }

  /** Where captures are compulsory, there are none when it comes to other moves. */
  private Expr capturesKnown(Expr buffer) {
    return mandatory() ? Exprs.constant(0) : Exprs.send(buffer, "size", Type.INT);
  }

  private boolean mandatory() {
    return program.rules().capture().duty() == Duty.MANDATORY;
  }

  private void listCaptures(Code code, SideView view, Expr buffer) {
    if (!mandatory()) {
      code.run(Exprs.send(buffer, "clear", Type.VOID));
    }
    Bits jumpers = captures.capturers(code, view, Rank.MAN);
    Bits flyers = Bits.none(program.words()).variable(code, "kingsThatCapture");
    code.when(
        view.kings().isNotEmpty(),
        found -> flyers.set(found, captures.capturers(found, view, Rank.KING)));
    code.when(jumpers.or(flyers).isNotEmpty(), found -> {
      if (mandatory()) {
        found.run(Exprs.send(buffer, "clear", Type.VOID));
      }
      captures.list(found, view, jumpers, Rank.MAN, buffer);
      captures.list(found, view, flyers, Rank.KING, buffer);
      if (mandatory()) {
        found.ret(Exprs.constant(CAPTURES_ONLY));
      }
    });
  }

  /** A method that plays a move of the side. */
  Method play() {
    Method method = program.sketch().method(program.name("Play"), Type.VOID);
    Expr words = method.parameter("words", Type.LONGS);
    Expr offset = method.parameter("offset", Type.INT);
    Expr buffer = method.parameter("buffer", Type.of(MoveBuffer.class));
    Expr index = method.parameter("index", Type.INT);
    Expr target = method.parameter("target", Type.INT);
    new PlayMove(program).stage(method.code(), words, offset, buffer, index, target);
    return method;
  }
}

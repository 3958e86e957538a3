package org.damier.codegen;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.damier.board.Rank;
import org.damier.codegen.captures.CaptureMethods;
import org.damier.codegen.captures.Captures;
import org.damier.codegen.captures.FirstCaptures.FirstJumps;
import org.damier.codegen.captures.Score;
import org.damier.codegen.captures.SignOfJumps;
import org.damier.codegen.captures.SingleJumps;
import org.damier.codegen.captures.TakenFirst;
import org.damier.codegen.hooks.StagedHooks;
import org.damier.codegen.hooks.StagedPermits;
import org.damier.codegen.sets.AppendMethod;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideSets;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;

/** One side's generator: captures first, and the moves without capture where those are allowed. */
final class SideProgram {

  /** What the emitted methods answer when captures alone are legal. */
  static final int CAPTURES_ONLY = -1;

  /** What the emitted methods that list answer when moves without capture are legal too. */
  static final int QUIET = 0;

  private static final Expr CAPTURES = Exprs.constant(CAPTURES_ONLY);

  private final Program program;
  private final QuietMoves quiet;
  private final Captures captures;
  private final SingleJumps singles;
  private final Optional<StagedHooks> hooks;
  private final Optional<StagedPermits> permits;

  SideProgram(
      Program program,
      Score score,
      AppendMethod append,
      CaptureMethods.Known ofBothSides,
      Optional<StagedHooks> hooks) {
    this.program = program;
    this.quiet = new QuietMoves(program, append);
    this.captures = new Captures(program, score, new CaptureMethods(program, ofBothSides));
    this.singles = new SingleJumps(program);
    this.hooks = hooks;
    this.permits = StagedPermits.of(program);
  }

  /** A method of sets that lists the side's moves; it answers {@link #CAPTURES_ONLY}, {@link StagedHooks#ASK_HOOKS} or {@link #QUIET}. */
  Method list() {
    return shortCut(
        "Moves",
        all("AllMoves", this::listQuiet, this::listSingles, buffer -> CAPTURES),
        this::listSteps);
  }

  /** A method of sets that counts the side's moves; it may use the buffer. */
  Method count() {
    return shortCut(
        "Count",
        all(
            "CountAll",
            this::countQuiet,
            (code, view, found, buffer) -> singles.count(code, view, found),
            buffer -> Exprs.send(buffer, "size", Type.INT)),
        this::countSteps);
  }

  /**
   * A method of sets that counts the moves without capture, or answers {@link #CAPTURES_ONLY}, having
   * listed them, where captures alone are legal.
   */
  Method countQuietOnly() {
    return shortCut(
        "QuietCount",
        all("QuietCountAll", this::countQuiet, this::listSingles, buffer -> CAPTURES),
        this::countSteps);
  }

  /** Whether what has been staged may answer {@link StagedHooks#ASK_HOOKS}. */
  boolean mayAskHooks() {
    return hooks.filter(StagedHooks::mayAsk).isPresent();
  }

  /** The captures over one piece first, which the piece that was moved last may oblige to. */
  TakenFirst takenFirst() {
    return new TakenFirst(program, captures);
  }

  /** The moves without capture of a position, and the method's answer. */
  @FunctionalInterface
  private interface Quiet {
    void stage(Code code, SideView view, Expr buffer);
  }

  /** What is done where all captures are single jumps of men. */
  @FunctionalInterface
  private interface Singles {
    void stage(Code code, SideView view, SingleJumps.Found found, Expr buffer);
  }

  private void listSingles(Code code, SideView view, SingleJumps.Found found, Expr buffer) {
    singles.list(code, view, found, buffer, CAPTURES);
  }

  /**
   * A method for the commonest positions: men only on the side to move, and no capture. It is short, so
   * that the JVM's compiler takes it in where it is called; all else is handed on.
   */
  private Method shortCut(String name, Method all, Quiet steps) {
    Method method = program.sketch().method(program.name(name), Type.INT);
    SideSets sets = SideSets.parameters(program, method);
    Expr buffer = method.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = method.code();
    SideView view = SideView.ofMenAlone(program, code, sets);
    Bits jumps = new SignOfJumps(program).of(view, Rank.MAN);
    Bits kings = sets.own().and(sets.allKings());
    boolean menFly = captures.first().anyFlies(Rank.MAN);
    Bits rare = menFly ? view.enemies() : jumps;
    if (menFly && program.takesOwn()) {
      rare = rare.or(view.own());
    }
    Consumer<Code> handOn = found -> found.ret(ClassSketch.call(all, sets.arguments(buffer)));
    // Two questions, as whoever has kings has them for many moves, and then nobody asks the other.
    code.when(kings.isNotEmpty(), handOn);
    code.when(rare.isNotEmpty(), handOn);
    steps.stage(code, view, buffer);
    return method;
  }

  private Method all(
      String name, Quiet quietMoves, Singles singleJumps, UnaryOperator<Expr> capturesAnswer) {
    Method method = program.sketch().method(program.name(name), Type.INT);
    SideSets sets = SideSets.parameters(program, method);
    Expr buffer = method.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = method.code();
    SideView view = SideView.of(program, code, sets);
    listCaptures(code, view, buffer, singleJumps, capturesAnswer.apply(buffer));
    quietMoves.stage(code, view, buffer);
    return method;
  }

  private void listQuiet(Code code, SideView view, Expr buffer) {
    quiet.list(code, movers(code, view), buffer, capturesKnown(buffer));
    hooks.ifPresent(staged -> staged.list(code, view, buffer));
    code.ret(Exprs.constant(QUIET));
  }

  private void listSteps(Code code, SideView view, Expr buffer) {
    quiet.listMen(code, movers(code, view), buffer);
    hooks.ifPresent(staged -> staged.list(code, view, buffer));
    code.ret(Exprs.constant(QUIET));
  }

  private void countQuiet(Code code, SideView view, Expr buffer) {
    Expr count = withHooks(code, view, quiet.count(code, movers(code, view)));
    code.ret(
        program.mustCapture() ? count : Exprs.add(count, Exprs.send(buffer, "size", Type.INT)));
  }

  private void countSteps(Code code, SideView view, Expr unused) {
    code.ret(withHooks(code, view, quiet.countMen(code, movers(code, view))));
  }

  /** The view whose men and kings are only those that may move without capture. */
  private SideView movers(Code code, SideView view) {
    return permits.map(staged -> staged.movers(code, view)).orElse(view);
  }

  private Expr withHooks(Code code, SideView view, Expr count) {
    return hooks.map(staged -> Exprs.add(count, staged.count(code, view))).orElse(count);
  }

  /** Where captures are compulsory, there are none when it comes to other moves. */
  private Expr capturesKnown(Expr buffer) {
    return program.mustCapture() ? Exprs.constant(0) : Exprs.send(buffer, "size", Type.INT);
  }

  private void listCaptures(
      Code code, SideView view, Expr buffer, Singles singleJumps, Expr answer) {
    if (!program.mustCapture()) {
      code.run(Exprs.send(buffer, "clear", Type.VOID));
    }
    List<FirstJumps> ofMen = captures.first().jumps(code, view, Rank.MAN);
    Bits landings = singles.landings(code, ofMen);
    Bits flyingMen = captures.first().flyers(code, view, Rank.MAN);
    Bits capturingKings = capturingKings(code, view);
    Bits any = landings.or(flyingMen).or(capturingKings);
    code.when(any.isNotEmpty(), found -> {
      singleJumps.stage(
          found,
          view,
          new SingleJumps.Found(ofMen, landings, flyingMen.or(capturingKings)),
          buffer);
      if (program.mustCapture()) {
        found.run(Exprs.send(buffer, "clear", Type.VOID));
      }
      Bits men = captures.first().jumpers(found, ofMen).or(flyingMen).let(found, "capturingMen");
      captures.list(found, view, men, Rank.MAN, buffer);
      captures.list(found, view, capturingKings, Rank.KING, buffer);
      if (program.mustCapture() && captures.facts().mayComeToNothing()) {
        Expr size = Exprs.send(buffer, "size", Type.INT);
        found.when(Check.nonZero(size), some -> some.ret(answer));
      } else if (program.mustCapture()) {
        found.ret(answer);
      }
    });
  }

  private Bits capturingKings(Code code, SideView view) {
    Bits kings = Bits.none(program.words()).variable(code, "capturingKings");
    code.when(
        view.kings().isNotEmpty(), found -> kings.set(found, capturers(found, view, Rank.KING)));
    return kings;
  }

  private Bits capturers(Code code, SideView view, Rank rank) {
    Bits jumpers = captures.first().jumpers(code, captures.first().jumps(code, view, rank));
    return jumpers.or(captures.first().flyers(code, view, rank));
  }
}

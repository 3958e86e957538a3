package org.damier.codegen;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.Condition;
import org.damier.rules.HookRules;
import org.damier.rules.Landing;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;

/** The whole generator of a variant: both sides' programs behind the three methods of an engine. */
final class EngineProgram {

  private final RuleSet rules;
  private final Layout layout;
  private final Score score;
  private final ClassSketch sketch = new ClassSketch("EmittedEngine", StagedEngine.class);

  EngineProgram(RuleSet rules) {
    this.rules = rules;
    this.layout = Layout.of(rules.board());
    this.score = new Score(rules.capture().selection().criteria(), mostPieces(rules));
  }

  private static int mostPieces(RuleSet rules) {
    return rules.board().size() - 1;
  }

  /** Whether everything that the rules say can be staged; what cannot is what no game has yet. */
  boolean isPossible() {
    return score.fits()
        && hooksAddMovesAtMost()
        && !flyingMenPromoteAtOnce()
        && !landingIsChosenFreely();
  }

  private boolean hooksAddMovesAtMost() {
    HookRules hooks = rules.hooks();
    return hooks.permit().isEmpty()
        && hooks.promotion().isEmpty()
        && hooks.ending().isEmpty();
  }

  /** A flight treats all landing squares behind a piece alike, which promotion on some would spoil. */
  private boolean flyingMenPromoteAtOnce() {
    boolean atOnce = rules
        .man()
        .promotion()
        .filter(promotion -> promotion.timing() != Timing.AT_END_OF_MOVE)
        .isPresent();
    return atOnce && flights(Rank.MAN).findAny().isPresent();
  }

  /** Having to land where the capture goes on, yet being free to stop there. */
  private boolean landingIsChosenFreely() {
    return rules.capture().continuation() != Continuation.COMPULSORY
        && Stream.of(Rank.values())
            .flatMap(this::flights)
            .anyMatch(fly -> fly.landing() == Landing.WHERE_IT_CAN_CONTINUE);
  }

  private Stream<Fly> flights(Rank rank) {
    return rules.piece(rank).captures().stream().filter(Fly.class::isInstance).map(Fly.class::cast);
  }

  Layout layout() {
    return layout;
  }

  /** Stages the class. */
  ClassSketch sketch() {
    AppendMethod append = new AppendMethod(sketch);
    SideProgram white = side(Side.WHITE, append);
    SideProgram black = side(Side.BLACK, append);
    stageGenerate(white.list(), black.list());
    stageCount(white.count(), black.count());
    stagePlay(white.play(), black.play());
    return sketch;
  }

  private SideProgram side(Side side, AppendMethod append) {
    return new SideProgram(new Program(rules, layout, side, sketch), score, append);
  }

  private void stageGenerate(Method white, Method black) {
    Method generate = sketch.override("generate", Type.VOID);
    Expr words = generate.parameter("words", Type.LONGS);
    Expr offset = generate.parameter("offset", Type.INT);
    Expr buffer = generate.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = generate.code();
    unlessDecided(code, generate, words, offset, decided -> {
      decided.run(Exprs.send(buffer, "clear", Type.VOID));
      decided.ret();
    });
    List<Expr> arguments = List.of(words, offset, buffer);
    Expr.Local answer = code.variable("answer", Exprs.constant(0));
    code.when(
        whiteToMove(words, offset),
        whiteMoves -> whiteMoves.set(answer, ClassSketch.call(white, arguments)),
        blackMoves -> blackMoves.set(answer, ClassSketch.call(black, arguments)));
    if (!rules.hooks().moves().isEmpty()) {
      Expr self = generate.self(StagedEngine.class);
      code.when(
          Check.zero(answer),
          quiet -> quiet.run(Exprs.send(self, "addHookMoves", Type.VOID, words, offset, buffer)));
    }
  }

  private void stageCount(Method white, Method black) {
    Method count = sketch.override("count", Type.INT);
    Expr words = count.parameter("words", Type.LONGS);
    Expr offset = count.parameter("offset", Type.INT);
    Expr scratch = count.parameter("scratch", Type.of(MoveBuffer.class));
    Code code = count.code();
    unlessDecided(code, count, words, offset, decided -> decided.ret(Exprs.constant(0)));
    Expr.Local quiet = code.variable("quiet", Exprs.constant(0));
    List<Expr> arguments = List.of(words, offset, scratch);
    code.when(
        whiteToMove(words, offset),
        whiteMoves -> whiteMoves.set(quiet, ClassSketch.call(white, arguments)),
        blackMoves -> blackMoves.set(quiet, ClassSketch.call(black, arguments)));
    Expr captures = Exprs.send(scratch, "size", Type.INT);
    code.when(
        Check.equal(quiet, Exprs.constant(SideProgram.CAPTURES_ONLY)), only -> only.ret(captures));
    // Where captures are compulsory the buffer is empty here.
    boolean mixed = rules.capture().duty() == Duty.OPTIONAL;
    Expr counted = mixed ? Exprs.add(quiet, captures) : quiet;
    if (rules.hooks().moves().isEmpty()) {
      code.ret(counted);
    } else {
      countWithHooks(code, count.self(StagedEngine.class), words, offset, scratch, counted);
    }
  }

  private void countWithHooks(
      Code code, Expr self, Expr words, Expr offset, Expr scratch, Expr counted) {
    Expr byHooks =
        code.let("byHooks", Exprs.send(self, "countHookMoves", Type.INT, words, offset, scratch));
    code.when(
        Check.atLeast(byHooks, Exprs.constant(0)), known -> known.ret(Exprs.add(counted, byHooks)));
    code.run(Exprs.send(self, "generate", Type.VOID, words, offset, scratch));
    code.ret(Exprs.send(scratch, "size", Type.INT));
  }

  private void stagePlay(Method white, Method black) {
    Method play = sketch.override("play", Type.VOID);
    Expr words = play.parameter("words", Type.LONGS);
    Expr offset = play.parameter("offset", Type.INT);
    Expr buffer = play.parameter("buffer", Type.of(MoveBuffer.class));
    Expr index = play.parameter("index", Type.INT);
    Expr target = play.parameter("target", Type.INT);
    List<Expr> arguments = List.of(words, offset, buffer, index, target);
    play.code()
        .when(
            whiteToMove(words, offset),
            whiteMoves -> whiteMoves.run(ClassSketch.call(white, arguments)),
            blackMoves -> blackMoves.run(ClassSketch.call(black, arguments)));
  }

  private Check whiteToMove(Expr words, Expr offset) {
    return Check.zero(Exprs.element(words, Exprs.add(offset, Exprs.constant(4 * layout.words()))));
  }

  private void unlessDecided(
      Code code, Method method, Expr words, Expr offset, Consumer<Code> then) {
    boolean canDecide = rules.endings().stream()
        .anyMatch(ending -> ending.condition() instanceof Condition.Balance);
    if (canDecide) {
      Expr self = method.self(StagedEngine.class);
      code.when(Check.nonZero(Exprs.send(self, "isDecided", Type.BOOLEAN, words, offset)), then);
    }
  }
}

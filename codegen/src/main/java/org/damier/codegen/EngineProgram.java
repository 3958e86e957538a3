package org.damier.codegen;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.PerftProgram.Sides;
import org.damier.codegen.captures.CaptureMethods;
import org.damier.codegen.captures.Score;
import org.damier.codegen.captures.TakenFirst;
import org.damier.codegen.engines.StagedEngine;
import org.damier.codegen.hooks.StagedHooks;
import org.damier.codegen.hooks.StagedPermits;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.sets.AppendMethod;
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
import org.damier.rules.CaptureRules;
import org.damier.rules.Condition;
import org.damier.rules.HookRules;
import org.damier.rules.Movement;
import org.damier.rules.RulePart;
import org.damier.rules.RulePart.Kind;
import org.damier.rules.RuleSet;

/** The whole generator of a variant: both sides' programs behind the methods of an engine. */
final class EngineProgram {

  private final RuleSet rules;
  private final Layout layout;
  private final Score score;
  private final ClassSketch sketch = new ClassSketch("EmittedEngine", StagedEngine.class);
  private final CaptureMethods.Known capturesOfBoth = new CaptureMethods.Known();

  EngineProgram(RuleSet rules, Layout layout) {
    this.rules = rules;
    this.layout = layout;
    this.score = new Score(rules.capture().selection().criteria(), mostPieces(rules));
  }

  private static int mostPieces(RuleSet rules) {
    return rules.board().size() - 1;
  }

  /** The rule that cannot be staged, if there is one: no game that comes along has such a rule. */
  Optional<RulePart> obstacle() {
    HookRules hooks = rules.hooks();
    if (!score.fits()) {
      return Optional.of(Kind.MAJORITY.only());
    } else if (!onlyMenPassLines()) {
      return Optional.of(RulePart.moves(Rank.KING));
    } else if (!hooks.promotion().isEmpty()) {
      return Optional.of(Kind.HOOK_PROMOTION.at(0));
    } else if (!hooks.ending().isEmpty()) {
      return Optional.of(Kind.HOOK_ENDING.at(0));
    }
    return StagedPermits.arePossible(rules, layout)
        ? Optional.empty()
        : Optional.of(Kind.HOOK_PERMIT.at(0));
  }

  boolean isPossible() {
    return obstacle().isEmpty();
  }

  /** Lines are passed by sets of men. */
  private boolean onlyMenPassLines() {
    return rules.king().moves().stream().noneMatch(Movement.Line.class::isInstance);
  }

  Layout layout() {
    return layout;
  }

  /** Stages the class. */
  ClassSketch sketch() {
    AppendMethod append = new AppendMethod(sketch);
    boolean stagesHooks = hasMovesHooks() && StagedHooks.arePossible(rules, layout);
    SideProgram white = side(Side.WHITE, append, stagesHooks);
    SideProgram black = side(Side.BLACK, append, stagesHooks);
    Sides<Method> lists = new Sides<>(white.list(), black.list());
    if (hasMovesHooks() && !stagesHooks) {
      stageGenerate(lists, OptionalInt.of(SideProgram.QUIET));
      stageCountWithHooks(new Sides<>(white.countQuietOnly(), black.countQuietOnly()));
    } else {
      Sides<Method> counts = new Sides<>(white.count(), black.count());
      stageMoves(lists, counts, white.mayAskHooks() || black.mayAskHooks());
    }
    if (rules.capture().duty() == CaptureRules.Duty.AGAINST_LAST_MOVED) {
      stageTakingFirst(new Sides<>(white.takenFirst(), black.takenFirst()));
    }
    Sides<Program> programs = new Sides<>(program(Side.WHITE), program(Side.BLACK));
    new PlayProgram(sketch).stage(programs);
    return sketch;
  }

  private void stageMoves(Sides<Method> lists, Sides<Method> counts, boolean mayAskHooks) {
    if (mayAskHooks) {
      stageGenerate(lists, OptionalInt.of(StagedHooks.ASK_HOOKS));
      stageCountOrAsk(counts);
    } else {
      stageGenerate(lists, OptionalInt.empty());
      stageCount(counts);
      if (!canBeDecided()) {
        stagePerft(lists, counts);
      }
    }
  }

  private SideProgram side(Side side, AppendMethod append, boolean stagesHooks) {
    Program program = program(side);
    Optional<StagedHooks> hooks = stagesHooks ? StagedHooks.of(program, append) : Optional.empty();
    return new SideProgram(program, score, append, capturesOfBoth, hooks);
  }

  private Program program(Side side) {
    return new Program(rules, layout, side, sketch);
  }

  private boolean hasMovesHooks() {
    return !rules.hooks().moves().isEmpty();
  }

  private boolean canBeDecided() {
    return rules.endings().stream()
        .anyMatch(ending -> ending.condition() instanceof Condition.Balance);
  }

  /** What is done for the side to move, its sets being loaded from the words. */
  @FunctionalInterface
  private interface ForSide {
    void stage(Code code, Side side, SideSets sets);
  }

  private void forSideToMove(Code code, Expr words, Expr offset, ForSide body) {
    code.when(
        whiteToMove(words, offset),
        ofWhite -> body.stage(ofWhite, Side.WHITE, sets(ofWhite, Side.WHITE, words, offset)),
        ofBlack -> body.stage(ofBlack, Side.BLACK, sets(ofBlack, Side.BLACK, words, offset)));
  }

  private Check whiteToMove(Expr words, Expr offset) {
    return Check.zero(
        Exprs.element(words, Exprs.add(offset, Exprs.constant(layout.places().sideToMove()))));
  }

  private SideSets sets(Code code, Side side, Expr words, Expr offset) {
    return SideSets.load(program(side), code, words, offset);
  }

  /**
   * Stages the listing of moves.
   *
   * @param asksHooksAt the answer of the sides' methods on which hooks are asked; empty if they never are
   */
  private void stageGenerate(Sides<Method> lists, OptionalInt asksHooksAt) {
    Method generate = sketch.override("generate", Type.VOID);
    Expr words = generate.parameter("words", Type.LONGS);
    Expr offset = generate.parameter("offset", Type.INT);
    Expr buffer = generate.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = generate.code();
    unlessDecided(code, generate, words, offset, decided -> {
      decided.run(Exprs.send(buffer, "clear", Type.VOID));
      decided.ret();
    });
    Expr.Local answer = code.variable("answer", Exprs.constant(0));
    forSideToMove(code, words, offset, (ofSide, side, sets) -> {
      ofSide.run(Exprs.send(buffer, "movesOf", Type.VOID, Exprs.constant(side.ordinal())));
      ofSide.set(answer, ClassSketch.call(lists.of(side), sets.arguments(buffer)));
    });
    asksHooksAt.ifPresent(asking -> code.when(
        Check.equal(answer, Exprs.constant(asking)),
        quiet -> quiet.run(Exprs.send(
            generate.self(StagedEngine.class), "addHookMoves", Type.VOID, words, offset, buffer))));
  }

  private void stageCount(Sides<Method> counts) {
    Method count = sketch.override("count", Type.INT);
    Expr words = count.parameter("words", Type.LONGS);
    Expr offset = count.parameter("offset", Type.INT);
    Expr scratch = count.parameter("scratch", Type.of(MoveBuffer.class));
    Code code = count.code();
    unlessDecided(code, count, words, offset, decided -> decided.ret(Exprs.constant(0)));
    forSideToMove(
        code,
        words,
        offset,
        (ofSide, side, sets) ->
            ofSide.ret(ClassSketch.call(counts.of(side), sets.arguments(scratch))));
  }

  private void stageTakingFirst(Sides<TakenFirst> sides) {
    Sides<Method> lists = new Sides<>(sides.white().list(), sides.black().list());
    Sides<Method> asks = new Sides<>(sides.white().ask(), sides.black().ask());
    Method generate = sketch.override("generateTakingFirst", Type.VOID);
    Expr words = generate.parameter("words", Type.LONGS);
    Expr offset = generate.parameter("offset", Type.INT);
    Expr victim = generate.parameter("victim", Type.INT);
    Expr buffer = generate.parameter("buffer", Type.of(MoveBuffer.class));
    Code code = generate.code();
    code.run(Exprs.send(buffer, "clear", Type.VOID));
    unlessDecided(code, generate, words, offset, Code::ret);
    forSideToMove(code, words, offset, (ofSide, side, sets) -> {
      ofSide.run(Exprs.send(buffer, "movesOf", Type.VOID, Exprs.constant(side.ordinal())));
      ofSide.run(ClassSketch.call(lists.of(side), sets.arguments(victim, buffer)));
    });
    stageAsking(asks);
  }

  private void stageAsking(Sides<Method> asks) {
    Method ask = sketch.override("takers", Type.INT);
    Expr words = ask.parameter("words", Type.LONGS);
    Expr offset = ask.parameter("offset", Type.INT);
    Expr victim = ask.parameter("victim", Type.INT);
    forSideToMove(
        ask.code(),
        words,
        offset,
        (ofSide, side, sets) ->
            ofSide.ret(ClassSketch.call(asks.of(side), sets.arguments(victim))));
  }

  /** The method {@code count} up to where the side's own part of the number is known. */
  private record Counting(
      Method count, Code code, Expr words, Expr offset, Expr scratch, Expr.Local counted) {}

  private Counting beginCount(Sides<Method> counts) {
    Method count = sketch.override("count", Type.INT);
    Expr words = count.parameter("words", Type.LONGS);
    Expr offset = count.parameter("offset", Type.INT);
    Expr scratch = count.parameter("scratch", Type.of(MoveBuffer.class));
    Code code = count.code();
    unlessDecided(code, count, words, offset, decided -> decided.ret(Exprs.constant(0)));
    Expr.Local counted = code.variable("counted", Exprs.constant(0));
    forSideToMove(
        code,
        words,
        offset,
        (ofSide, side, sets) ->
            ofSide.set(counted, ClassSketch.call(counts.of(side), sets.arguments(scratch))));
    return new Counting(count, code, words, offset, scratch, counted);
  }

  /** The same where hooks are counted too, unless they have to be asked. */
  private void stageCountOrAsk(Sides<Method> counts) {
    Counting begun = beginCount(counts);
    Code code = begun.code();
    code.when(
        Check.atLeast(begun.counted(), Exprs.constant(0)), known -> known.ret(begun.counted()));
    Expr self = begun.count().self(StagedEngine.class);
    code.run(
        Exprs.send(self, "generate", Type.VOID, begun.words(), begun.offset(), begun.scratch()));
    code.ret(Exprs.send(begun.scratch(), "size", Type.INT));
  }

  private void stageCountWithHooks(Sides<Method> quietCounts) {
    Counting begun = beginCount(quietCounts);
    begun
        .code()
        .when(
            Check.equal(begun.counted(), Exprs.constant(SideProgram.CAPTURES_ONLY)),
            only -> only.ret(Exprs.send(begun.scratch(), "size", Type.INT)));
    countWithHooks(
        begun.code(),
        begun.count().self(StagedEngine.class),
        begun.words(),
        begun.offset(),
        begun.scratch(),
        begun.counted());
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

  private void stagePerft(Sides<Method> lists, Sides<Method> counts) {
    Sides<Program> programs = new Sides<>(program(Side.WHITE), program(Side.BLACK));
    Sides<Method> perfts = new PerftProgram(programs, lists, counts).stage();
    Method perft = sketch.override("perftBelow", Type.LONG);
    Expr words = perft.parameter("words", Type.LONGS);
    Expr offset = perft.parameter("offset", Type.INT);
    Expr depth = perft.parameter("depth", Type.INT);
    Expr buffers = perft.parameter("buffers", Type.of(MoveBuffer.class).array());
    Code code = perft.code();
    forSideToMove(
        code,
        words,
        offset,
        (ofSide, side, sets) ->
            ofSide.ret(ClassSketch.call(perfts.of(side), sets.arguments(depth, buffers))));
  }

  private void unlessDecided(
      Code code, Method method, Expr words, Expr offset, Consumer<Code> then) {
    if (canBeDecided()) {
      Expr self = method.self(StagedEngine.class);
      code.when(Check.nonZero(Exprs.send(self, "isDecided", Type.BOOLEAN, words, offset)), then);
    }
  }
}

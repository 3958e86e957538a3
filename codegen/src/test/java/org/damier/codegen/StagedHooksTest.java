package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.codegen.hooks.StagedHooks;
import org.damier.codegen.layout.Layout;
import org.damier.engine.Engine;
import org.damier.hook.HookFailure;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.ProgramHook;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.damier.notation.Fen;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Landing;
import org.damier.rules.Movement;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;
import org.damier.rules.RuleSetBuilder;
import org.damier.rules.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hooks in emitted generators, against the same programs run by the interpreter. */
class StagedHooksTest {

  /** More with {@code -Ddamier.fuzz=2000}. */
  private static final int HOOKS = Integer.getInteger("damier.fuzz", 80);

  private static final int POSITIONS = 6;

  private final EngineEmitter emitter = new EngineEmitter();

  /** One word, one word with ghosts, two words, three words. */
  static Stream<Board> boards() {
    return Stream.of(
        board(8, 8, Colouring.ALL_SQUARES),
        board(10, 10, Colouring.CORNER_LEFT),
        board(10, 10, Colouring.ALL_SQUARES),
        board(12, 12, Colouring.ALL_SQUARES),
        board(5, 12, Colouring.ALL_SQUARES));
  }

  private static Board board(int columns, int rows, Colouring colouring) {
    return Board.rectangle(columns, rows, colouring, SquareNaming.NUMBERS);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void anEmittedHookDoesWhatTheInterpreterDoes(Board board) {
    RandomHook hooks = new RandomHook(board.size());
    int staged = 0;
    int failed = 0;
    for (int i = 0; i < HOOKS; i++) {
      HookProgram program = hooks.next();
      RuleSet rules = rules(board, program, i % 4 == 0 ? Duty.OPTIONAL : Duty.MANDATORY);
      staged += StagedHooks.arePossible(rules, Layout.of(board)) ? 1 : 0;
      failed += assertAgree(rules, program, i);
    }
    assertThat(staged).isGreaterThan(HOOKS / 2);
    assertThat(failed).isPositive().isLessThan(HOOKS * POSITIONS * 3 / 4);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void anEmittedJudgeDoesWhatTheInterpreterDoes(Board board) {
    RandomHook hooks = new RandomHook(board.size());
    int staged = 0;
    for (int i = 0; i < HOOKS; i++) {
      HookProgram program = hooks.nextJudge();
      RuleSetBuilder hooked = hooked(board, i % 4 == 0 ? Duty.OPTIONAL : Duty.MANDATORY);
      if (i % 3 == 0) {
        // Past own pieces, which need not be permitted to move themselves.
        hooked
            .menMove(new Movement.Step(Directions.ANY), new Movement.Leap(Directions.ANY))
            .kingsMove(new Movement.Slide(Directions.ANY), new Movement.Vault(Directions.ANY));
      }
      RuleSet rules = hooked
          .permitHook("Random.", new ProgramHook(program, "permit", "random.groovy", 1))
          .build();
      if (emitter.engine(rules).isPresent()) {
        assertAgree(rules, program, i);
        staged++;
      }
    }
    assertThat(staged).isGreaterThan(HOOKS / 4);
  }

  private int assertAgree(RuleSet rules, HookProgram program, int seed) {
    Engine engine = emitter.engine(rules).orElseThrow();
    EngineMoves moves = new EngineMoves(engine);
    RandomPositions positions = new RandomPositions(Variant.of(rules), seed);
    int failed = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Position position = positions.next();
      List<String> expected = orFailure(() -> EngineMoves.expected(position));
      assertThat(orFailure(() -> moves.of(position)))
          .as("%s with %s", Fen.write(position), text(program))
          .isEqualTo(expected);
      List<String> counted = orFailure(() -> List.of("" + moves.count(position)));
      boolean fails = expected.size() == 1 && expected.get(0).startsWith("The ");
      assertThat(counted)
          .as("%s with %s", Fen.write(position), text(program))
          .isEqualTo(fails ? expected : List.of("" + expected.size()));
      failed += fails ? 1 : 0;
    }
    return failed;
  }

  private static List<String> orFailure(Supplier<List<String>> moves) {
    try {
      return moves.get();
    } catch (HookFailure failure) {
      return List.of(failure.getMessage());
    }
  }

  /** A loop over nothing but turns is not run in emitted code without end. */
  @Test
  void aHookWithoutEndIsStoppedInAnEngineToo() {
    Value yes = new Value.Constant(ValueType.BOOLEAN, 1);
    Block nothing = new Block(List.of(), 3);
    HookProgram endless =
        new HookProgram(0, new Block(List.of(new Act.Loop(yes, nothing, nothing)), 2));
    RuleSet rules = rules(board(8, 8, Colouring.ALL_SQUARES), endless, Duty.MANDATORY);
    assertThat(StagedHooks.arePossible(rules, Layout.of(rules.board()))).isTrue();
    EngineMoves moves = new EngineMoves(emitter.engine(rules).orElseThrow());
    Position start = Variant.of(rules).start();
    assertThat(orFailure(() -> moves.of(start)))
        .containsExactly(
            "The moves hook of random.groovy failed at line 3: it takes more than 100000 steps."
                + " The position is " + start + ".");
  }

  private static RuleSet rules(Board board, HookProgram program, Duty duty) {
    return hooked(board, duty)
        .movesHook("Random.", new ProgramHook(program, "moves", "random.groovy", 1))
        .build();
  }

  private static RuleSetBuilder hooked(Board board, Duty duty) {
    Directions diagonal = Directions.of(DirectionWord.DIAGONAL);
    return RuleSet.builder("Hooked", board)
        .menOnRows(1, 2)
        .first(Side.WHITE)
        .menMove(new Movement.Step(Directions.of(DirectionWord.FORWARD)))
        .menCapture(new CaptureManner.Jump(diagonal))
        .menBecomeKings(Zone.lastRow(board), Promotion.Timing.AT_END_OF_MOVE)
        .kingsMove(new Movement.Slide(diagonal))
        .kingsCapture(new CaptureManner.Fly(diagonal, Landing.ANYWHERE))
        .duty(duty)
        .continuation(CaptureRules.Continuation.COMPULSORY)
        .freeChoice()
        .removal(CaptureRules.Removal.AT_END_OF_MOVE)
        .reversal(CaptureRules.Reversal.ALLOWED)
        .noMove(Ending.Verdict.LOSES);
  }

  private static String text(HookProgram program) {
    List<String> lines = new ArrayList<>();
    lines(program.body(), "", lines);
    return String.join("\n", lines);
  }

  private static void lines(Block block, String indent, List<String> lines) {
    for (Act act : block.acts()) {
      if (act instanceof Act.When when) {
        lines.add(indent + "when " + when.condition());
        lines(when.then(), indent + "  ", lines);
        lines.add(indent + "else");
        lines(when.otherwise(), indent + "  ", lines);
      } else if (act instanceof Act.Loop loop) {
        lines.add(indent + "while " + loop.condition());
        lines(loop.body(), indent + "  ", lines);
        lines.add(indent + "next");
        lines(loop.next(), indent + "  ", lines);
      } else if (act instanceof Act.ForEach each) {
        lines.add(indent + "for " + each.variable() + " in " + each.list());
        lines(each.body(), indent + "  ", lines);
      } else {
        lines.add(indent + act);
      }
    }
  }
}

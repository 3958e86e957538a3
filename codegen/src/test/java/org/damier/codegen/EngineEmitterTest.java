package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.damier.Perft;
import org.damier.PerftOptions;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.codegen.engines.StagedEngine;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.notation.Fen;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Landing;
import org.damier.rules.Movement;
import org.damier.rules.Promotion;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.RuleSetBuilder;
import org.damier.rules.Zone;
import org.junit.jupiter.api.Test;

/** Emitted engines against the runtime's own generator, which is compared with the plain one. */
class EngineEmitterTest {

  private static final Directions DIAGONAL = Directions.of(DirectionWord.DIAGONAL);
  private static final int RULE_SETS = 150;
  private static final int POSITIONS = 60;
  private static final int POSITIONS_COUNTED_IN_DEPTH = 6;
  private static final int MOST_MOVES = 500;

  private final EngineEmitter emitter = new EngineEmitter();

  @Test
  void anEngineAgreesWithTheGeneratorWhateverTheRules() {
    RandomRules rules = new RandomRules(7);
    int emitted = 0;
    for (int i = 0; i < RULE_SETS; i++) {
      RuleSet next = rules.next();
      Optional<Engine> engine = emitter.engine(next);
      if (engine.isPresent()) {
        assertAgree(next, engine.get(), i);
        emitted++;
      }
    }
    assertThat(emitted).isGreaterThan(RULE_SETS / 3);
  }

  /** A piece can become a king in its own zone on one way, and in that of its new side at the end of another: the same move. */
  @Test
  void aCaptorThatGoesOverIsAKingHoweverItBecameOne() {
    Board board = Board.rectangle(6, 6, Colouring.ALL_SQUARES, SquareNaming.NUMBERS);
    RuleSet rules = small(6, Colouring.ALL_SQUARES)
        .menMove(new Movement.Step(Directions.of(DirectionWord.FORWARD)))
        .menCapture(new CaptureManner.Fly(Directions.ANY, Landing.ANYWHERE))
        .menBecomeKings(Zone.lastRow(board), Promotion.Timing.AT_ONCE_CONTINUING)
        .freeChoice()
        .kingsCapture(new CaptureManner.Fly(Directions.ANY, Landing.ANYWHERE))
        .removal(CaptureRules.Removal.AT_ONCE)
        .captor(CaptureRules.Captor.CHANGES_SIDE)
        .build();
    for (int seed = 0; seed < 20; seed++) {
      assertAgree(rules, emitter.engine(rules).orElseThrow(), seed);
    }
  }

  @Test
  void perftSaysWhatIsMissing() {
    Engine engine = emitter.engine(small(8, Colouring.CORNER_LEFT).build()).orElseThrow();
    long[] words = new long[2 * engine.positionLength()];
    MoveBuffer[] buffers = {engine.newBuffer(), engine.newBuffer()};

    for (int depth : new int[] {0, 2}) {
      assertThatThrownBy(() -> engine.perft(words, 0, depth, buffers))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(depth + " plies and an array of 2");
    }
  }

  /**
   * A man that flies to the last row over a king and is a king from there on, by short jumps: f4xc7xe9xg7xd4xg1xg5, whose last jump,
   * to the north, takes the sixth piece.
   */
  @Test
  void longCapturesByShortJumpsAfterAFlightAreFinished() {
    Board board = Board.rectangle(9, 11, Colouring.CORNER_LEFT, SquareNaming.LETTERS);
    RuleSet rules = RuleSet.builder("Crowned in flight", board)
        .menOnRows(1, 1)
        .first(Side.WHITE)
        .menMove(new Movement.Slide(Directions.ANY))
        .menCapture(
            new CaptureManner.Jump(Directions.of(DirectionWord.FORWARD, DirectionWord.DIAGONAL)),
            new CaptureManner.Fly(Directions.ANY, Landing.NEXT_AFTER_LAST_KING))
        .menBecomeKings(Zone.lastRow(board), Promotion.Timing.AT_ONCE_CONTINUING)
        .kingsMove(new Movement.Slide(Directions.ANY))
        .kingsCapture(new CaptureManner.Jump(Directions.of(DirectionWord.ORTHOGONAL)))
        .duty(CaptureRules.Duty.MANDATORY)
        .continuation(CaptureRules.Continuation.COMPULSORY)
        .freeChoice()
        .removal(CaptureRules.Removal.AT_END_OF_MOVE)
        .reversal(CaptureRules.Reversal.FORBIDDEN)
        .noMove(Ending.Verdict.LOSES)
        .build();
    Variant variant = Variant.of(rules);
    Position position =
        variant.position(Fen.read(board, "B:Wb2,d2,d6,d8,e1,Ke3,f6,f8,Kg3:Bd10,f4,f10,h4,h6,h8"));

    assertThat(position.legalMoves())
        .anySatisfy(move -> assertThat(move).hasToString("f4xc7xe9xg7xd4xg1xg5"));
    assertThat(new EngineMoves(emitter.engine(rules).orElseThrow()).of(position))
        .isEqualTo(EngineMoves.expected(position));
  }

  /** Where nothing chooses, what a king can take among 35 scattered kings is beyond counting. */
  @Test
  void anEngineRefusesCapturesBeyondCounting() {
    RuleSet rules = small(12, Colouring.ALL_SQUARES)
        .kingsCapture(new CaptureManner.Fly(Directions.ANY, Landing.ANYWHERE))
        .freeChoice()
        .build();
    Engine engine = emitter.engine(rules).orElseThrow();
    Board board = rules.board();
    long[] words = new long[2 * engine.positionLength()];
    MoveBuffer buffer = engine.newBuffer();
    Setup scattered = Fen.read(
        board,
        "W:WK133:BK26,K27,K28,K29,K30,K32,K33,K34,K50,K51,K52,K53,K54,K56,K58,K74,K75,K76,K78,"
            + "K79,K80,K81,K82,K98,K99,K100,K102,K103,K104,K105,K106,K122,K124,K126,K128,K130");

    engine.load(scattered.placement(), scattered.sideToMove(), words, 0);
    assertThatThrownBy(() -> engine.generate(words, 0, buffer))
        .isInstanceOf(TooManyMovesException.class);

    Setup one = Fen.read(board, "W:WK133:BK111");
    engine.load(one.placement(), one.sideToMove(), words, 0);
    engine.generate(words, 0, buffer);
    assertThat(buffer.size()).as("landings between 111 and the corner").isEqualTo(9);
  }

  /** A move that can be made in two ways of moving is one move, as the rules join them. */
  @Test
  void waysOfMovingMayOverlap() {
    Directions north = Directions.of(DirectionWord.FORWARD, DirectionWord.ORTHOGONAL);
    List<List<Movement>> ways = List.of(
        List.of(new Movement.Step(Directions.ANY), new Movement.Slide(north)),
        List.of(new Movement.Step(north), new Movement.Step(Directions.of(DirectionWord.FORWARD))),
        List.of(new Movement.Slide(north), new Movement.Slide(Directions.ANY)),
        List.of(new Movement.Leap(north), new Movement.Vault(Directions.ANY)));
    List<List<Movement>> waysOfMen = List.of(
        List.of(new Movement.Leap(Directions.ANY), new Movement.Line(north)),
        List.of(new Movement.Line(north), new Movement.Vault(north), new Movement.Line(north)));
    for (List<Movement> way : ways) {
      assertAgree(moving(way, way), 1);
    }
    for (List<Movement> way : waysOfMen) {
      assertAgree(moving(way, List.of(new Movement.Slide(Directions.ANY))), 2);
    }
  }

  private static RuleSet moving(List<Movement> men, List<Movement> kings) {
    return small(6, Colouring.ALL_SQUARES)
        .menMove(men.toArray(Movement[]::new))
        .kingsMove(kings.toArray(Movement[]::new))
        .build();
  }

  private void assertAgree(RuleSet rules, long seed) {
    assertAgree(rules, emitter.engine(rules).orElseThrow(), seed);
  }

  /** A board that could lie in fewer words has the same moves when it lies across two. */
  @Test
  void wordsDoNotChangeTheMoves() {
    assertWordsDoNotChangeTheMoves(EngineEmitter.acrossWords(), 8);
    assertWordsDoNotChangeTheMoves(EngineEmitter.straddlingWords(), 9);
  }

  private static void assertWordsDoNotChangeTheMoves(EngineEmitter across, int seed) {
    RandomRules rules = new RandomRules(seed);
    int emitted = 0;
    for (int i = 0; i < RULE_SETS / 5; i++) {
      RuleSet next = rules.next();
      if (next.board().size() > 100) {
        continue;
      }
      Optional<Engine> engine = across.engine(next);
      if (engine.isPresent()) {
        assertThat(engine.get().wordsPerSet()).isGreaterThan(1);
        assertAgree(next, engine.get(), i);
        emitted++;
      }
    }
    assertThat(emitted).isGreaterThan(RULE_SETS / 20);
  }

  private static void assertAgree(RuleSet rules, Engine engine, long seed) {
    EngineMoves moves = new EngineMoves(engine);
    RandomPositions positions = new RandomPositions(Variant.of(rules), seed);
    for (int i = 0; i < POSITIONS; i++) {
      Position position = positions.next();
      if (position.legalMoves().size() > MOST_MOVES) {
        // To play each would take too long.
        continue;
      }
      List<String> expected = EngineMoves.expected(position);
      assertThat(moves.of(position)).as("%s in %s", Fen.write(position), rules).isEqualTo(expected);
      assertThat(moves.count(position)).as(Fen.write(position)).isEqualTo(expected.size());
      if (i < POSITIONS_COUNTED_IN_DEPTH) {
        assertThat(moves.perft(position, 2))
            .as("perft of %s in %s", Fen.write(position), rules)
            .isEqualTo(EngineMoves.expectedPerft(position));
      }
    }
  }

  @Test
  void anEngineFindsWhatAHookAddsButOnce() {
    MovesHook line = (position, moves) -> {
      for (var direction : position.forward()) {
        var rear = position.men().and(position.step(position.empty(), direction.opposite()));
        for (int length = 1; !rear.isEmpty(); length++) {
          moves.add(rear, direction, length);
          rear = position.men().and(position.step(rear, direction.opposite()));
        }
      }
      position.kings().forEach(king -> position.empty().forEach(to -> moves.add(king, to)));
    };
    RuleSet rules = small(8, Colouring.ALL_SQUARES)
        .menMove(new Movement.Step(Directions.of(DirectionWord.FORWARD)))
        .movesHook("Lines step, kings go anywhere.", line)
        .build();
    assertAgree(rules, emitter.engine(rules).orElseThrow(), 11);
    RuleSet oneColour = small(10, Colouring.CORNER_RIGHT)
        .movesHook("Lines step, kings go anywhere.", line)
        .build();
    assertAgree(oneColour, emitter.engine(oneColour).orElseThrow(), 12);
  }

  @Test
  void theRuleThatCannotBeEmittedIsNamed() {
    assertThat(emitter.obstacle(small(8, Colouring.CORNER_LEFT).build())).isEmpty();

    RuleSet ends = small(8, Colouring.CORNER_LEFT)
        .endingHook("Never.", position -> EndingHook.Judgement.GOES_ON)
        .build();
    assertThat(emitter.obstacle(ends)).contains(RulePart.Kind.HOOK_ENDING.at(0));

    RuleSet lines = small(8, Colouring.ALL_SQUARES)
        .kingsMove(new Movement.Line(Directions.of(DirectionWord.ANY)))
        .build();
    assertThat(emitter.obstacle(lines)).contains(RulePart.moves(Rank.KING));
  }

  @Test
  void judgesThatCannotBeLookedIntoAreLeftToTheRuntime() {
    PermitHook hook = (position, move) -> true;
    RuleSet rules =
        small(8, Colouring.CORNER_LEFT).permitHook("Anything goes.", hook).build();
    assertThat(emitter.engine(rules)).isEmpty();
    assertThat(emitter.text(rules)).isEmpty();
    assertThat(emitter.obstacle(rules)).contains(RulePart.Kind.HOOK_PERMIT.at(0));
    assertThat(Perft.count(Variant.of(rules).start(), 4)).isPositive();
  }

  @Test
  void theRuntimeFindsTheEmitter() {
    RuleSet rules = small(8, Colouring.CORNER_LEFT).build();
    assertThat(Variant.of(rules).engine()).containsInstanceOf(StagedEngine.class);
  }

  /** Published numbers of international draughts, which any engine must count. */
  @Test
  void perftOfTheInternationalStartIsTheKnownOne() {
    Position start =
        Variant.of(small(10, Colouring.CORNER_LEFT).menOnRows(1, 4).build()).start();
    assertThat(List.of(Perft.count(start, 4), Perft.count(start, 5), Perft.count(start, 7)))
        .containsExactly(4_265L, 27_117L, 1_049_442L);
    PerftOptions withTable = PerftOptions.PLAIN.megabytes(4).threads(2);
    assertThat(Perft.count(start, 8, withTable)).isEqualTo(6_483_961);
  }

  /** A rule that a variant lacks leaves no trace in what is emitted. */
  @Test
  void textShowsOnlyTheRulesOfTheVariant() {
    String text = emitter.text(small(10, Colouring.CORNER_LEFT).build()).orElseThrow();
    assertThat(text)
        .contains("static int whiteMoves(", "long jumpers = ", "// man north_east")
        .doesNotContain(
            "isDecided", "addHookMoves", "allKings, long empty", "kingsInOrder", "open");
  }

  /** Methods over 8,000 bytes are never compiled by the JVM. */
  @Test
  void noMethodIsTooLongForTheCompiler() throws IOException {
    for (CaptureManner ofKings : List.of(
        new CaptureManner.Fly(Directions.ANY, Landing.ANYWHERE),
        new CaptureManner.Fly(Directions.ANY, Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL),
        new CaptureManner.Fly(Directions.ANY, Landing.WHERE_IT_CAN_CONTINUE)
            .on(CaptureManner.Terms.USUAL.overBothSides().notFromNextTo()),
        new CaptureManner.Jump(Directions.ANY))) {
      assertShortMethods(large(8, ofKings).build());
      assertShortMethods(large(12, ofKings)
          .majority(Criterion.Tally.MOST_PIECES, Criterion.Tally.MOST_KINGS)
          .removal(CaptureRules.Removal.AT_ONCE)
          .build());
    }
  }

  private static RuleSetBuilder large(int size, CaptureManner ofKings) {
    return small(size, Colouring.ALL_SQUARES)
        .menMove(new Movement.Step(Directions.ANY))
        .menCapture(new CaptureManner.Jump(Directions.ANY))
        .kingsMove(new Movement.Slide(Directions.ANY))
        .kingsCapture(ofKings);
  }

  private void assertShortMethods(RuleSet rules) throws IOException {
    Map<String, Integer> sizes = MethodSizes.of(emitter.classFile(rules).orElseThrow());
    // Tables are filled once, which nobody need compile.
    sizes.remove("<clinit>()V");
    assertThat(sizes).allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(7_000));
  }

  private static RuleSetBuilder small(int size, Colouring colouring) {
    Board board = Board.rectangle(size, size, colouring, SquareNaming.NUMBERS);
    return RuleSet.builder("Small", board)
        .menOnRows(1, 2)
        .first(Side.WHITE)
        .menMove(new Movement.Step(Directions.of(DirectionWord.FORWARD, DirectionWord.DIAGONAL)))
        .menCapture(new CaptureManner.Jump(DIAGONAL))
        .menBecomeKings(Zone.lastRow(board), Promotion.Timing.AT_END_OF_MOVE)
        .kingsMove(new Movement.Slide(DIAGONAL))
        .kingsCapture(new CaptureManner.Fly(DIAGONAL, Landing.ANYWHERE))
        .duty(CaptureRules.Duty.MANDATORY)
        .continuation(CaptureRules.Continuation.COMPULSORY)
        .majority(Criterion.Tally.MOST_PIECES)
        .removal(CaptureRules.Removal.AT_END_OF_MOVE)
        .reversal(CaptureRules.Reversal.ALLOWED)
        .noMove(Ending.Verdict.LOSES);
  }
}

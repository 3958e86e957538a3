package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.BiFunction;
import org.damier.Perft;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.engine.TooManyMovesException;
import org.damier.notation.Fen;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Landing;
import org.damier.rules.Movement;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules around an emitted engine, counted over several plies beside positions that are played one by one. */
class WrappedEngineTest {

  private static final int RULE_SETS = 30;
  private static final int POSITIONS = 4;
  private static final int DEPTH = 4;
  private static final long MOST_LEAVES_BELOW = 90;

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void kingsRest(int moves) {
    compareRandomRules(21, (rules, number) -> resting(rules, new Rest(moves, number % 2 == 0)));
  }

  /** A king that is forfeited or captured need not rest, nor need one that comes to stand on its square by going over. */
  @ParameterizedTest
  @EnumSource(
      value = CaptureRules.Duty.class,
      names = {"MANDATORY", "FORFEIT", "FORFEIT_KINGS"})
  void kingsThatAreGoneDoNotRest(CaptureRules.Duty duty) {
    compareRandomRules(24, (rules, number) -> {
      CaptureRules capture = rules.capture().with(duty).with(CaptureRules.Captor.CHANGES_SIDE);
      return resting(rules.withCapture(capture), new Rest(1, false));
    });
  }

  private static RuleSet resting(RuleSet rules, Rest rest) {
    return rules.withPiece(Rank.KING, rules.king().withRest(Optional.of(rest)));
  }

  @ParameterizedTest
  @EnumSource(
      value = CaptureRules.Duty.class,
      names = {"FORFEIT", "FORFEIT_KINGS", "FORFEIT_ONE"})
  void piecesAreForfeited(CaptureRules.Duty duty) {
    compareRandomRules(22, (rules, number) -> rules.withCapture(rules.capture().with(duty)));
  }

  @Test
  void thePieceMovedLastMustBeTaken() {
    CaptureRules.Duty against = CaptureRules.Duty.AGAINST_LAST_MOVED;
    compareRandomRules(23, (rules, number) -> rules.withCapture(rules.capture().with(against)));
  }

  /** Compares random rules that are changed first, each by its number. */
  private static void compareRandomRules(int seed, BiFunction<RuleSet, Integer, RuleSet> change) {
    RandomRules rules = new RandomRules(seed);
    int compared = 0;
    for (int i = 0; i < RULE_SETS; i++) {
      compared += compare(change.apply(rules.next(), i), i);
    }
    assertThat(compared).isGreaterThan(RULE_SETS / 2);
  }

  /** Of one piece those captures must be compared that take the exposed piece in one manner and in another. */
  @Test
  void thePieceMovedLastIsTakenInTheBestOfAPiecesManners() {
    Board board = Board.rectangle(6, 6, Colouring.ALL_SQUARES, SquareNaming.LETTERS);
    Directions ahead = Directions.of(DirectionWord.FORWARD, DirectionWord.ORTHOGONAL);
    RuleSet rules = RuleSet.builder("Manners", board)
        .menOnRows(1, 2)
        .first(Side.WHITE)
        .menMove(new Movement.Step(Directions.ANY))
        .menCapture(
            new CaptureManner.Jump(ahead), new CaptureManner.Fly(Directions.ANY, Landing.ANYWHERE))
        .menStayMen()
        .kingsMove(new Movement.Slide(Directions.ANY))
        .kingsCapture(new CaptureManner.Jump(Directions.ANY))
        .duty(CaptureRules.Duty.AGAINST_LAST_MOVED)
        .continuation(CaptureRules.Continuation.COMPULSORY)
        .majorityOfChosenPiece(Criterion.Tally.MOST_PIECES)
        .removal(CaptureRules.Removal.AT_END_OF_MOVE)
        .reversal(CaptureRules.Reversal.ALLOWED)
        .noMove(Ending.Verdict.LOSES)
        .build();

    int compared = 0;
    for (int seed = 0; seed < 20; seed++) {
      compared += compare(rules, seed);
    }
    assertThat(compared).isGreaterThan(5);
  }

  /** How many positions were compared; those with too many moves to play them one by one are passed over. */
  private static int compare(RuleSet rules, long seed) {
    Variant variant = Variant.of(rules);
    if (variant.engine().isEmpty()) {
      return 0;
    }
    RandomPositions positions = new RandomPositions(variant, seed);
    int compared = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Position position = positions.next();
      if (isSmall(position)) {
        long expected = playedOneByOne(position, DEPTH);
        assertThat(Perft.count(position, DEPTH))
            .as("%s in %s", Fen.write(position), rules)
            .isEqualTo(expected);
        compareAfterMoves(position);
        compared++;
      }
    }
    return compared;
  }

  private static boolean isSmall(Position position) {
    try {
      return playedOneByOne(position, 2) <= MOST_LEAVES_BELOW;
    } catch (TooManyMovesException e) {
      return false;
    }
  }

  /** What a position remembers of the moves before it goes with it into the engine. */
  private static void compareAfterMoves(Position position) {
    position.legalMoves().stream()
        .limit(2)
        .map(position::play)
        .flatMap(next -> next.legalMoves().stream().limit(2).map(next::play))
        .forEach(later -> assertThat(Perft.count(later, DEPTH))
            .as("%s of %s", Fen.write(later), position.variant().rules())
            .isEqualTo(playedOneByOne(later, DEPTH)));
  }

  private static long playedOneByOne(Position position, int depth) {
    return depth == 1
        ? position.legalMoves().size()
        : position.legalMoves().stream()
            .mapToLong(move -> playedOneByOne(position.play(move), depth - 1))
            .sum();
  }
}

package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.hook.EndingHook.Judgement;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureManner.Jump;
import org.damier.rules.CaptureManner.Terms;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.Criterion.Tally;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Landing;
import org.damier.rules.Movement.Slide;
import org.damier.rules.Movement.Step;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plain generator against the one that games use. */
final class TwinTest {

  private static final Set<String> SEEDS =
      Set.of("dameo", "ghanaian", "international", "croda", "turkish");

  static Stream<String> variants() {
    return SampleRules.names().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void bothListTheSameMovesInRandomPositions(String name) {
    RuleSet rules = SampleRules.of(name);
    int half = SEEDS.contains(name) ? 10_000 : 1_500;
    MoveGenerator table = new TableGenerator(rules);
    MoveGenerator plain = new PlainGenerator(rules);
    RandomPositions positions = new RandomPositions(rules, name.hashCode());

    positions.play(half, table, (placement, side) -> compare(rules, plain, table, placement, side));
    positions.scatter(half, (placement, side) -> compare(rules, plain, table, placement, side));
  }

  static Stream<RuleSet> oddRules() {
    Directions diagonals = Directions.of(DirectionWord.DIAGONAL);
    Directions all = Directions.of(DirectionWord.ANY);
    return Stream.of(
            SampleRules.like("international").name("may stop").continuation(Continuation.MAY_STOP),
            SampleRules.like("killer")
                .name("may stop behind kings")
                .continuation(Continuation.MAY_STOP)
                .criteria(),
            SampleRules.like("russian").name("one jump").continuation(Continuation.SINGLE_JUMP),
            SampleRules.like("dameo").name("optional").duty(Duty.OPTIONAL),
            SampleRules.like("killer")
                .name("killer light")
                .kingCaptures(new Fly(diagonals, Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL)),
            SampleRules.like("killer")
                .name("killer removing at once")
                .removedAtOnce()
                .withoutReversal(),
            SampleRules.like("frisian")
                .name("flying and soonest")
                .criteria(Tally.MOST_PIECES, Tally.BY_KING, Tally.MOST_KINGS, Tally.KING_SOONEST),
            SampleRules.like("international").name("soonest only").criteria(Tally.KING_SOONEST),
            SampleRules.like("international")
                .name("only kings may pass a capture by")
                .duty(Duty.FORFEIT_KINGS),
            SampleRules.like("international").name("of the chosen piece").ofChosenPiece(),
            SampleRules.like("italian")
                .name("of the chosen piece, four criteria")
                .ofChosenPiece(),
            SampleRules.like("international")
                .name("kings may stop")
                .continuation(Continuation.KINGS_MAY_STOP)
                .criteria(),
            SampleRules.like("turkish")
                .name("from afar and beyond")
                .kingCaptures(new Fly(all, Landing.BEYOND).on(Terms.USUAL.notFromNextTo())),
            SampleRules.like("dameo")
                .name("over both sides, going over")
                .manCaptures(new Jump(all).on(Terms.USUAL.overBothSides()))
                .kingCaptures(new Fly(diagonals, Landing.ANYWHERE).on(Terms.USUAL.overBothSides()))
                .captorChangesSide(),
            SampleRules.like("turkish")
                .name("over both sides, one jump, going over")
                .manCaptures(new Jump(all, Set.of(Rank.MAN)).on(Terms.USUAL.overBothSides()))
                .kingCaptures(new Fly(all, Landing.NEXT).on(Terms.USUAL.overBothSides()))
                .continuation(Continuation.SINGLE_JUMP)
                .captorChangesSide(),
            SampleRules.like("international")
                .name("down on the middle rows")
                .manCaptures(new Jump(diagonals).on(Terms.USUAL.downOn(middle())))
                .kingCaptures(new Fly(diagonals, Landing.WHERE_IT_CAN_CONTINUE)
                    .on(Terms.USUAL.downOn(middle()))),
            SampleRules.like("english")
                .name("flying men that stop")
                .manCaptures(new Fly(all, Landing.WHERE_IT_CAN_CONTINUE, Set.of(Rank.MAN)))
                .kingCaptures(
                    new Jump(all, Set.of(Rank.KING)), new Fly(diagonals, Landing.ANYWHERE)),
            SampleRules.like("russian")
                .name("crossing one's own way")
                .manMoves(new Step(all), new Slide(diagonals))
                .removedAtOnce(),
            SampleRules.like("international")
                .name("hooks of every kind")
                .criteria()
                .moves("A line of men steps.", SampleRules.phalanx())
                .permit("Not onto square 23.", (position, move) -> move.to().index() != 22)
                .promotion("In the middle.", (position, move) -> move.to().row() == 5)
                .ending(
                    "Six kings win.",
                    position -> position.kings().size() >= 6 ? Judgement.WINS : Judgement.GOES_ON),
            Boards.wide("frisian"),
            Boards.large("dameo"),
            Boards.large("turkish"))
        .map(RulesBuilder::build);
  }

  /** Squares of the rows around the middle of ten, other ones for each side. */
  private static Zone middle() {
    SquareSet white = SquareSet.EMPTY;
    SquareSet black = SquareSet.EMPTY;
    for (int square = 10; square < 35; square++) {
      white = white.with(square);
      black = black.with(49 - square);
    }
    return new Zone("middle", white, black);
  }

  @ParameterizedTest
  @MethodSource("oddRules")
  void bothListTheSameMovesUnderRulesNobodyPlays(RuleSet rules) {
    MoveGenerator table = new TableGenerator(rules);
    MoveGenerator plain = new PlainGenerator(rules);
    RandomPositions positions = new RandomPositions(rules, rules.name().hashCode());

    positions.play(250, table, (placement, side) -> compare(rules, plain, table, placement, side));
    positions.scatter(250, (placement, side) -> compare(rules, plain, table, placement, side));
  }

  static void compare(
      RuleSet rules, MoveGenerator plain, MoveGenerator table, Placement placement, Side side) {
    List<Move> expected = plain.legalMoves(placement, side);
    List<Move> found = table.legalMoves(placement, side);
    boolean same =
        expected.size() == found.size() && new HashSet<>(expected).equals(new HashSet<>(found));
    if (!same) {
      assertThat(Positions.texts(found))
          .as("%s: %s", rules.name(), Positions.text(rules.board(), placement, side))
          .isEqualTo(Positions.texts(expected));
    }
  }
}

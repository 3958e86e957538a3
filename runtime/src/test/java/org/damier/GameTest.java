package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.movegen.SampleRules;
import org.damier.notation.MoveText;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.RuleSet;
import org.damier.rules.RuleSetBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTest {

  /** Two kings a side on main lines far from one another. */
  private static final String KINGS = "W:WK46,K47:BK1,K2";

  /** The four moves after which that position stands again. */
  private static final List<String> ROUND = List.of("47-42", "2-8", "42-47", "8-2");

  @Test
  void aGameKnowsItsStartItsMovesAndItsPositions() {
    Game game = play(Game.of(Variant.of(Games.international())), "32-28", "19-23", "28x19");
    assertThat(game.start()).isEqualTo(Variant.of(Games.international()).start());
    assertThat(game.moves()).extracting(Move::toString).containsExactly("32-28", "19-23", "28x19");
    assertThat(game.positions()).hasSize(4).endsWith(game.position());
    assertThat(game.position().sideToMove()).isEqualTo(Side.BLACK);
    assertThat(game).hasToString("International draughts after 3 plies");
  }

  @Test
  void takingBackAWholeCaptureNeedsNoText() {
    Game before = Game.from(Games.position(Games.dameo(), "W:Wd4,h1:Bd5,d7,a8"));
    Game after = before.play(before.position().legalMoves().get(0));
    assertThat(after.moves().get(0).captured()).hasSize(2);
    assertThat(after.previous()).containsSame(before);
    assertThat(before.previous()).isEmpty();
    assertThat(after.beginning()).isSameAs(before);
    assertThat(before.beginning()).isSameAs(before);
    assertThat(before.position().placement().blackMen().size()).isEqualTo(3);
  }

  @Test
  void theTurnChangesOnceInACaptureOfTwo() {
    Game game = Game.from(Games.position(Games.dameo(), "W:Wd4,h1:Bd5,d7,a8"));
    Game after = game.play(game.position().legalMoves().get(0));
    assertThat(after.position().sideToMove()).isEqualTo(Side.BLACK);
    assertThat(after.positions()).hasSize(2);
  }

  @Test
  void whatOneSideHadToTakeDoesNotBindTheOther() {
    Game game = Game.from(Games.position(Games.international(), "W:W31,50:B27,17,1"));
    game = play(game, "31x11");
    assertThat(game.position().legalMoves()).extracting(Move::toString).contains("1-6", "1-7");
  }

  @Test
  void aPositionThatStandsForTheThirdTimeEndsTheGame() {
    Game game = Game.from(Games.position(withRepetition(3), KINGS));
    assertThat(game.repetitions()).isEqualTo(1);
    game = play(game, ROUND);
    assertThat(game.repetitions()).isEqualTo(2);
    assertThat(game.outcome()).isEmpty();
    game = play(game, ROUND);
    assertThat(game.repetitions()).isEqualTo(3);
    assertThat(game.outcome())
        .contains(new Outcome(
            Optional.empty(), Outcome.Reason.REPETITION, "The position has stood 3 times."));
  }

  @Test
  void theSamePiecesWithTheOtherSideToMoveAreAnotherPosition() {
    Game game = Game.from(Games.position(withRepetition(2), "W:WK46,K47:BK1,K2"));
    // White takes three moves to come back, Black two.
    game = play(game, "47-42", "2-8", "42-38", "8-2", "38-47");
    assertThat(game.position().placement()).isEqualTo(game.start().placement());
    assertThat(game.repetitions()).isEqualTo(1);
    assertThat(game.outcome()).isEmpty();
  }

  @Test
  void repetitionsNeedNotFollowOneAnother() {
    Game game = Game.from(Games.position(withRepetition(3), KINGS));
    game = play(game, ROUND);
    game = play(game, "46-41", "1-7", "41-46", "7-1");
    assertThat(game.repetitions()).isEqualTo(3);
  }

  @Test
  void aRepetitionMayCostTheOneWhoRepeats() {
    RuleSet rules = kings().ending(new Condition.Repetition(2), Verdict.LOSES).build();
    Game game = play(Game.from(Games.position(rules, KINGS)), ROUND);
    assertThat(game.outcome().flatMap(Outcome::winner)).contains(Side.WHITE);
  }

  @Test
  void twentyFiveMovesAreFiftyPlies() {
    Game game = Game.from(Games.position(withClock(25), KINGS));
    for (int ply = 0; ply < 49; ply++) {
      game = play(game, ROUND.get(ply % 4));
      assertThat(game.outcome()).as("after %d plies", ply + 1).isEmpty();
    }
    assertThat(game.clock(clock(25))).isEqualTo(49);
    game = play(game, ROUND.get(1));
    assertThat(game.clock(clock(25))).isEqualTo(50);
    assertThat(game.outcome())
        .contains(new Outcome(
            Optional.empty(),
            Outcome.Reason.CLOCK,
            "Each side has made 25 moves in a row by kings only, without capture."));
  }

  @Test
  void aMoveOfAManSetsTheClockOfKingsBack() {
    Game game = Game.from(Games.position(withClock(25), "W:WK46,K47,50:BK1,K2,5"));
    game = play(game, ROUND);
    assertThat(game.clock(clock(25))).isEqualTo(4);
    game = play(game, "50-45");
    assertThat(game.clock(clock(25))).isZero();
    game = play(game, "2-8");
    assertThat(game.clock(clock(25))).isEqualTo(1);
  }

  @Test
  void aWholeCaptureSetsTheClockBackOnce() {
    Game game = Game.from(Games.position(withClock(25), "W:WK46,32,50:BK1,28,18,5"));
    game = play(game, "32x12");
    assertThat(game.clock(clock(25))).isZero();
    assertThat(game.moves()).hasSize(1);
    assertThat(game.repetitions()).isEqualTo(1);
  }

  @Test
  void aManThatBecomesAKingHasMovedAsAMan() {
    Game game = Game.from(Games.position(withClock(25), "W:WK46,6:BK5"));
    assertThat(play(game, "6-1").clock(clock(25))).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    // white, black, whether three pieces, at least one of them a king, stand against one king
    "WK46|K47|K48, BK5, true",
    "WK46|K47|38, BK5, true",
    "WK46|37|38, BK5, true",
    "WK5, BK46|K47|K48, true",
    "WK46|K47, BK1|K5, false",
    "WK46|K47|K48|K49, BK5, false",
    "W36|37|38, BK5, false",
    "WK46|K47|K48, BK5|6, false",
  })
  void sixteenMovesCountOnlyThreePiecesAgainstOneKing(String white, String black, boolean runs) {
    String fen = ("W:" + white + ":" + black).replace('|', ',');
    Game game = Game.from(Games.position(Games.international(), fen));
    Move quiet = game.position().legalMoves().stream()
        .filter(move -> !move.isCapture())
        .findFirst()
        .orElseThrow();
    assertThat(game.play(quiet).clock(Games.THREE_AGAINST_ONE)).isEqualTo(runs ? 1 : 0);
  }

  @Test
  void sixteenMovesAreThirtyTwoPliesAndFiveAreTen() {
    assertThat(pliesUntilDrawn("W:WK46,K47,K48:BK1", Games.THREE_AGAINST_ONE)).isEqualTo(32);
    assertThat(pliesUntilDrawn("W:WK46,K47:BK1", Games.TWO_AGAINST_ONE)).isEqualTo(10);
    assertThat(pliesUntilDrawn("B:WK46:BK1", Games.TWO_AGAINST_ONE)).isEqualTo(10);
  }

  @Test
  void twoKingsAgainstTwoStartNeitherClock() {
    Game game = play(Game.from(Games.position(Games.international(), KINGS)), ROUND);
    assertThat(game.clock(Games.THREE_AGAINST_ONE)).isZero();
    assertThat(game.clock(Games.TWO_AGAINST_ONE)).isZero();
    assertThat(game.clock(Games.KINGS_ONLY)).isEqualTo(4);
  }

  @Test
  void thePlyThatBringsTheBalanceStartsTheClockAndIsNotCounted() {
    Game game = Game.from(Games.position(Games.international(), "W:WK46,K47,32:BK2,28"));
    game = play(game, "32x23");
    assertThat(game.clock(Games.THREE_AGAINST_ONE)).isZero();
    game = play(game, "2-7");
    assertThat(game.clock(Games.THREE_AGAINST_ONE)).isEqualTo(1);
  }

  @Test
  void theGoingOfTheBalanceSetsTheClockBack() {
    Game game = Game.from(Games.position(Games.international(), "W:WK46,K47,23:BK2"));
    game = play(game, "47-42", "2-7", "42-47");
    assertThat(game.clock(Games.THREE_AGAINST_ONE)).isEqualTo(3);
    game = play(game, "7x45");
    assertThat(game.clock(Games.THREE_AGAINST_ONE)).isZero();
    assertThat(game.clock(Games.TWO_AGAINST_ONE)).isZero();
    assertThat(play(game, "47-42").clock(Games.TWO_AGAINST_ONE)).isEqualTo(1);
  }

  @Test
  void theClockGoesOnWhileOneOfItsBalancesBecomesAnother() {
    Game game = Game.from(Games.position(Games.international(), "W:WK46,K47,6:BK35"));
    game = play(game, "47-42", "35-30", "6-1");
    assertThat(game.position().placement().whiteKings().size()).isEqualTo(3);
    assertThat(game.clock(Games.THREE_AGAINST_ONE)).isEqualTo(3);
  }

  @Test
  void aClockThatTheRulesDoNotHaveIsNoQuestion() {
    Game game = Game.of(Variant.of(Games.dameo()));
    assertThatIllegalArgumentException().isThrownBy(() -> game.clock(Games.KINGS_ONLY));
  }

  @Test
  void endingsAreJudgedInTheirOrder() {
    Condition.Clock clock = new Condition.Clock(2, Quality.ANY, Optional.empty());
    RuleSet clockFirst = kings()
        .ending(clock, Verdict.WINS)
        .ending(new Condition.Repetition(2), Verdict.DRAWS)
        .build();
    RuleSet repetitionFirst = kings()
        .ending(new Condition.Repetition(2), Verdict.DRAWS)
        .ending(clock, Verdict.WINS)
        .build();
    assertThat(play(Game.from(Games.position(clockFirst, KINGS)), ROUND).outcome())
        .map(Outcome::reason)
        .contains(Outcome.Reason.CLOCK);
    assertThat(play(Game.from(Games.position(repetitionFirst, KINGS)), ROUND).outcome())
        .map(Outcome::reason)
        .contains(Outcome.Reason.REPETITION);
  }

  @Test
  void aSideWithoutAMoveHasLostThoughTheClockRunsOutToo() {
    RuleSet rules = kings()
        .ending(new Condition.Clock(1, Quality.ANY, Optional.empty()), Verdict.DRAWS)
        .build();
    Game game = play(Game.from(Games.position(rules, "B:WK46:B5")), "5-10", "46x5");
    assertThat(game.outcome())
        .contains(new Outcome(
            Optional.of(Side.WHITE), Outcome.Reason.NO_MOVE, "Black has no legal move."));
  }

  @Test
  void aGameIsNotOverWhileTheSideToMoveHasAMove() {
    Game game = Game.from(Games.position(SampleRules.of("english"), "W:WK29:BK25"));
    assertThat(game.outcome()).isEmpty();
    game = play(game, "29x22");
    assertThat(game.outcome())
        .contains(new Outcome(
            Optional.of(Side.WHITE), Outcome.Reason.NO_MOVE, "Black has no legal move."));
  }

  @Test
  void aStartThatTheRulesDecideIsOver() {
    Game game = Game.from(Games.position(SampleRules.of("ghanaian"), "W:W32,38:B12"));
    assertThat(game.outcome())
        .contains(
            new Outcome(Optional.of(Side.WHITE), Outcome.Reason.MATERIAL, "Black has 1 piece."));
  }

  @Test
  void aSinglePieceLosesAfterTheWholeCaptureOnly() {
    Game game = Game.from(Games.position(SampleRules.of("ghanaian"), "W:W32,38:B12,28"));
    assertThat(game.outcome()).isEmpty();
    assertThat(play(game, "32x23").outcome()).flatMap(Outcome::winner).contains(Side.WHITE);
    Game without = Game.from(Games.position(Games.international(), "W:W32,38:B12,28"));
    assertThat(play(without, "32x23").outcome()).isEmpty();
  }

  @Test
  void nobodyPlaysAfterTheEnd() {
    Game over = Game.of(Variant.of(Games.international())).resign(Side.BLACK);
    Move legal = over.position().legalMoves().get(0);
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> over.play(legal))
        .withMessage("The game is over: Black has resigned. No move is legal.")
        .satisfies(thrown -> {
          assertThat(thrown.refusal().reason()).isEqualTo(Refusal.Reason.GAME_OVER);
          assertThat(thrown.legalMoves()).isEmpty();
        });
    assertThatIllegalStateException().isThrownBy(over::agreeDraw);
    assertThatIllegalStateException().isThrownBy(() -> over.resign(Side.WHITE));
  }

  @Test
  void playersAndArbitersEndGamesToo() {
    Game game = play(Game.of(Variant.of(Games.international())), "32-28");
    assertThat(game.agreeDraw().outcome())
        .contains(new Outcome(
            Optional.empty(), Outcome.Reason.AGREEMENT, "The players have agreed on a draw."));
    assertThat(game.resign(Side.WHITE).outcome().flatMap(Outcome::winner)).contains(Side.BLACK);
    Outcome decision =
        new Outcome(Optional.of(Side.WHITE), Outcome.Reason.HOOK, "Black has not come.");
    assertThat(game.adjudicate(decision).outcome())
        .contains(new Outcome(
            Optional.of(Side.WHITE), Outcome.Reason.ADJUDICATION, "Black has not come."));
    Game drawn = game.agreeDraw();
    assertThat(drawn.previous()).containsSame(game);
    assertThat(drawn.moves()).isEqualTo(game.moves());
    assertThat(drawn.positions()).isEqualTo(game.positions());
    assertThat(drawn.repetitions()).isEqualTo(1);
  }

  @Test
  void gamesAreValues() {
    Variant variant = Variant.of(Games.international());
    Game one = play(Game.of(variant), "32-28", "20-24", "31-27");
    Game same = play(Game.of(Variant.of(Games.international())), "32-28", "20-24", "31-27");
    assertThat(one).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(one).isNotEqualTo(play(Game.of(variant), "32-28"));
    assertThat(one).isNotEqualTo(one.agreeDraw());
    Game detour = play(Game.of(variant), "31-27", "20-24", "32-28");
    assertThat(one.position()).isEqualTo(detour.position());
    assertThat(one).isNotEqualTo(detour);
  }

  @Test
  void aGameOfTenThousandPliesIsNoTrouble() {
    RuleSet endless = kings().build();
    assertTimeout(Duration.ofSeconds(30), () -> {
      Game game = Game.from(Games.position(endless, KINGS));
      for (int ply = 0; ply < 10_000; ply++) {
        game = play(game, ROUND.get(ply % 4));
      }
      assertThat(game.repetitions()).isEqualTo(2501);
      assertThat(game.moves()).hasSize(10_000);
      assertThat(game.toString()).endsWith("after 10000 plies");
    });
  }

  private static int pliesUntilDrawn(String fen, Condition.Clock clock) {
    RuleSet rules = kings().ending(clock, Verdict.DRAWS).build();
    Game game = Game.from(Games.position(rules, fen));
    while (game.outcome().isEmpty()) {
      // Any move after which nothing can be captured.
      Game now = game;
      game = game.position().legalMoves().stream()
          .map(now::play)
          .filter(next -> next.position().legalMoves().stream().noneMatch(Move::isCapture))
          .findFirst()
          .orElseThrow();
    }
    assertThat(game.outcome()).map(Outcome::reason).contains(Outcome.Reason.CLOCK);
    return game.moves().size();
  }

  private static Condition.Clock clock(int moves) {
    return new Condition.Clock(moves, Quality.KING_MOVES, Optional.empty());
  }

  private static RuleSet withClock(int moves) {
    return kings().ending(clock(moves), Verdict.DRAWS).build();
  }

  private static RuleSet withRepetition(int times) {
    return kings().ending(new Condition.Repetition(times), Verdict.DRAWS).build();
  }

  private static RuleSetBuilder kings() {
    return Games.internationalPlay().noMove(Verdict.LOSES);
  }

  private static Game play(Game game, List<String> moves) {
    return play(game, moves.toArray(String[]::new));
  }

  private static Game play(Game game, String... moves) {
    Game played = game;
    for (String move : moves) {
      played = played.play(MoveText.read(played.position(), move));
    }
    return played;
  }
}

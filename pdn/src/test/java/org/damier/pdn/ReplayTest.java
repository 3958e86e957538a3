package org.damier.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.hook.HookFailure;
import org.damier.notation.Fen;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureSelection;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

  private static Replay replay(Variant variant, String text) {
    return Replay.of(PdnReaderTest.read(text).get(0), variant);
  }

  private static Replay international(String text) {
    return replay(TestVariants.INTERNATIONAL, text);
  }

  private static List<String> moves(Replay replay) {
    return replay.moves().stream()
        .map(move -> MoveText.full(replay.variant(), move))
        .collect(Collectors.toList());
  }

  @Test
  void numbersAreDecoration() {
    Replay replay = international("7. 32-28 18-23 1. 38-32 12-18 *");

    assertThat(replay.isLegal()).isTrue();
    assertThat(replay.moves()).hasSize(4);
    assertThat(replay.problems()).isEmpty();
  }

  @Test
  void theFirstIllegalMoveIsNamedWithItsReason() {
    Replay replay = international("[A \"1\"]\n1. 32-28 18-23\n2. 28-32 17-21 *");

    assertThat(replay.isLegal()).isFalse();
    assertThat(replay.moves()).hasSize(2);
    assertThat(replay.illegalPlies()).isEqualTo(1);
    assertThat(replay.problems()).hasSize(1);
    PdnProblem problem = replay.problems().get(0);
    assertThat(problem.toString()).startsWith("3:4: game 1, ply 3: `28-32` is not legal: ");
  }

  /** Two captures from 4 to 15 leave different boards; a later move needs the piece that only one of them spares. */
  @ParameterizedTest
  @CsvSource({"32-38, 4x31x42x15", "37-42, 4x27x38x15"})
  void anAmbiguousCaptureIsSettledByWhatFollows(String next, String route) {
    Replay replay = international("[FEN \"W:WK4:B13,32,37,20\"]\n1. 4x15 " + next + " *");

    assertThat(moves(replay)).startsWith(route);
    assertThat(replay.settledPlies()).isEqualTo(1);
    assertThat(replay.unsettledPlies()).isZero();
    assertThat(replay.isLegal()).isTrue();
    assertThat(replay.canonical().moves().moves().get(0).text()).isEqualTo(route);
  }

  /** The position of a played game in which the first fitting capture breaks the game. */
  @Test
  void theFirstMatchIsNotTakenWhereItBreaksTheGame() {
    Replay replay = international(
        "[FEN \"W:W32,K36,37,38,42,45,47:B3,6,8,11,12,14,19,27,34\"]\n1. 36x16 12-18 *");

    assertThat(moves(replay)).startsWith("36x13x2x16");
    assertThat(replay.settledPlies()).isEqualTo(1);
  }

  @Test
  void anAmbiguityThatNothingSettlesIsReported() {
    Replay replay = international("[FEN \"W:WK4:B13,32,37,20\"]\n1. 4x15 *");

    assertThat(replay.unsettledPlies()).isEqualTo(1);
    assertThat(replay.settledPlies()).isZero();
    assertThat(replay.problems()).hasSize(1);
    assertThat(replay.problems().get(0).sentence()).contains("`4x15` fits several moves");
  }

  /** Straight to h2 over g3, or round by a5, d2 and f4, taking four: other programs write both with two squares. */
  @Test
  void twoSquaresAreAWholeWayUnlessWhatFollowsFitsALongerOne() {
    String fen = "[FEN \"W:WKc7:Ba7,b2,b6,c3,e3,g3\"]\n";

    Replay straight = replay(TestVariants.RUSSIAN, fen + "1. c7:h2 b6-c5 *");
    Replay round = replay(TestVariants.RUSSIAN, fen + "1. c7:h2 a7-b6 *");

    assertThat(moves(straight)).containsExactly("c7:h2", "b6-c5");
    assertThat(straight.settledPlies()).isZero();
    assertThat(moves(round)).containsExactly("c7:a5:d2:f4:h2", "a7-b6");
    assertThat(round.settledPlies()).isEqualTo(1);
    assertThat(round.problems()).isEmpty();
  }

  @Test
  void capturesToldHopByHopAreOneMove() {
    Replay replay = international("[FEN \"W:W26:B12,K21,2\"]\n1. 26x17 17x8 1... 2x13 *");

    assertThat(moves(replay)).containsExactly("26x17x8", "2x13");
    assertThat(replay.problems()).isEmpty();
  }

  private static Variant international(UnaryOperator<CaptureRules> change) {
    RuleSet rules = TestVariants.INTERNATIONAL.rules();
    return Variant.of(rules.withCapture(change.apply(rules.capture())));
  }

  @Test
  void aHopThatCouldHaveBeenTheWholeCaptureIsGoneOnWith() {
    Variant variant = international(
        rules -> rules.with(Continuation.MAY_STOP).with(CaptureSelection.FREE_CHOICE));

    Replay whole = replay(variant, "[FEN \"W:W26:B12,K21,1\"]\n1. 26x17 17x8 1... 1-6 *");
    Replay stopped = replay(variant, "[FEN \"W:W26:B12,K21,1\"]\n1. 26x17 1... 12x21 *");

    assertThat(moves(whole)).containsExactly("26x17x8", "1-6");
    assertThat(moves(stopped)).containsExactly("26x17", "12x21");
    assertThat(whole.problems()).isEmpty();
  }

  @Test
  void aCaptorThatHasGoneOverMovesOnInItsOwnMove() {
    Variant variant = international(rules -> rules.with(Captor.CHANGES_SIDE));

    for (String moves : List.of("26x17 17-22", "a5xc7 c7-d6")) {
      Replay replay = replay(variant, "[FEN \"W:W26:B21,1\"]\n1. " + moves + " *");

      assertThat(moves(replay)).containsExactly("26x17", "17-22");
    }
  }

  @Test
  void aCaptureThatIsOnlyBegunIsCompletedWhereItIsForced() {
    Replay replay = international("[FEN \"W:W26:B12,K21,2\"]\n1. 26x17 2x13 *");

    assertThat(moves(replay)).containsExactly("26x17x8", "2x13");
  }

  @Test
  void variationsArePlayedToo() {
    Replay replay = international("1. 32-28 (1. 32-27 18-23 2. 27-32) 18-23 *");

    assertThat(replay.isLegal()).isTrue();
    assertThat(replay.problems()).hasSize(1);
    assertThat(replay.problems().get(0).sentence()).startsWith("`27-32` is not legal");
    assertThat(replay.problems().get(0).ply()).isEqualTo(3);
  }

  @Test
  void leadingZerosNestedVariationsAndAStartAreReplayed() {
    Replay replay = international("""
        [FEN "W:W29,31,32,34,36,37,40,41,42,43:B3,8,9,12,16,17,18,19,20,26"]
        1. 32-27 17-22 (1... 17-21 2. 40-35 21x32 3. 37x28 26x30 4. 35x02 (4. 35x04)) 2. 37-32
        26x30 3. 40-35 22x31 4. 35x04
        """);

    assertThat(replay.problems()).isEmpty();
    assertThat(replay.moves()).hasSize(7);
    Move last = replay.moves().get(6);
    assertThat(last.to()).hasToString("4");
  }

  @Test
  void aStartByNumbersServesAGameByLetters() {
    Replay replay = replay(
        TestVariants.RUSSIAN,
        "[FEN \"W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12.\"]\n"
            + "1. c3-d4 d6-e5 2. b2-c3 e7-d6 3. e3-f4 b6-a5 4. f2-e3 c7-b6 5. c1-b2 b6-c5 6. d4:b6 *");

    assertThat(replay.problems()).isEmpty();
    assertThat(replay.start()).contains(TestVariants.RUSSIAN.start());
    assertThat(moves(replay)).endsWith("d4:b6");
  }

  @Test
  void movesByNumbersServeAGameByLetters() {
    assertThat(moves(replay(TestVariants.RUSSIAN, "1. 22-18 11-15 *")))
        .containsExactly("c3-d4", "f6-e5");
  }

  @Test
  void aStartThatIsNoneIsReported() {
    Replay replay = international("[FEN \"W:W4:B49\"]\n1. 4x15 *");

    assertThat(replay.start()).isEmpty();
    assertThat(replay.isLegal()).isFalse();
    assertThat(replay.problems().get(0).sentence()).contains("man of White stands on 4");
    assertThatThrownBy(replay::game).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void movesThatAreNoneAreReported() {
    Replay replay = replay(TestVariants.RUSSIAN, "1. a1-a5 a7-h4 *");

    assertThat(replay.illegalPlies()).isEqualTo(1);
    assertThat(replay.moves()).isEmpty();
    assertThat(replay.problems().get(0).ply()).isEqualTo(1);
  }

  @Test
  void aGameIsWrittenAndReplayedToTheSameGame() {
    Game game = Game.from(TestVariants.INTERNATIONAL.position(
        Fen.read(TestVariants.INTERNATIONAL.board(), "B:WK4:B13,32,37,20")));
    game = game.play(MoveText.read(game.position(), "13-18")).resign(Side.WHITE);

    PdnGame written = PdnGames.of(game, List.of(new Tag("Event", "Test")));
    Replay replay = international(PdnWriter.toString(written));

    assertThat(PdnWriter.toString(written)).isEqualTo("""
        [Event "Test"]
        [GameType "20,W,10,10,N2,0"]
        [Result "0-1"]
        [SetUp "1"]
        [FEN "B:WK4:B13,20,32,37"]

        1... 13-18 0-1

        """);
    assertThat(replay.game().position()).isEqualTo(game.position());
    assertThat(replay.game().outcome().map(Outcome::reason)).isEmpty();
  }

  @Test
  void aGameThatWasGoneOnWithKeepsItsPast() {
    String begun = "W:WK46,K28:BK1,K5:R2=W/WK28,K46/BK1,K5";
    Game game = GameFen.read(TestVariants.INTERNATIONAL, begun).game();
    game = game.play(MoveText.read(game.position(), "28-32"));

    String written = PdnWriter.toString(PdnGames.of(game, List.of()));
    Game read = international(written).game();

    assertThat(written).contains("[FEN \"W:WK28,K46:BK1,K5:R2=W/WK28,K46/BK1,K5\"]");
    assertThat(read.history()).isEqualTo(game.history());
    assertThat(read.history().stood()).containsEntry(game.start(), 2);
  }

  @ParameterizedTest
  @CsvSource({"/, *, 32-28 23x32", "->, ., 32-28 23x32", "–, :, 32–28 23:32"})
  void aGameHasSignsThatFilesAreReadBy(String step, String capture, String moves) {
    Variant variant = TestVariants.withSigns(step, capture);
    Game game = Game.from(variant.position(Fen.read(variant.board(), "W:W32:B23,7")));
    game = game.play(MoveText.read(game.position(), "32-28"));
    game = game.play(MoveText.read(game.position(), "23x32"));

    String written = PdnWriter.toString(PdnGames.of(game, List.of()));
    Replay replay = replay(variant, written);

    assertThat(written).contains("1. " + moves);
    assertThat(replay.problems()).isEmpty();
    assertThat(replay.game()).isEqualTo(game);
    assertThat(PdnWriter.toString(replay.canonical())).isEqualTo(written);
  }

  @Test
  void countersOfOtherProgramsAreNoHistory() {
    Replay replay =
        international("[GameType \"20\"]\n[FEN \"W:WK46:BK1:C1,2,3,4,5:H0:F1\"]\n\n1. 46-41 *\n");

    assertThat(replay.isLegal()).isTrue();
    assertThat(replay.game().repetitions()).isEqualTo(1);
  }

  @Test
  void aVariantWithoutNumberIsNamed() {
    PdnGame written = PdnGames.of(Game.of(TestVariants.UNNUMBERED), List.of());
    VariantFinder finder = VariantFinder.among(
        List.of(TestVariants.INTERNATIONAL, TestVariants.UNNUMBERED, TestVariants.RUSSIAN));

    assertThat(written.tag("Variant")).contains("Village Draughts");
    assertThat(written.tag("GameType")).isEmpty();
    assertThat(finder.find(written)).contains(TestVariants.UNNUMBERED);
    assertThat(finder.find(PdnReaderTest.read("[GameType \"25\"] *").get(0)))
        .contains(TestVariants.RUSSIAN);
    assertThat(finder.find(PdnReaderTest.read("[GameType \"99\"] *").get(0))).isEmpty();
  }

  // ---- Positions set up between moves ----

  private static final String SET_UP = "1. 32-28 19-23 (1... 18-23 /W:W32,38:B12,28/ 2. 32x23)"
      + " 2. 28x19 /B:WK4:B12, 40/ 12-17 3. 4-15 *";

  @Test
  void aPositionSetUpBetweenMovesIsPlayedOn() {
    PdnGame game = new PdnReader(new StringReader(SET_UP)).next();
    Replay replay = Replay.of(game, TestVariants.INTERNATIONAL);

    assertThat(game.moves().moves().get(3).setup()).contains("B:WK4:B12,40");
    assertThat(replay.problems()).isEmpty();
    assertThat(replay.moves()).hasToString("[32-28, 19-23, 28x19, 12-17, 4-15]");
    assertThat(replay.game().moves()).hasToString("[12-17, 4-15]");
  }

  @Test
  void aPositionSetUpBetweenMovesIsWrittenAgain() {
    PdnGame game = new PdnReader(new StringReader(SET_UP)).next();
    String once = PdnWriter.toString(Replay.of(game, TestVariants.INTERNATIONAL).canonical());
    PdnGame again = new PdnReader(new StringReader(once)).next();

    assertThat(once.replace('\n', ' '))
        .contains("/B:WK4:B12,40/ 2... 12-17", "/W:W32,38:B12,28/ 2. 32x23");
    assertThat(PdnWriter.toString(Replay.of(again, TestVariants.INTERNATIONAL).canonical()))
        .isEqualTo(once);
  }

  @Test
  void aPositionSetUpThatIsNoneIsReported() {
    PdnGame game = new PdnReader(new StringReader("1. 32-28 /B:W4:B49/ 19-23 2. 31-27 *")).next();
    Replay replay = Replay.of(game, TestVariants.INTERNATIONAL);

    assertThat(replay.moves()).hasSize(1);
    assertThat(replay.isLegal()).isFalse();
    assertThat(replay.problems()).singleElement().satisfies(problem -> {
      assertThat(problem.ply()).isEqualTo(2);
      assertThat(problem.sentence()).contains("The position set up here is none", "stands on 4");
    });
  }

  // ---- Signs ----

  @ParameterizedTest
  @ValueSource(chars = {'-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'})
  void everyDashStandsForAStep(char dash) {
    assertThat(international("1. 32" + dash + "28 18" + dash + "23 *").problems())
        .isEmpty();
  }

  // ---- What the rules cannot judge ----

  /** International draughts with a hook that fails as soon as White has a man on 28. */
  private static final Variant FAILING = Variant.of(TestVariants.INTERNATIONAL
      .rules()
      .withHooks(HookRules.NONE.withPermit(List.of(new HookRule<>(
          "fails", "test", (position, move) -> {
            if (position.enemyMen().contains(position.board().square("28").index())) {
              throw new HookFailure("The hook is broken.");
            }
            return true;
          })))));

  @Test
  void aHookThatFailsStopsItsGameAtTheMove() {
    Replay replay = replay(FAILING, "[A \"1\"]\n1. 31-27 20-25\n2. 33-28 18-23 3. 39-33 *");

    assertThat(replay.problems()).singleElement().satisfies(problem -> {
      assertThat(problem.line()).isEqualTo(3);
      assertThat(problem.column()).isEqualTo(10);
      assertThat(problem.ply()).isEqualTo(4);
      assertThat(problem.sentence()).isEqualTo("`18-23` cannot be judged: The hook is broken.");
    });
    assertThat(replay.moves()).hasSize(3);
    assertThat(replay.isLegal()).isFalse();
    assertThat(replay.canonical().moves().moves()).hasSize(5);
  }

  @Test
  void aHookThatFailsInAVariationLeavesTheGameWhole() {
    Replay replay = replay(FAILING, "1. 31-27 (1. 32-28 18-23) 20-25 *");

    assertThat(replay.isLegal()).isTrue();
    assertThat(replay.problems())
        .singleElement()
        .satisfies(
            problem -> assertThat(problem.sentence()).startsWith("`18-23` cannot be judged"));
  }

  @Test
  void aHookThatFailsAtTheStartIsAProblemOfTheStart() {
    Replay replay = replay(FAILING, "[FEN \"B:W28:B1\"]\n1... 1-6 *");

    assertThat(replay.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.sentence())
            .isEqualTo("The start cannot be judged: The hook is broken."));
  }
}

package org.damier.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.Games;
import org.damier.Outcome;
import org.damier.Perft;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Forces;
import org.damier.rules.Material;
import org.damier.rules.MoveNotation;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StorageTest {

  private static final Variant INTERNATIONAL = Variant.of(Games.international());

  static Stream<RuleSet> rules() {
    RuleSet international = Games.international();
    RuleSet numbered = new RuleSet(
        "Named \"so\" | \\ – ½ \n",
        international.board(),
        international.start(),
        Side.BLACK,
        international.man(),
        international.king(),
        international.capture(),
        List.of(international.endings().get(0)),
        new MoveNotation("–", ":", OptionalInt.of(20)),
        international.hooks());
    RuleSet gaits = new RuleSet(
        "All gaits",
        international.board(),
        international.start(),
        international.first(),
        new PieceRules(
            List.of(
                new Movement.Step(Directions.of(DirectionWord.FORWARD)),
                new Movement.Slide(Directions.of(DirectionWord.SIDEWAYS, DirectionWord.ANY)),
                new Movement.Line(Directions.of(DirectionWord.DIAGONAL)),
                new Movement.Leap(Directions.ANY),
                new Movement.Vault(Directions.ANY)),
            international.man().captures(),
            international.man().promotion()),
        international.king(),
        international.capture(),
        international.endings(),
        international.notation(),
        international.hooks());
    Forces onDiagonal = Forces.exactly(0, 1).on(Zone.longDiagonal(international.board()));
    RuleSet rare = new RuleSet(
        "Rare rules",
        international.board(),
        international.start(),
        international.first(),
        international.man(),
        new PieceRules(
            international.king().moves(),
            international.king().captures(),
            Optional.empty(),
            Optional.of(new Rest(3, true))),
        new CaptureRules(
            CaptureRules.Duty.MANDATORY,
            CaptureRules.Continuation.COMPULSORY,
            new CaptureSelection(List.of(new Criterion.Value(100, 199, 100))),
            CaptureRules.Removal.AT_END_OF_MOVE,
            CaptureRules.Reversal.ALLOWED),
        List.of(
            new Ending(new Condition.NoMove(), Ending.Verdict.LOSES),
            clock(new Material(List.of(Forces.pieces(3)), onDiagonal)),
            clock(new Material(
                List.of(Forces.withKing()), Forces.withKing(), new Forces.Range(4, 5)))),
        international.notation(),
        international.hooks());
    return Stream.of(international, numbered, gaits, rare, Games.russian());
  }

  private static Ending clock(Material material) {
    return new Ending(
        new Condition.Clock(
            5, Condition.Quality.WITHOUT_CAPTURE_OR_PROMOTION, Optional.of(material)),
        Ending.Verdict.DRAWS);
  }

  // ---- Rules ----

  @ParameterizedTest
  @MethodSource("rules")
  void rulesComeBackAsTheyWere(RuleSet rules) {
    String text = StoredRules.write(rules);

    assertThat(StoredRules.read(text)).isEqualTo(rules);
    assertThat(StoredRules.write(StoredRules.read(text))).isEqualTo(text);
  }

  @Test
  void aVariantThatComesBackPlaysTheSame() {
    Variant read = StoredRules.variant(StoredRules.write(Games.international()));

    assertThat(Perft.count(read.start(), 5)).isEqualTo(27117);
  }

  @Test
  void hooksCannotBeStored() {
    assertThatThrownBy(() -> StoredRules.write(Games.dameo()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("programs (hooks), which cannot be stored");
  }

  @Test
  void damageAnywhereIsNoticed() {
    String text = StoredRules.write(Games.international());
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 500; i++) {
      int at = random.nextInt(text.length() - 1);
      char other = (char) ('!' + random.nextInt(90));
      String damaged = i % 3 == 0
          ? text.substring(0, at)
          : i % 3 == 1
              ? text.substring(0, at) + text.substring(at + 1)
              : text.substring(0, at) + other + text.substring(at + 1);
      if (!damaged.equals(text)) {
        assertThatThrownBy(() -> StoredRules.read(damaged))
            .as(damaged)
            .isInstanceOf(StorageException.class)
            .hasMessageStartingWith("The compiled rules ");
      }
    }
  }

  @Test
  void anotherVersionIsRefusedByName() {
    String text =
        StoredRules.write(Games.international()).replace("\"version\":1", "\"version\":2");

    assertThatThrownBy(() -> StoredRules.read(text))
        .hasMessageContaining("stored in version 2 of the format; this program reads version 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{}", "[]", "null", "hello", "{\"format\":\"x\"}", "{\"a\":1}{", "{\"a\":1.5}"
      })
  void whatIsNoRulesIsRefused(String text) {
    assertThatThrownBy(() -> StoredRules.read(text)).isInstanceOf(StorageException.class);
  }

  @Test
  void deepTextsAreRefused() {
    assertThatThrownBy(() -> StoredRules.read("[".repeat(100_000)))
        .isInstanceOf(StorageException.class)
        .hasMessageContaining("nested too deeply");
  }

  @Test
  void theHashKnowsEveryChange() {
    RuleSet one = Games.international();
    RuleSet other = new RuleSet(
        one.name(),
        one.board(),
        one.start(),
        one.first(),
        one.man(),
        one.king(),
        one.capture(),
        Stream.concat(
                one.endings().stream(),
                Stream.of(new org.damier.rules.Ending(new Condition.Repetition(5), Verdict.DRAWS)))
            .toList(),
        one.notation(),
        one.hooks());

    assertThat(StoredRules.hash(one))
        .matches("[0-9a-f]{32}")
        .isEqualTo(StoredRules.hash(Games.international()))
        .isNotEqualTo(StoredRules.hash(other));
  }

  // ---- Games ----

  private static Game game(String... moves) {
    Game game = Game.of(INTERNATIONAL);
    for (String move : moves) {
      game = game.play(MoveText.read(game.position(), move));
    }
    return game;
  }

  static Stream<Game> games() {
    Game some = game("32-28", "18-23", "38-32", "12-18");
    return Stream.of(
        Game.of(INTERNATIONAL),
        some,
        some.agreeDraw(),
        some.resign(Side.WHITE),
        some.adjudicate(new Outcome(
            Optional.of(Side.BLACK), Outcome.Reason.ADJUDICATION, "White left the room.")),
        some.adjudicate(
            new Outcome(Optional.empty(), Outcome.Reason.ADJUDICATION, "The light went out.")),
        Game.from(Games.position(Games.international(), "B:WK4:B13,20,32,37")),
        Game.of(INTERNATIONAL).onClaim(),
        Game.of(INTERNATIONAL).onClaim().resign(Side.BLACK),
        toAndFro(3),
        toAndFro(3).claim());
  }

  /** A game on claim in which a position has stood once more than so many times. */
  private static Game toAndFro(int rounds) {
    Game game =
        Game.from(Games.position(Games.international(), "W:WK46,K36:BK45,K15")).onClaim();
    for (int round = 0; round < rounds; round++) {
      for (String move : List.of("46-41", "15-20", "41-46", "20-15")) {
        game = game.play(MoveText.read(game.position(), move));
      }
    }
    return game;
  }

  @ParameterizedTest
  @MethodSource("games")
  void gamesComeBackFromTextAndJson(Game game) {
    StoredGame stored = new StoredGame(game);

    StoredGame fromText = StoredGame.read(INTERNATIONAL, stored.toText());
    StoredGame fromJson = StoredGame.read(INTERNATIONAL, stored.toJson());

    assertThat(fromText.game()).isEqualTo(game);
    assertThat(fromJson.game()).isEqualTo(game);
    assertThat(fromText.toText()).isEqualTo(stored.toText()).doesNotContain("\n");
    assertThat(fromJson.toJson()).isEqualTo(stored.toJson());
    assertThat(StoredGame.rulesOf(stored.toText())).isEqualTo(RulesIdentity.of(INTERNATIONAL));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a | b", "100 %7C", "one\ntwo\r\n", " blanks ", "\"quoted\" \\ \t", ""})
  void whatAnArbiterSaysComesBackToTheLetter(String sentence) {
    Game game = game("32-28")
        .adjudicate(new Outcome(Optional.empty(), Outcome.Reason.ADJUDICATION, sentence));
    StoredGame stored = new StoredGame(game);

    assertThat(StoredGame.read(INTERNATIONAL, stored.toText())).isEqualTo(stored);
    assertThat(StoredGame.read(INTERNATIONAL, stored.toJson())).isEqualTo(stored);
    assertThat(stored.toText().lines()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"|, x", "->, *", "' ', :", "~, '| |'"})
  void aGameComesBackWhateverTheSignsOfItsMovesAre(String step, String capture) {
    Variant variant = Variant.of(Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .notation(new MoveNotation(step, capture))
        .build());
    Game game = Game.from(variant.position(Fen.read(variant.board(), "W:W32:B23,7")));
    for (String move : List.of("32-28", "23x32")) {
      game = game.play(MoveText.read(game.position(), move));
    }
    StoredGame stored = new StoredGame(game);

    assertThat(StoredGame.read(variant, stored.toText())).isEqualTo(stored);
    assertThat(StoredGame.read(variant, stored.toJson())).isEqualTo(stored);
  }

  @Test
  void aHalfMadeMoveComesBack() {
    Game game = Game.from(Games.position(Games.international(), "W:WK4:B13,20,32,37"));
    StoredGame stored =
        new StoredGame(game, List.of(Games.BOARD_50.square("4"), Games.BOARD_50.square("27")));

    assertThat(StoredGame.read(INTERNATIONAL, stored.toText())).isEqualTo(stored);
    assertThat(StoredGame.read(INTERNATIONAL, stored.toJson()).builder().unique())
        .map(Move::toString)
        .contains("4x27x38x15");
  }

  @Test
  void aGameKnowsThatItsRulesHaveChanged() {
    String text = new StoredGame(game("32-28")).toText();
    RuleSet changed = Games.internationalPlay().noMove(Verdict.LOSES).build();

    assertThatThrownBy(() -> StoredGame.read(Variant.of(changed), text))
        .isInstanceOf(StorageException.class)
        .hasMessage("The rules of International draughts have changed since the game was stored.");
    assertThat(StoredGame.readByOtherRules(Variant.of(changed), text).game().moves())
        .hasSize(1);
    assertThatThrownBy(() -> StoredGame.read(Variant.of(Games.russian()), text))
        .hasMessageContaining("The game is one of International draughts, not of ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "damier-game 2|x|y|z||",
        "damier-game 1|x",
        "{\"format\":\"damier-game\",\"version\":9}",
        "W:W31:B1",
        "{\"format\":\"damier-game\""
      })
  void whatIsNoStoredGameIsRefused(String text) {
    assertThatThrownBy(() -> StoredGame.read(INTERNATIONAL, text))
        .isInstanceOf(StorageException.class);
  }

  @Test
  void anIllegalMoveInAStoredGameIsRefused() {
    String text = new StoredGame(game("32-28")).toText().replace("32-28", "32-27x31");

    assertThatThrownBy(() -> StoredGame.read(INTERNATIONAL, text))
        .isInstanceOf(StorageException.class)
        .hasMessageStartingWith("The stored game cannot be played: ");
  }
}

package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Landing;
import org.damier.rules.Material;
import org.damier.rules.Movement;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What clauses mean, as parts of the rule model. */
final class VariantCompilerTest {

  private static RuleSet rules(String changes) {
    Compilation compilation = TestSources.compile("variant \"Mine\" extends field\n" + changes);
    assertThat(compilation.report()).isEmpty();
    return compilation.rules().orElseThrow();
  }

  private static SquareSet squares(RuleSet rules, String... names) {
    return SquareSet.of(Arrays.stream(names).map(rules.board()::square).toList());
  }

  @Test
  void wordsSideBySideNarrowAndACommaAdds() {
    assertThat(rules("piece man moves step forward orthogonal, sideways").man().moves())
        .containsExactly(
            new Movement.Step(Directions.of(DirectionWord.FORWARD, DirectionWord.ORTHOGONAL)
                .plus(Directions.of(DirectionWord.SIDEWAYS))));
  }

  @Test
  void mannersAreJoinedByAnd() {
    assertThat(rules("piece king captures jump diagonal and fly orthogonal, landing next")
            .king()
            .captures())
        .containsExactly(
            new CaptureManner.Jump(Directions.of(DirectionWord.DIAGONAL)),
            new CaptureManner.Fly(Directions.of(DirectionWord.ORTHOGONAL), Landing.NEXT));
  }

  @Test
  void everyLandingHasItsWords() {
    assertThat(landing("anywhere")).isEqualTo(Landing.ANYWHERE);
    assertThat(landing("next")).isEqualTo(Landing.NEXT);
    assertThat(landing("where it can continue")).isEqualTo(Landing.WHERE_IT_CAN_CONTINUE);
    assertThat(landing("anywhere but next to a king taken last"))
        .isEqualTo(Landing.NEXT_AFTER_LAST_KING);
    assertThat(landing("anywhere but next to a king taken last of several"))
        .isEqualTo(Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL);
  }

  private static Landing landing(String words) {
    RuleSet rules = rules("piece king captures fly orthogonal, landing " + words);
    return ((CaptureManner.Fly) rules.king().captures().get(0)).landing();
  }

  @Test
  void victimsMayBeOfOneRankOnly() {
    assertThat(rules("piece man captures jump any, over men only").man().captures())
        .extracting(CaptureManner::victims)
        .containsExactly(Set.of(Rank.MAN));
  }

  @Test
  void everyTimingOfPromotionHasItsWords() {
    assertThat(timing("at once, stopping")).isEqualTo(Promotion.Timing.AT_ONCE_STOPPING);
    assertThat(timing("at once, continuing")).isEqualTo(Promotion.Timing.AT_ONCE_CONTINUING);
    assertThat(rules("piece man promotes never").man().promotion()).isEmpty();
  }

  private static Promotion.Timing timing(String words) {
    return rules("piece man promotes to king on last row, " + words)
        .man()
        .promotion()
        .orElseThrow()
        .timing();
  }

  @Test
  void promotionSquaresAreThoseOfEachSide() {
    RuleSet rules =
        rules("piece man promotes to king on white h8 g8, black rotated, at end of move");
    Promotion promotion = rules.man().promotion().orElseThrow();

    assertThat(promotion.zone().of(Side.WHITE)).isEqualTo(squares(rules, "g8", "h8"));
    assertThat(promotion.zone().of(Side.BLACK)).isEqualTo(squares(rules, "a1", "b1"));
  }

  @Test
  void criteriaStandInTheirOrder() {
    assertThat(rules("capture majority value man 2, king 3, then king soonest, then by king")
            .capture()
            .selection())
        .isEqualTo(new CaptureSelection(List.of(
            new Criterion.Value(2, 3), Criterion.Tally.KING_SOONEST, Criterion.Tally.BY_KING)));
  }

  @Test
  void aClauseReplacesTheParentsOfTheSameName() {
    CaptureRules capture = rules("capture optional single jump majority none").capture();

    assertThat(capture.duty()).isEqualTo(CaptureRules.Duty.OPTIONAL);
    assertThat(capture.continuation()).isEqualTo(CaptureRules.Continuation.SINGLE_JUMP);
    assertThat(capture.selection()).isEqualTo(CaptureSelection.FREE_CHOICE);
    assertThat(capture.removal()).isEqualTo(CaptureRules.Removal.AT_END_OF_MOVE);
  }

  @Test
  void aReplacedEndingKeepsItsPlaceAndNewOnesFollow() {
    assertThat(rules("ending king wins no move wins").endings())
        .extracting(Ending::condition)
        .hasExactlyElementsOfTypes(
            Condition.NoMove.class,
            Condition.Repetition.class,
            Condition.Clock.class,
            Condition.Balance.class);
  }

  @Test
  void anEndingThatPlaysOnIsGone() {
    assertThat(rules("ending repetition plays on").endings())
        .extracting(Ending::condition)
        .hasExactlyElementsOfTypes(Condition.NoMove.class, Condition.Clock.class);
  }

  @Test
  void kindsThatABalanceDoesNotNameAreAbsentUnlessPiecesAreCounted() {
    assertThat(rules("ending 2 to 3 kings against 1 man wins 4 or more pieces 1 king draws")
            .endings())
        .contains(
            new Ending(
                new Condition.Balance(new Material(
                    List.of(new Forces(
                        Forces.Range.exactly(0), new Forces.Range(2, 3), Forces.Range.ANY)),
                    Forces.exactly(1, 0))),
                Ending.Verdict.WINS),
            new Ending(
                new Condition.Balance(new Material(
                    List.of(new Forces(
                        Forces.Range.ANY, Forces.Range.exactly(1), Forces.Range.atLeast(4))),
                    Forces.ANY)),
                Ending.Verdict.DRAWS));
  }

  @Test
  void aSingletonIsOnePieceOfEitherRank() {
    assertThat(rules("ending singleton loses").endings())
        .contains(new Ending(
            new Condition.Balance(new Material(List.of(Forces.pieces(1)), Forces.ANY)),
            Ending.Verdict.LOSES));
  }

  /** However it is put, a balance has one ending: else a parent's would hold beside the one that is meant to replace it. */
  @ParameterizedTest
  @CsvSource({
    "singleton, 1 piece",
    "1 piece, singleton",
    "1 king or 2 men, 2 men or 1 king",
    "1 man 2 kings against 1 king, 2 kings 1 man against 1 king"
  })
  void aBalancePutOtherwiseReplacesTheParents(String parent, String child, @TempDir Path folder)
      throws IOException {
    Files.writeString(
        folder.resolve("base.draughts"),
        "variant \"Base\" extends field ending " + parent + " loses");
    Path file = Files.writeString(
        folder.resolve("child.draughts"),
        "variant \"Child\" extends base ending " + child + " draws");

    Compilation compilation = TestSources.compile(Source.ofFile(file));

    assertThat(compilation.report()).isEmpty();
    assertThat(compilation.rules().orElseThrow().endings().stream()
            .filter(ending -> ending.condition() instanceof Condition.Balance)
            .map(Ending::verdict))
        .containsExactly(Ending.Verdict.DRAWS);
  }

  @Test
  void lineEndsAndIndentationMeanNothing() {
    RuleSet spread = rules("capture\n\n\tmajority\n  most\n\tkings\n");

    assertThat(rules("capture majority most kings")).isEqualTo(spread);
    assertThat(rules("capture\r\nmajority most kings\r\n")).isEqualTo(spread);
    assertThat(rules("capture // after\rmajority most kings // a comment")).isEqualTo(spread);
  }

  @Test
  void aByteOrderMarkIsNoMistake() {
    assertThat(TestSources.compile("\uFEFFvariant \"Mine\" extends field").report())
        .isEmpty();
  }

  @Test
  void aPictureReplacesTheParentsListsAndListsThePicture() {
    String picture = """
        setup
        \"""
        . . . . . . . .
        . b . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        w . . . . . . .
        \"""
        """;
    RuleSet pictured = rules(picture);

    assertThat(pictured.start().of(Side.WHITE)).isEqualTo(squares(pictured, "a1"));
    assertThat(pictured.start().of(Side.BLACK)).isEqualTo(squares(pictured, "b7"));
  }

  @Test
  void hooksOfAKindReplaceTheParents(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("base.draughts"), """
        variant "Base" extends field
        play
          hook permit "one" ```groovy
            return true
          ```
          hook permit "two" from "two.groovy"
        """);
    Files.writeString(folder.resolve("two.groovy"), "return true");
    Path child = folder.resolve("child.draughts");

    Files.writeString(child, "variant \"Child\" extends base\n");
    assertThat(TestSources.compile(Source.ofFile(child))
            .rules()
            .orElseThrow()
            .hooks()
            .permit())
        .extracting(hook -> hook.sentence() + " " + hook.origin())
        .containsExactly("one base.draughts", "two two.groovy");

    Files.writeString(child, "variant \"Child\" extends base play hook permit none\n");
    assertThat(TestSources.compile(Source.ofFile(child))
            .rules()
            .orElseThrow()
            .hooks()
            .isEmpty())
        .isTrue();
  }

  @Test
  void aFileBesideMayBeTheParent(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("base.draughts"), "variant \"Base\" extends field capture majority none");
    Path child = folder.resolve("child.draughts");
    Files.writeString(child, "variant \"Child\" extends base");

    Compilation compilation = TestSources.compile(Source.ofFile(child));

    assertThat(compilation.report()).isEmpty();
    assertThat(compilation.rules().orElseThrow().capture().selection())
        .isEqualTo(CaptureSelection.FREE_CHOICE);
  }

  @Test
  void aTrustedTextRunsItsHooksUnderAnyPolicy() {
    Source source = Source.of(
        "mine",
        "variant \"Mine\" extends field play hook permit \"all\" ```groovy\nreturn true\n```");

    VariantCompiler compiler = VariantCompiler.with(TestSources.PARENTS).hooks(HookPolicy.NONE);

    assertThat(compiler.compile(source).rules()).isEmpty();
    assertThat(compiler.compile(source.trusted()).rules()).isPresent();
  }
}

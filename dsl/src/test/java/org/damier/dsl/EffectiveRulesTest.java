package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.damier.board.Board;
import org.damier.rules.HookRules;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EffectiveRulesTest {

  /** The clauses made from a model say the model again: nothing is lost on either way. */
  @ParameterizedTest
  @ValueSource(strings = {"plain", "field", "numbered", "whole", "hexes", "points"})
  void theClausesOfAModelSayTheModel(String name) {
    Compilation original = TestSources.compile(TestSources.PARENTS.find(name).orElseThrow());
    RuleSet rules = original.rules().orElseThrow();

    Compilation again = TestSources.compile(textOf(rules.name(), original.effectiveRules()));

    assertThat(again.report()).isEmpty();
    assertThat(again.rules().map(EffectiveRulesTest::withoutHooks)).contains(withoutHooks(rules));
  }

  private static RuleSet withoutHooks(RuleSet rules) {
    return new RuleSet(
        rules.name(),
        rules.board(),
        rules.start(),
        rules.first(),
        rules.man(),
        rules.king(),
        rules.capture(),
        rules.endings(),
        rules.notation(),
        HookRules.NONE);
  }

  /** A file of these rules, hooks left out. */
  private static String textOf(String name, List<EffectiveRule> rules) {
    StringBuilder text = new StringBuilder("variant \"" + name + "\"\n");
    for (EffectiveRule rule : rules) {
      if (!rule.clause().startsWith("hook ")) {
        text.append(rule.block().equals("board") ? "" : rule.block() + " ");
        text.append(rule.clause()).append('\n');
      }
    }
    return text.toString();
  }

  /** A piece that is alone is a singleton, and no men are no pieces where there are no kings. */
  @Test
  void anEndingInOtherWordsComesFromItsClause() {
    Compilation compilation = TestSources.compile("""
        variant "Mine" extends plain

        ending
          1 piece loses
          3 moves of 0 men 2 kings against 1 king draws
          0 men against 0 men draws
        """);

    assertThat(compilation.effectiveRules().stream()
            .filter(rule -> rule.block().equals("ending"))
            .skip(2)
            .map(EffectiveRule::origin))
        .containsExactly("test.draughts:4", "test.draughts:5", "test.draughts:6");
  }

  /** Who asks for the words later than for the rules hears of what the rules were made from. */
  @Test
  void aScriptIsTheOneThatWasCompiledThoughItsFileHasChanged(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("scripted.draughts");
    Path script = folder.resolve("all.groovy");
    Files.writeString(file, """
        variant "Scripted" extends field
        play
          hook permit "all" from "all.groovy"
        """);
    Files.writeString(script, "return true");
    Compilation compilation = TestSources.compile(Source.ofFile(file));

    Files.delete(script);

    assertThat(compilation.effectiveRules().stream()
            .flatMap(rule -> compilation.script(rule.part()).stream()))
        .containsExactly("return true");
  }

  @Test
  void aCompilationHasOneVariant() {
    Compilation compilation =
        TestSources.compile(TestSources.PARENTS.find("plain").orElseThrow());

    assertThat(compilation.variant().orElseThrow())
        .isSameAs(compilation.variant().orElseThrow());
  }

  @Test
  void everyRuleSaysWhereItComesFrom() {
    Compilation compilation = TestSources.compile("""
        variant "Mine" extends numbered

        capture
          majority none
        """);

    assertThat(compilation.effectiveRules().stream()
            .map(rule -> rule.clause() + " @ " + rule.origin()))
        .contains(
            "notation numbers, 1 at top left @ numbered.draughts:3",
            "majority none @ test.draughts:4",
            "removal at end of move @ plain.draughts:22",
            "must go on @ by default");
  }

  @Test
  void sentencesAreEnglish() {
    Compilation compilation =
        TestSources.compile(TestSources.PARENTS.find("whole").orElseThrow());

    assertThat(compilation.effectiveRules().stream().map(EffectiveRule::sentence))
        .contains(
            "The board has 10 columns and 8 rows; the dark squares are played on, with a dark"
                + " corner at White's right hand.",
            "White begins with 15 men, on its own rows 1-3.",
            "A man moves one square diagonally forward, or over any number of empty squares"
                + " sideways.",
            "A side that can capture need not.",
            "A capture may stop after any jump.",
            "Where there are several captures, one that takes most pieces, then one that takes"
                + " most by worth (a man 1, a king 2), then one that takes kings soonest must be"
                + " chosen.",
            "Between two jumps a piece may not turn back by 180 degrees.",
            "Black moves first.",
            "Kings stay where they are.",
            "A side with one piece left, man or king, loses at once.",
            "A side that has 1 or more kings against 1 man wins.",
            "A side that cannot move loses.",
            "25 moves of each side in a row made by kings only and without capture are a draw.");
  }

  @Test
  void oneMoveIsNoMoves() {
    Compilation compilation = TestSources.compile("""
        variant "Mine" extends field

        ending
          1 move without capture  draws
        """);

    assertThat(compilation.effectiveRules())
        .extracting(EffectiveRule::clause, EffectiveRule::sentence)
        .contains(tuple(
            "1 move without capture draws", "1 move of each side without capture is a draw."));
  }

  @Test
  void aPictureIsTheOriginOfAllPieces() {
    Compilation compilation = TestSources.compile("""
        variant "Mine" extends field

        setup
          \"""
          8  . . . . . . . .
          7  . b . . . . . .
          6  . . . . . . . .
          5  . . . . . . . .
          4  . . . . . . . .
          3  . . . . W . . .
          2  . . . . . . . .
          1  w w w w w w w w
             a b c d e f g h
          \"""
        """);

    assertThat(compilation.report()).isEmpty();
    assertThat(compilation.effectiveRules().stream()
            .filter(rule -> rule.block().equals("setup"))
            .map(rule -> rule.clause() + " @ " + rule.origin()))
        .containsExactly(
            "white man row 1 @ test.draughts:4",
            "white king e3 @ test.draughts:4",
            "black man b7 @ test.draughts:4");
  }

  @Test
  void theRuleThatAnAnswerCitesIsFound() {
    Compilation compilation = TestSources.compile("variant \"Mine\" extends numbered");

    assertThat(compilation.rule(RulePart.Kind.NOTATION.only()))
        .hasValueSatisfying(
            rule -> assertThat(rule.clause()).isEqualTo("notation numbers, 1 at top left"));
    assertThat(compilation.rule(RulePart.Kind.ENDING.at(77))).isEmpty();
  }

  @Test
  void thereAreNoneWhereThereIsAnError() {
    assertThat(TestSources.compile("variant \"Mine\"").effectiveRules()).isEmpty();
  }

  /** On 5 columns a1 and e1 are of one colour; on 6, a1 and f1 are of two. What is dark there is in the name. */
  @ParameterizedTest
  @CsvSource({
    "5, left, dark, true, true, left corner dark, dark corners at White's left and right hand",
    "5, right, dark, true, true, left corner dark, dark corners at White's left and right hand",
    "5, left, light, false, false, left corner light, light corners at White's left and right hand",
    "5, right, light, false, false, left corner light, light corners at White's left and right hand",
    "6, left, dark, true, false, left corner dark, a dark corner at White's left hand",
    "6, right, dark, false, true, right corner dark, a dark corner at White's right hand",
    "6, left, light, false, true, right corner dark, a dark corner at White's right hand",
    "6, right, light, true, false, left corner dark, a dark corner at White's left hand",
  })
  void theCornerThatIsSaidToBeDarkIsPlayedOn(
      int columns,
      String hand,
      String shade,
      boolean left,
      boolean right,
      String clause,
      String sentence) {
    String text = "variant \"Mine\" extends plain board " + columns + " x 8, dark squares, " + hand
        + " corner " + shade + " setup white man row 1 black man row 1";
    Compilation compilation = TestSources.compile(text);

    assertThat(compilation.report()).isEmpty();
    Board board = compilation.rules().orElseThrow().board();
    assertThat(board.find("a1").isPresent()).isEqualTo(left);
    assertThat(board.at(columns - 1, 0).isPresent()).isEqualTo(right);
    assertThat(compilation.effectiveRules().get(0).clause())
        .isEqualTo("board " + columns + " x 8, dark squares, " + clause);
    assertThat(compilation.effectiveRules().get(0).sentence()).endsWith(", with " + sentence + ".");
  }

  /** Black stands alike mirrored, as the parent has it, rotated and listed, but not where White begins elsewhere. */
  @Test
  void anotherImageIsNoRepetition() {
    String text = "variant \"Mine\" extends points setup black man ";

    assertThat(TestSources.compile(text + "rotated").report()).isEmpty();
    assertThat(TestSources.compile(text + "a5-e5").report()).isEmpty();
    assertThat(TestSources.compile(text + "mirrored").report()).contains("only repeats");
  }

  @ParameterizedTest
  @ValueSource(strings = {"black man rotated", "black man mirrored", "black man row 1"})
  void anImageIsQuotedAsItIs(String clause) {
    String text = "variant \"Mine\" extends points setup " + clause;

    assertThat(TestSources.compile(text).effectiveRules())
        .extracting(EffectiveRule::clause)
        .contains(clause);
  }
}

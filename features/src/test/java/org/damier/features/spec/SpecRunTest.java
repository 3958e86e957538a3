package org.damier.features.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.damier.Game;
import org.damier.Refusal;
import org.damier.board.Move;
import org.damier.features.world.RuleObserver;
import org.damier.notation.MoveText;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Features run in a program. */
class SpecRunTest {

  private static final String CHOICE = """
      Feature: Choosing

        @majority
        Scenario: Most pieces
          Given the "international" variant
          And the position "W:W28:B12,22,23,33"
          Then the legal moves are
            | 28x8 |

        @free
        Scenario: Freely
          Given the "international" variant
          And the position "W:W28:B12,22,23,33"
          Then "28x19" is not legal
          And there are 3 legal moves
      """;

  @TempDir
  private Path folder;

  @Test
  void everyScenarioHasAResult() throws IOException {
    Specs specs = specs(CHOICE);
    String rules = folder.resolve("rules.feature").toString();
    assertThat(specs.run().results())
        .extracting(SpecResult::name, SpecResult::place, SpecResult::status)
        .containsExactly(
            tuple("Most pieces", rules + ":4", SpecResult.Status.PASSED),
            tuple("Freely", rules + ":11", SpecResult.Status.FAILED));
  }

  @Test
  void aFailureNamesItsStep() throws IOException {
    assertThat(specs(CHOICE).tagged("@free").run().results())
        .singleElement()
        .satisfies(result -> assertThat(result.failure()).hasValueSatisfying(failure -> {
          assertThat(failure.step()).isEqualTo("And there are 3 legal moves");
          assertThat(failure.line()).isEqualTo(15);
          assertThat(failure.message()).startsWith("Expected 3 legal moves, found 1");
        }));
  }

  @Test
  void anotherVariantMayStandInForTheOneNamed() throws IOException {
    // Brazilian's board is smaller, so the position itself cannot be set up.
    assertThat(specs(CHOICE).run().variant(Variants.load("brazilian")).results())
        .noneMatch(SpecResult::passed);
    assertThat(
            specs(CHOICE).run().variant("russian", Variants.load("brazilian")).results())
        .extracting(SpecResult::passed)
        .containsExactly(true, false);
  }

  @Test
  void aVariantMayBeGivenToScenariosThatNameNone() throws IOException {
    String text = CHOICE.replace("    Given the \"international\" variant\n", "");
    assertThat(specs(text).run().results()).noneMatch(SpecResult::passed);
    assertThat(specs(text).run().variant(Variants.load("international")).results())
        .extracting(SpecResult::passed)
        .containsExactly(true, false);
  }

  @Test
  void aRunMayStopAtTheFirstFailure() throws IOException {
    Specs specs = specs(CHOICE.replace("28x8", "28x19"));
    assertThat(specs.run().results()).hasSize(2);
    assertThat(specs.run().stopAtFirstFailure().results()).hasSize(1);
  }

  @Test
  void anObserverSeesWhatTheRulesAnswered() throws IOException {
    List<String> seen = new ArrayList<>();
    specs(CHOICE).run().observer(recording(seen)).results();
    assertThat(seen)
        .containsSubsequence("listed 1", "allowed 28x8", "refused 28x19 BETTER_CAPTURE");
  }

  @Test
  void manyThreadsMayRunTheSameScenarios() throws IOException {
    Specs specs = specs(CHOICE);
    List<Boolean> passed = Collections.synchronizedList(new ArrayList<>());
    IntStream.range(0, 40).parallel().forEach(run -> {
      String variant = run % 2 == 0 ? "international" : "brazilian";
      List<SpecResult> results =
          specs.tagged("@majority").run().variant(Variants.load(variant)).results();
      passed.add(results.get(0).passed() == (run % 2 == 0));
    });
    assertThat(passed).hasSize(40).containsOnly(true);
  }

  @Test
  void whatIsNotThereIsSaid() throws IOException {
    Specs specs = specs(CHOICE);
    Path missing = folder.resolve("missing");
    assertThatThrownBy(() -> Specs.of(List.of(missing)))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("missing");
    assertThatThrownBy(() -> specs.tagged("@none"))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("@none");
    assertThatThrownBy(() -> specs.tagged("@a and"))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("@a and");
    Files.writeString(
        folder.resolve("broken.feature"), "Feature: A\n  Scenario: B\n    Given C\n    Whatever");
    assertThatThrownBy(() -> Specs.of(List.of(folder)))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("broken.feature");
  }

  @Test
  void theShippedFeaturesCanBeRunByName() {
    assertThatThrownBy(() -> Specs.shipped("nothing"))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("nothing");
    assertThat(Specs.shipped("anti-dameo").run().results())
        .isNotEmpty()
        .allMatch(SpecResult::passed);
  }

  private Specs specs(String text) throws IOException {
    Path file = folder.resolve("rules.feature");
    Files.writeString(file, text);
    return Specs.of(List.of(file));
  }

  private static RuleObserver recording(List<String> seen) {
    return new RuleObserver() {
      @Override
      public void listed(Game game, List<Move> legal) {
        seen.add("listed " + legal.size());
      }

      @Override
      public void allowed(Game game, Move move) {
        seen.add("allowed " + MoveText.write(game.position(), move));
      }

      @Override
      public void refused(Game game, String text, Refusal refusal) {
        seen.add("refused " + text + " " + refusal.reason());
      }
    };
  }
}

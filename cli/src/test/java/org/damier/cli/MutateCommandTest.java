package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MutateCommandTest {

  @TempDir
  private Path folder;

  private Path variant;
  private Path feature;

  @BeforeEach
  void write() throws IOException {
    variant = Files.writeString(folder.resolve("tiny.draughts"), """
        variant "Tiny"
        board 5 x 5, all squares
        notation letters, a1 at bottom left
        setup
          white man  rows 1-1
          black man  mirrored
        piece man
          moves     step forward orthogonal
          captures  jump orthogonal
          promotes  never
        capture
          mandatory
          majority  none
          removal   at end of move
        play
          white first
        ending
          no move  loses
        """);
    feature = Files.writeString(folder.resolve("tiny.feature"), """
        Feature: A small game

          Scenario: A capture is a duty
            Given the position "W:Wb2,d2:Bb3,e5"
            Then the legal moves are
              | b2xb4 |
        """);
  }

  @Test
  void aRuleThatNobodyHasPinnedIsShownWhereItMatters() {
    Run run = Run.of("mutate", variant.toString(), "--spec", feature.toString(), "--search", "200");

    assertThat(run.code()).isEqualTo(ExitCode.GOOD);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("survived: " + variant + ":16 `white first`: Black first\n")
        .contains("survived: " + variant + ":18 `no move loses`: wins\n")
        .doesNotContain("`mandatory`: optional")
        .containsPattern("(?m)^killed \\d+ of \\d+ \\(\\d+ equivalent\\), 1 scenario, ");
  }

  @ParameterizedTest
  @CsvSource({
    "--min, 101, --min is 101; it must be 0 to 100.",
    "--threads, 0, --threads is 0; it must be 1 or more.",
    "--search, -1, --search is -1; it must be 0 or more."
  })
  void numbersOutOfRangeAreSaid(String option, String number, String message) {
    Run run = Run.of("mutate", "croda", option, number);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).startsWith("error: " + message + "\n");
  }

  @Test
  void aScenarioThatTakesTheVariantFromItsFileNoticesToo() throws IOException {
    String byFile = Files.readString(feature)
        .replace("    Given the p", "    Given the variant file \"tiny.draughts\"\n    And the p");
    Files.writeString(feature, byFile);

    Run run = Run.of("mutate", variant.toString(), "--spec", feature.toString(), "--search", "20");

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .doesNotContain("`mandatory`: optional", "cannot notice")
        .doesNotContain("killed 0 of");
  }

  @Test
  void scenariosOfOtherVariantsAreCounted() throws IOException {
    Files.writeString(folder.resolve("other.draughts"), Files.readString(variant));
    Files.writeString(feature, Files.readString(feature) + """

          Scenario: Of another file
            Given the variant file "other.draughts"
            And the start position
            Then there are 5 legal moves

          Scenario: In its own text
            Given this variant
              \"""
              variant "Mine" extends international
              \"""
            And the start position
            Then there are 9 legal moves
        """);

    Run run = Run.of("mutate", variant.toString(), "--spec", feature.toString(), "--search", "20");

    assertThat(run.out())
        .contains("2 of 3 scenarios cannot notice any change: they take another variant,");
  }

  @Test
  void whereNoScenarioSpeaksOfTheRulesNothingIsProved() throws IOException {
    Path other = Files.writeString(folder.resolve("other.feature"), """
        Feature: Another game

          Scenario: Of another file
            Given the variant file "other.draughts"
            And the start position
            Then there are 5 legal moves
        """);
    Files.writeString(folder.resolve("other.draughts"), Files.readString(variant));

    Run run = Run.of("mutate", variant.toString(), "--spec", other.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).startsWith("error: No scenario speaks of the rules that are changed: ");
  }

  @Test
  void aReportIsNotWrittenOverWhatIsRead() throws IOException {
    Path rules = Files.move(variant, folder.resolve("tiny"));
    String[] files = {rules.toString(), feature.toString()};
    for (String file : files) {
      Run run = Run.of("mutate", files[0], "--spec", files[1], "--json", file);
      assertThat(run.code()).isEqualTo(ExitCode.INPUT);
      assertThat(run.err()).contains("name another file");
    }
    assertThat(rules).content().startsWith("variant");
    assertThat(feature).content().startsWith("Feature");
  }

  @Test
  void tooFewKilledIsAFault() {
    Run run = Run.of(
        "mutate",
        variant.toString(),
        "--spec",
        feature.toString(),
        "--search",
        "20",
        "--min",
        "100");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
  }

  @Test
  void programsReadTheReport() throws IOException {
    Path report = folder.resolve("report.json");
    Run.of(
        "mutate",
        variant.toString(),
        "--spec",
        feature.toString(),
        "--search",
        "20",
        "--json",
        report.toString());

    JsonNode json = new ObjectMapper().readTree(report.toFile());
    int counted = json.get("killed").intValue()
        + json.get("survived").intValue()
        + json.get("equivalent").intValue();
    assertThat(json.get("mutants")).hasSize(counted);
    assertThat(StreamSupport.stream(json.get("mutants").spliterator(), false)
            .filter(mutant -> mutant.get("fate").textValue().equals("killed"))
            .map(mutant -> mutant.get("killedBy").textValue()))
        .isNotEmpty()
        .allMatch(place -> place.endsWith("tiny.feature:3"));
  }

  @Test
  void scenariosMustPassWithTheRulesAsTheyAre() throws IOException {
    Files.writeString(feature, Files.readString(feature).replace("b2xb4", "b2-b3"));
    Run run = Run.of("mutate", variant.toString(), "--spec", feature.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("Not all scenarios pass with the rules as they are");
  }

  @Test
  void aFileNeedsToldScenarios() {
    assertThat(Run.of("mutate", variant.toString()).code()).isEqualTo(ExitCode.USAGE);
  }
}

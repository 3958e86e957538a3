package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpecCoverageTest {

  @TempDir
  private Path folder;

  private Path feature;

  @BeforeEach
  void write() throws IOException {
    feature = Files.writeString(folder.resolve("some.feature"), """
        Feature: Some rules of croda

          Scenario: A capture is a duty
            Given the "croda" variant
            And the position "W:Wd4,a1:Bd5"
            Then the legal moves are
              | d4xd6 |
            And "d4-c5" is not legal because "capture is mandatory"

          Scenario: Two pieces outweigh one
            Given the "croda" variant
            And the position "W:Wd4,f4:Bd5,f5,f7"
            Then "d4xd6" is not legal because "better capture"
        """);
  }

  @Test
  void scenariosThatBringTheirVariantAreSaidToSayNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("own.feature"), """
        Feature: A

          Scenario: In its own text
            Given this variant
              \"""
              variant "Mine" extends international
              \"""
            And the start position
            Then there are 9 legal moves

          Scenario: By its name
            Given the "international" variant
            And the start position
            Then there are 9 legal moves
        """);

    assertThat(Run.of("spec", file.toString(), "--variant", "international").out())
        .endsWith(
            "\n1 of 2 scenarios say nothing of international: they take their variant from a file"
                + " or have it in their text.\n");
    assertThat(Run.of("spec", file.toString(), "--coverage").out())
        .contains("\n1 of 2 scenarios are not counted: they take their variant from a file");
    assertThat(Run.of("spec", file.toString()).out()).doesNotContain("1 of 2");
  }

  @Test
  void rulesThatHadAPartAreCounted() throws IOException {
    Path report = folder.resolve("coverage.json");
    Run run = Run.of("spec", feature.toString(), "--coverage", report.toString());

    assertThat(run.code()).isEqualTo(ExitCode.GOOD);
    JsonNode croda = new ObjectMapper().readTree(report.toFile()).get(0);
    assertThat(croda.get("variant").textValue()).isEqualTo("croda");
    Map<String, Integer> answers = StreamSupport.stream(croda.get("rules").spliterator(), false)
        .collect(Collectors.toMap(
            rule -> rule.get("rule").textValue(), rule -> rule.get("answers").intValue()));
    assertThat(answers).containsEntry("majority", 1);
    // The capture and the duty to make it are asked for more than once.
    assertThat(answers.get("man-captures")).isPositive();
    assertThat(answers.get("duty")).isGreaterThan(answers.get("man-captures"));
    assertThat(answers)
        .containsEntry("man-moves", 0)
        .containsEntry("king-moves", 0)
        .containsEntry("first", 0)
        .containsEntry("ending-1", 0);
  }

  @Test
  void aFileThatScenariosTakeIsCountedWhereItIsTheOneTried() throws IOException {
    Path file = Files.writeString(folder.resolve("short.draughts"), """
        variant "Short" extends croda

        play
          hook permit "men take no more than two" ```groovy
            int most() { 2 }
            move.captured.size() <= most()
          ```
        """);
    Path own = Files.writeString(folder.resolve("own.feature"), """
        Feature: A

          Scenario: Three are too many
            Given the variant file "short.draughts"
            And the position "W:Wc1:Bc2,d3,e4,f7"
            Then "c1xe5" is not legal because "no more than two"
        """);

    Run run = Run.of("spec", own.toString(), "--variant", file.toString(), "--coverage");

    assertThat(run.out())
        .containsPattern("(?m)^    .*hook permit \"men take no more than two\" +1$")
        .doesNotContain("say nothing of");
  }

  @Test
  void rulesThatHadNoneStandOut() {
    Run run = Run.of("spec", feature.toString(), "--coverage");

    assertThat(run.out())
        .containsPattern("croda: \\d+ of \\d+ rules exercised")
        .containsPattern("(?m)^ ! +croda\\.draughts:\\d+ +repetition 3 draws +0$")
        .containsPattern("(?m)^    +croda\\.draughts:\\d+ +majority most pieces +1$");
  }

  @Test
  void whereNoVariantHasANameThatIsSaid() throws IOException {
    Path written = Files.writeString(folder.resolve("written.feature"), """
        Feature: Written here

          Scenario: The start
            Given this variant
              \"""
              variant "Mine" extends croda
              \"""
            And the start position
            Then it is White's turn
        """);

    Run run = Run.of("spec", written.toString(), "--coverage");

    assertThat(run.code()).isEqualTo(ExitCode.GOOD);
    assertThat(run.out()).contains("\nNo scenario takes a variant by its name");
  }

  @Test
  void browsersSeeATable() throws IOException {
    Path report = folder.resolve("coverage.html");
    Run.of("spec", feature.toString(), "--coverage", report.toString());

    assertThat(Files.readString(report))
        .startsWith("<!doctype html>")
        .contains("<code>majority most pieces</code>", "<tr class=\"never\">");
  }

  @Test
  void aVariantInThePlaceOfOthersIsLookedAtInTheirs() {
    Run run = Run.of("spec", feature.toString(), "--variant", "dameo", "--coverage");

    assertThat(run.out()).contains("dameo: ").doesNotContain("croda: ");
  }
}

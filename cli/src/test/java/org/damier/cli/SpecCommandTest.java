package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

class SpecCommandTest {

  private static final String RULES = """
      Feature: Choosing

        Rule: The capture that takes most pieces is obligatory

          Background:
            Given the "international" variant

          @majority
          Scenario: Two outweigh one
            Given the position "W:W28:B12,22,23,33"
            Then the legal moves are
              | 28x8 |

          @board
          Scenario: After the capture
            Given the position "W:W28:B12,22,23,33"
            When White plays "28x8"
            Then the position is "B:W8:B12,23,33"
            And it is Black's turn

          @moves
          Scenario: The wrong moves
            Given the position "W:W28:B12,22,23,33"
            Then the legal moves are
              | 28x19 | 28x39 |

          @unknown
          Scenario: A step that there is not
            Then the possible moves are
              | 28x8 |
      """;

  @TempDir
  private Path folder;

  private String rules = "";

  @BeforeEach
  void write() throws IOException {
    rules = Files.writeString(folder.resolve("rules.feature"), RULES).toString();
  }

  @Test
  void scenariosThatPassAreListedUnderTheirRule() {
    Run run = Run.of("spec", rules, "--tags", "@majority");

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("""
        Choosing
          The capture that takes most pieces is obligatory
            ✔ Two outweigh one

        1 scenario: 1 passed;""");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void bothBoardsOfAFailingScenarioStandSideBySide() {
    Run run = Run.of("spec", rules, "--tags", "@board");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).startsWith("""
        Choosing
          The capture that takes most pieces is obligatory
            ✘ After the capture  %s:15
                ✔ Given the "international" variant
                ✔ Given the position "W:W28:B12,22,23,33"
                ✔ When White plays "28x8"
                ✘ Then the position is "B:W8:B12,23,33"
                    The position is another one.

                    expected               found
                    - . - . - . - . - .    - . - . - . - . - .
                    . - . - w - . - . -    . - . - w - . - . -
                    - . - b - . - . - .    - . - . - . - . - .
                          ^                      ^
                    . - . - . - . - . -    . - . - . - . - . -
                    - . - . - b - . - .    - . - . - b - . - .
        """.formatted(rules));
    assertThat(run.out())
        .contains("12: expected a black man, found nothing\n        - And it is Black's turn\n");
    assertThat(run.out()).contains("1 scenario: 1 failed; ");
  }

  @Test
  void bothListsOfMovesAreShownAsADifference() {
    Run run = Run.of("spec", rules, "--tags", "@moves");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out())
        .contains("The legal moves are not those expected")
        .contains("- 28x19  expected, but not legal: ")
        .contains("- 28x39  expected, but not legal: ")
        .contains("+ 28x17x8  legal, but not expected");
  }

  @Test
  void aStepThatThereIsNotSuggestsTheNearest() {
    Run run = Run.of("spec", rules, "--tags", "@unknown");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).startsWith("""
        Choosing
          The capture that takes most pieces is obligatory
            ? A step that there is not  %s:28
                ✔ Given the "international" variant
                ? Then the possible moves are
                    There is no such step. The nearest is:

                      Then the legal moves are
                        | d4-c5 | d4-d5 | d4-e5 |
        """.formatted(rules));
    assertThat(run.out()).contains("1 scenario: 1 undefined; ");
  }

  @Test
  void severalThreadsShowTheSame() {
    Run serial = Run.of("spec", rules, "dameo");
    Run parallel = Run.of("spec", rules, "dameo", "--threads", "3");

    assertThat(withoutTime(parallel)).isEqualTo(withoutTime(serial)).contains("Dameo: capture");
    assertThat(parallel.code()).isEqualTo(serial.code()).isEqualTo(ExitCode.INPUT);
  }

  private static String withoutTime(Run run) {
    return run.out().replaceAll("; [0-9.]+ s\n$", "");
  }

  @Test
  void anotherVariantMayBeTried() throws IOException {
    Path free = Files.writeString(folder.resolve("free.draughts"), """
        variant "Free" extends international
        capture
          majority none
        """);

    Run run = Run.of("spec", rules, "--tags", "@majority", "--variant", free.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).contains("+ 28x19  legal, but not expected");
  }

  @Test
  void reportsAreWellFormedAndTellTheSame() throws Exception {
    Path json = folder.resolve("report.json");
    Path junit = folder.resolve("report.xml");
    Path html = folder.resolve("report.html");

    Run run = Run.of(
        "spec",
        rules,
        "--json",
        json.toString(),
        "--junit",
        junit.toString(),
        "--html",
        html.toString(),
        "--threads",
        "2");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    JsonNode features = new ObjectMapper().readTree(json.toFile());
    assertThat(features.get(0).get("name").asText()).isEqualTo("Choosing");
    assertThat(features.findValuesAsText("status")).contains("passed", "failed", "undefined");
    Document suite = parse(junit);
    assertThat(suite.getElementsByTagName("testcase").getLength()).isEqualTo(4);
    assertThat(suite.getElementsByTagName("failure").getLength()).isEqualTo(3);
    assertThat(html).content().startsWith("<!DOCTYPE html>").contains("Two outweigh one");
    assertThat(List.of(json, junit, html))
        .allSatisfy(report -> assertThat(report)
            .content()
            .contains("There is no such step. The nearest is:")
            .contains("Then the legal moves are")
            .doesNotContain("Write code here"));
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void whatAsksNothingPassesInNoReport() throws Exception {
    Path asking = Files.writeString(folder.resolve("asking.feature"), """
        Feature: Asking
          Scenario: To be written
          Scenario: Only begun
            Given the "international" variant
            And the start position
          Scenario: Asked
            Given the "international" variant
            Then the board has 50 squares
        """);
    Path json = folder.resolve("report.json");
    Path junit = folder.resolve("report.xml");
    Path html = folder.resolve("report.html");

    Run run =
        Run.of("spec", asking.toString(), "--json=" + json, "--junit=" + junit, "--html=" + html);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out())
        .contains("The scenario has no step.", "The scenario asks nothing")
        .contains("3 scenarios: 1 passed, 2 undefined;");
    NodeList cases = parse(junit).getElementsByTagName("testcase");
    assertThat(failures(cases.item(0))).isOne();
    assertThat(failures(cases.item(1))).isOne();
    assertThat(failures(cases.item(2))).isZero();
    assertThat(new ObjectMapper().readTree(json.toFile()).findValuesAsText("status"))
        .filteredOn("undefined"::equals)
        .hasSize(2);
    assertThat(List.of(json, junit, html))
        .allSatisfy(report -> assertThat(report)
            .content()
            .contains("The scenario has no step.", "The scenario asks nothing"));
  }

  private static int failures(Node testCase) {
    return ((Element) testCase).getElementsByTagName("failure").getLength();
  }

  private static Document parse(Path file)
      throws ParserConfigurationException, SAXException, IOException {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
  }

  @Test
  void nothingIsWrittenWhereTheFeaturesCannotBeRead() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.feature"), "Feature: A\n  When?\nNo");
    Path html = folder.resolve("report.html");

    Run run = Run.of("spec", folder.resolve("missing").toString(), "--html", html.toString());
    Run mistaken = Run.of("spec", broken.toString(), "--html", html.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("There is no file or folder `").contains("missing");
    assertThat(mistaken.code()).isEqualTo(ExitCode.INPUT);
    assertThat(mistaken.err()).contains("broken.feature");
    assertThat(html).doesNotExist();
  }

  @Test
  void aReportThatCannotBeWrittenIsSaidBeforeAnythingRuns() {
    Run run = Run.of("spec", rules, "--json", folder.resolve("no/where.json").toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("There is no folder for `");
  }

  @Test
  void aNameThatIsNearAVariantsIsUnderstood() {
    Run run = Run.of("spec", "damoe");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .isEqualTo(
            "error: There is no file or folder `damoe`. Did you mean the features of `dameo`?\n");
  }

  @Test
  void badUseIsTwo() {
    String twice = folder.resolve("one").toString();

    assertThat(Run.of("spec").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("spec", rules, "--threads", "0").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("spec", rules, "--tags", "@a and").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("spec", rules, "--html", twice, "--json", twice).code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aVariantWithMistakesIsReported() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.draughts"), "variant \"Bad\"\n");

    Run run = Run.of("spec", rules, "--variant", bad.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("bad.draughts");
  }
}

package org.damier.features.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What somebody is told who has made a mistake in a feature. */
class MistakenFeaturesTest {

  private static final String OUTLINE =
      "Feature: A\n  Scenario Outline: B\n    Then \"<from>-<to>\" is legal\n";

  @TempDir
  private Path folder;

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("rules.feature"), text);
  }

  static List<Arguments> filesThatAreNotGherkin() {
    return List.of(
        arguments(
            "Featur: A\n\n  Scenario: B",
            ":1:1: `Featur: A` cannot stand here. A file begins with `Feature:` and a title."),
        arguments(
            "Feature: A\n  Scenario: B\n    Given D\n    Gven C",
            ":4:5: `Gven C` cannot stand here. Did you mean `Given`?"),
        arguments(
            "Feature: A\n  Scenario: B\n    Given C\n  Scenaro: D",
            ":4:3: `Scenaro: D` cannot stand here. Did you mean `Scenario:`?"),
        arguments(
            "Feature: A\n  Scenario: B\n    Given C\n    Whatever",
            ":4:5: `Whatever` cannot stand here. A step begins with Given, When, Then, And or But; a"
                + " scenario with `Scenario:`."),
        arguments(
            "Feature: A\n  Background:\n    Given C\n\n  Background:\n    Given D",
            ":5:3: `Background:` cannot stand here. A feature, and a rule, has at most one"
                + " background, before its first scenario."),
        arguments(
            "Feature: A\n  Scenario: B\n    Given C\nFeature: D",
            ":4:1: `Feature: D` cannot stand here. A file has one feature; parts of it are called"
                + " `Rule:`."),
        arguments(
            "# language: xx\nFeature: A\n  Scenario: B\n    Given C",
            ":1:1: `xx` is no language that features are written in; `en`, `de` and `fr` are, for"
                + " instance."),
        arguments(
            "Feature: A\n  Scenario: B\n    Given C\n      | d |\n      | e | f |",
            ":5:7: The rows of a table must have equally many cells; this one has more or fewer than"
                + " those above."),
        arguments(
            "Feature: A\n  Scenario: B\n    Given C\n      \"\"\"\n      8 b b\n\n",
            ":4:7: The text between two `\"\"\"` that begins here has no end; the second is missing."),
        arguments(
            OUTLINE + "    Examples:\n      | from | to |\n",
            ":4:5: Without a row below the titles of these examples nothing is run; write a row for"
                + " each scenario."),
        arguments(
            OUTLINE + "    Examples:\n",
            ":4:5: Without a row below the titles of these examples nothing is run; write a row for"
                + " each scenario."),
        arguments(
            OUTLINE
                + "    Examples:\n      | from | to |\n      | 1 | 2 |\n"
                + "    Examples:\n      | from | to |\n",
            ":7:5: Without a row below"),
        arguments(
            OUTLINE + "    Examples:\n      | form | to |\n      | 1 | 2 |\n",
            ":4:5: `<from>` is no column of these examples, which have `form`, `to`. Did you mean"
                + " `<form>`?"),
        arguments(
            OUTLINE,
            ":2:3: `<from>` stands for a column of a table below `Examples:`; this scenario has"
                + " none."));
  }

  @ParameterizedTest
  @MethodSource("filesThatAreNotGherkin")
  void aFileThatIsNotGherkinIsSaidWhere(String text, String message) throws IOException {
    Path file = write(text);
    assertThatThrownBy(() -> Specs.of(List.of(file)))
        .isInstanceOf(SpecException.class)
        .hasMessageStartingWith(file + message);
  }

  @Test
  void aFileWithoutAFeatureOrScenarioIsSaid() throws IOException {
    assertThatThrownBy(() -> Specs.of(List.of(write(""))))
        .isInstanceOf(SpecException.class)
        .hasMessageStartingWith("There is no feature in `")
        .hasMessageContaining("rules.feature");
    assertThatThrownBy(() -> Specs.of(List.of(write("Feature: A"))))
        .isInstanceOf(SpecException.class)
        .hasMessage("There is no scenario in `" + folder.resolve("rules.feature") + "`.");
  }

  @Test
  void aFileWithoutAScenarioIsSaidBesideOthersToo() throws IOException {
    Files.writeString(folder.resolve("a.feature"), "Feature: A\n  Scenario: B\n    Given C");
    Path empty = write("Feature: A\n\n  Rule: To be written\n");
    assertThatThrownBy(() -> Specs.of(List.of(folder)))
        .isInstanceOf(SpecException.class)
        .hasMessage("There is no scenario in `" + empty + "`.");
  }

  @Test
  void aFileThatIsNotUtf8IsSaidWhere() throws IOException {
    Path file = folder.resolve("latin.feature");
    String text = "Feature: Caf\u00e9\n  Scenario: B\u00e9\n    Given the \"dameo\" variant\n";
    Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> Specs.of(List.of(file)))
        .isInstanceOf(SpecException.class)
        .hasMessage(
            file + ":1:13: The file is not a text: here it leaves UTF-8. Save it as UTF-8.");

    Files.writeString(file, "# encoding: ISO-8859-1\n" + text, StandardCharsets.ISO_8859_1);
    assertThat(Specs.of(List.of(file)).scenarios())
        .singleElement()
        .satisfies(scenario -> assertThat(scenario.name()).isEqualTo("B\u00e9"));
  }

  @Test
  void aFileGivenTwiceRunsOnce() throws IOException {
    Path file = write("Feature: A\n  Scenario: B\n    Given the \"dameo\" variant\n");
    Specs specs = Specs.of(List.of(file, file));
    assertThat(specs.and(Specs.of(List.of(folder))).run().results()).hasSize(1);
  }

  @Test
  void aScenarioWithoutStepsProvesNothing() throws IOException {
    write("Feature: A\n  Scenario: B\n    Gven a step that is taken for a description\n");
    assertThat(Specs.of(List.of(folder)).run().results()).singleElement().satisfies(result -> {
      assertThat(result.status()).isEqualTo(SpecResult.Status.UNDEFINED);
      assertThat(result.failure().orElseThrow().message())
          .startsWith("The scenario has no step. Lines below its title");
    });
  }

  @Test
  void aStepWithoutItsTableIsShownWithOne() throws IOException {
    assertThat(failure("Then the legal moves are"))
        .startsWith("The step is written so:\n\n  Then the legal moves are\n    | d4-c5 |");
  }

  @Test
  void piecesAreARankAndSquaresOnceEach() throws IOException {
    assertThat(failure("Given these pieces, White to move\n      | white man |"))
        .startsWith("A row is a kind of piece and its squares")
        .endsWith("this one is [white man].");
    assertThat(failure("Given these pieces, White to move\n"
            + "      | white man | 28 |\n      | black king | 28 |"))
        .isEqualTo("On 28 stand two pieces: a white man and a black king.");
  }

  @Test
  void countsNeedTheirColumns() throws IOException {
    assertThat(failure("Then perft gives\n      | dept | nodes |\n      | 1 | 5 |"))
        .startsWith("The table has a column `depth` and a column `nodes`");
    assertThat(failure("Then perft gives\n      | depth | nodes |\n      | 1 | many |"))
        .contains("in this row nodes is `many`");
  }

  @Test
  void aClockThatThereIsNotIsAnsweredWithThoseThereAre() throws IOException {
    assertThat(failure("Then the clock of 7 moves stands at 3 plies"))
        .isEqualTo("International Draughts has no clock of 7 moves. Its clocks: 25 moves, 16 moves,"
            + " 5 moves.");
  }

  /** Brazilian draughts count 15 moves of kings, and 15 of three kings against one. */
  @Test
  void aClockThatIsNotTheOnlyOneOfItsNumberIsNotGuessed() throws IOException {
    assertThat(failure("""
            Given the "brazilian" variant
            And the position "W:WKa1,Kc1:BKh8"
            And the clocks have run "4, 0, 4, 0, 0, 0" plies
            Then the clock of 15 moves stands at 4 plies"""))
        .startsWith("Brazilian Draughts has several clocks of 15 moves, which stand at 4 and 0"
            + " plies. Say how all clocks stand: Then the clocks stand at \"4 0 4 0 0 0\" plies");
  }

  @Test
  void oneIsOne() throws IOException {
    assertThat(failure("Then there is 1 legal move")).startsWith("Expected 1 legal move, found 9:");
    assertThat(failure("Then the position has stood 2 times"))
        .startsWith("The position has stood 1 time, not 2.");
  }

  @Test
  void aTableWithoutItsLastSignHasNoMoves() throws IOException {
    assertThat(failure("Then the legal moves are\n      | 32-28"))
        .startsWith("The table has no move; each of its lines begins and ends with `|`.");
  }

  @Test
  void tagsThatNoScenarioHasAreAnsweredWithThoseThereAre() throws IOException {
    Path file = write("@b\nFeature: A\n  @a\n  Scenario: B\n    Given the start position\n");
    assertThatThrownBy(() -> Specs.of(List.of(file)).tagged("a"))
        .isInstanceOf(SpecException.class)
        .hasMessage("No scenario has tags that fit `a`. Their tags are: @a, @b.");
  }

  @Test
  void everyClockIsGivenItsPlies() throws IOException {
    assertThat(failure("Given the clocks have run \"49\" plies"))
        .isEqualTo("A number is wanted for each clock of International Draughts, not 1. Its clocks:"
            + " 25 moves, 16 moves, 5 moves.");
    assertThat(failure("Given the clocks have run \"49,0,many\" plies"))
        .isEqualTo("`many` is not a number of plies.");
  }

  @Test
  void aVariantFileThatIsNotThereIsSaid() throws IOException {
    assertThat(failure("Given the variant file \"free.draughts\""))
        .isEqualTo("There is no variant file `free.draughts` in the folder of the feature.");
  }

  private String failure(String step) throws IOException {
    write("Feature: A\n  Scenario: B\n    Given the \"international\" variant\n"
        + "    And the start position\n    " + step + "\n");
    return Specs.of(List.of(folder))
        .run()
        .results()
        .get(0)
        .failure()
        .orElseThrow()
        .message();
  }
}

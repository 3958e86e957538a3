package org.damier.features.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What proves nothing does not pass. White has 32x23 and no other move, and 46 stands still. */
class EmptyProofsTest {

  private static final String BEGIN = """
      Feature: A
        Scenario: B
          Given the "international" variant
          And the position "W:W32,46:B28,1"
      """;

  @TempDir
  private Path folder;

  private SpecResult result(String... steps) throws IOException {
    String text = BEGIN + "    " + String.join("\n    ", steps) + "\n";
    Path file = Files.writeString(folder.resolve("rules.feature"), text);
    return Specs.of(List.of(file)).run().results().get(0);
  }

  private String failure(String... steps) throws IOException {
    SpecResult result = result(steps);
    assertThat(result.status()).isEqualTo(SpecResult.Status.FAILED);
    return result.failure().orElseThrow().message();
  }

  @Test
  void scenariosThatOnlySayWhereTheGameStandsAskNothing() throws IOException {
    SpecResult result = result("But the clocks have run \"4, 4, 4\" plies");

    assertThat(result.status()).isEqualTo(SpecResult.Status.UNDEFINED);
    assertThat(result.passed()).isFalse();
    SpecResult.Failure failure = result.failure().orElseThrow();
    assertThat(failure.step()).isEmpty();
    assertThat(failure.line()).isEqualTo(2);
    assertThat(failure.message()).startsWith("The scenario asks nothing: its steps say where");
  }

  /** A move that is played has to be legal, and what a keyword calls a beginning may be a demand. */
  @ParameterizedTest
  @ValueSource(strings = {"When White plays \"32x23\"", "And \"32x23\" is legal"})
  void whatPlaysOrDemandsAsksSomething(String step) throws IOException {
    assertThat(result(step).passed()).isTrue();
  }

  @Test
  void aStepThatFailsIsToldFirst() throws IOException {
    assertThat(failure("And the position \"W:W99:B1\"")).contains("`99` is not a square");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Then the squares \"\" are empty",
        "Then \"32x23\" is legal because of \"\"",
        "Then \"46-41\" captures \"\"",
        "When the moves \" \" are played",
        "When for 2 plies White goes round \"\" and Black goes round \"\"",
        "When for 1 plies White goes round \"32x23\" and Black goes round \"\""
      })
  void quotationMarksWithNothingBetweenAskNothing(String step) throws IOException {
    assertThat(failure(step))
        .startsWith("Something is missing between two quotation marks of this step, such as `");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Then \"46-41\" is not legal because \"\"",
        "Then \"46-41\" is not legal because \"a\"",
        "Then \"W:W99:B1\" is not a position because \"\"",
        "Then \"W:W99:B1\" is not a position because \"s\""
      })
  void aReasonSaysSomething(String step) throws IOException {
    assertThat(failure(step)).contains("names no reason");
  }

  @Test
  void aResultHasAReasonThatSaysSomething() throws IOException {
    assertThat(failure("When White resigns", "Then Black wins because \"s\""))
        .contains("names no reason");
    assertThat(failure("When the players agree to a draw", "Then the game is drawn because \"a\""))
        .contains("names no reason");
    assertThat(
            failure("When the players agree to a draw", "Then the game is drawn because \"agre\""))
        .startsWith("The result is as expected, but for another reason: agreement.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"are", "include", "from \"32\" are"})
  void aTableOfMovesHasOne(String words) throws IOException {
    assertThat(failure("Then the legal moves " + words, "  | |"))
        .isEqualTo(
            "The table has no move; each of its lines begins and ends with `|`. Where there is none to be made, write: Then there is no"
                + " legal move");
  }

  @Test
  void countsHaveRowsAndNoOtherColumns() throws IOException {
    assertThat(failure("Then perft gives", "  | depth | nodes |")).endsWith("this one has no row.");
    assertThat(failure("Then perft gives", "  | depth | nodes | time |", "  | 1 | 1 | 5 |"))
        .endsWith("and none `time`.");
    assertThat(failure("Then perft gives", "  | depth | nodes |", "  | 0 | 1 |"))
        .isEqualTo("At depth 0 nothing is counted; the first depth is 1.");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -3})
  void fewerThanOnePlyIsNothing(int plies) throws IOException {
    assertThat(failure(
            "When for " + plies + " plies White goes round \"32x23\" and Black goes round \"1-6\""))
        .isEqualTo("For " + plies + " plies nothing is played; write 1 or more.");
  }

  @Test
  void aRuleThatThereIsNotIsNoReason() throws IOException {
    assertThat(failure("Then \"32x23\" is legal because of \"m\""))
        .startsWith("`m` is no rule of International Draughts. Its rules are named: board, ")
        .contains(" man-captures, ");
  }

  @Test
  void aRefusalByNoRuleNamesNone() throws IOException {
    assertThat(failure("Then \"28-33\" is not legal because \"majority\""))
        .contains("for another reason: not your piece.")
        .doesNotContain("Rules");
  }

  @Test
  void aKindOfPieceHasSquares() throws IOException {
    assertThat(failure("And these pieces, White to move", "  | white man | |"))
        .startsWith("The row of the white man has no squares.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:WK46:BK5:C3,0,0        | `C3,0,0` is expected, found `C0,0,0`.
      W:WK46:BK5:R2=W/WK46/BK5 | `R2=W/WK46/BK5` is expected, found `W:WK46:BK5` 1 times.
      W:WK46:BK5:H0            | `H0` says nothing of this game; leave it out.
      W:WK46:BK5:P46           | A move half made cannot be gone on with here
      W:WK46:BK5:K1=W46        | Kings of International Draughts need not rest
      """)
  void fieldsOfAPositionAreDemanded(String fen, String message) throws IOException {
    assertThat(failure("Given the position \"W:WK46:BK5\"", "Then the position is \"" + fen + "\""))
        .contains(message);
  }

  @Test
  void fieldsOfAPositionAreGivenAndPass() throws IOException {
    String fen = "W:WK46,K28:BK5,K1:C49,2,1:R2=W/WK28,K46/BK1,K5";
    assertThat(result(
                "Given the position \"" + fen + "\"",
                "Then the clocks stand at \"49,2,1\" plies",
                "And the position has stood 2 times",
                "And the position is \"" + fen + "\"",
                "When White plays \"28-32\"",
                "Then the game is drawn because \"clock\"")
            .failure())
        .isEmpty();
  }

  @Test
  void fieldsBelowAPictureAreDemandedToo() throws IOException {
    String picture = """
        - . - . - . - . - B
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        W - . - . - . - . -
        """;
    String shown = "\"\"\"\n" + picture + "White to move.\nW:WK46:BK5:C3,0,0\n\"\"\"";

    assertThat(failure("Given the position \"W:WK46:BK5\"", "Then the position is", shown))
        .contains("`C3,0,0` is expected, found `C0,0,0`.");
    assertThat(result("Given this position", shown, "Then the clocks stand at \"3,0,0\" plies")
            .failure())
        .isEmpty();
  }

  @Test
  void aVariantWithoutClocksHasNoneToAskFor() throws IOException {
    String clockless = "\"\"\"\nvariant \"Clockless\" extends international\n\nending\n"
        + "  any count of moves plays on\n\"\"\"";
    assertThat(failure(
            "Given this variant",
            clockless,
            "And the start position",
            "Then the clocks stand at \"\" plies"))
        .isEqualTo("Clockless has no clocks.");
  }
}

package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MovesCommandTest {

  @Test
  void aMoveInJsonHasTheFormThatProgramsKnow() {
    Run run = Run.of("moves", "international", "--position", "W:W32:B28", "--json");

    assertThat(run)
        .isEqualTo(new Run(
            0,
            "[{\"notation\":\"32x23\",\"from\":\"32\",\"to\":\"23\",\"route\":[\"32\",\"23\"],"
                + "\"captures\":[\"28\"],\"promotes\":false}]\n",
            ""));
  }

  @Test
  void aRouteHasEveryLandingAndCapturesHaveTheirOrder() {
    JsonNode moves = Run.of(
            "moves", "croda", "--position", "W:Wf4,d3:BKg8,a7,f7,h7,b6,b5,Kf5,b3", "--json")
        .json();

    assertThat(moves).hasSize(1);
    assertThat(texts(moves.get(0).get("route"))).containsExactly("f4", "f6", "f8", "h8", "h6");
    assertThat(texts(moves.get(0).get("captures"))).containsExactly("f5", "f7", "g8", "h7");
  }

  @Test
  void aPromotionIsMarked() {
    JsonNode moves = Run.of(
            "moves", "turkish", "--position", "W:Wd7,h4,b3,d3,a2,h2:Bf7,b6,g6,c5,h5", "--json")
        .json();

    assertThat(moves).hasSize(1);
    assertThat(moves.get(0).get("promotes").booleanValue()).isTrue();
    assertThat(moves.get(0).get("notation").textValue()).isEqualTo("h4xf8");
  }

  @ParameterizedTest
  @CsvSource({"dameo, 52", "croda, 22", "ghanaian, 9", "international, 9", "turkish, 8"})
  void fromTheStartMovesAreSortedByNotationAndNoneIsTwice(String variant, int count) {
    List<String> notations = notations(Run.of("moves", variant, "--json").json());

    assertThat(notations).hasSize(count).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void movesThatAreAlikeInShortAreToldApart() {
    JsonNode moves = Run.of(
            "moves",
            "international",
            "--position",
            "B:W7,K9,K18,K21,37,42,K43,46:B2,20,35,K38,K39,K41",
            "--json")
        .json();

    assertThat(notations(moves)).hasSize(3).doesNotHaveDuplicates().contains("41x1");
    assertThat(notations(moves))
        .filteredOn(text -> text.endsWith("x26"))
        .allSatisfy(text -> assertThat(text.split("x")).hasSizeGreaterThan(2));
  }

  @Test
  void peopleSeeWhatAMoveDoes() {
    Run run = Run.of("moves", "turkish", "--position", "B:Wa7,b7,c4,Kd3,e3,c2,Kd2:Bc6,c3");

    assertThat(run).isEqualTo(new Run(0, "c3xc1  captures c2, becomes a king\n", ""));
  }

  @Test
  void aDecidedPositionHasNoMoves() {
    // White could move, but a single piece loses at once.
    String position = "W:W32,33:B19";

    assertThat(Run.of("moves", "ghanaian", "--position", position, "--json"))
        .isEqualTo(new Run(0, "[]\n", ""));
    assertThat(Run.of("moves", "ghanaian", "--position", position).out())
        .startsWith("No legal move. White wins: ");
  }

  @Test
  void aSideThatIsBlockedHasNoMoves() {
    assertThat(Run.of("moves", "international", "--position", "W:W45:B40,34", "--json")
            .out())
        .isEqualTo("[]\n");
    assertThat(Run.of("moves", "international", "--position", "W:W45:B40,34").out())
        .isEqualTo("No legal move. Black wins: White has no legal move.\n");
  }

  @Test
  void aBadPositionIsShownWithTheMistake() {
    Run run = Run.of("moves", "international", "--position", "W:W32,99:B28", "--json");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .startsWith("error: The position cannot be read.", "  W:W32,99:B28")
        .hasSize(3);
    assertThat(run.err().lines().toList().get(2)).startsWith("        ^ ").contains("99");
  }

  @Test
  void aManOnThePromotionRowIsNoPosition() {
    Run run = Run.of("moves", "international", "--position", "W:W3:B28");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .startsWith("error: This is no position of ")
        .contains("A man of White stands on 3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ":",
        "W",
        "W:",
        "W:W:",
        "X:W1:B2",
        "W:W1:B1",
        "W:Wé:B1",
        "\u0000",
        "W:W1\n:B2"
      })
  void oddPositionsAreAnsweredInWords(String position) {
    Run run = Run.of("moves", "international", "--position", position);

    assertThat(run.code()).isIn(ExitCode.GOOD, ExitCode.INPUT);
    assertThat(run.err()).doesNotContain("bug", "Exception", "\tat ");
  }

  @Test
  void aHugeTextIsNotRepeated() {
    Run run = Run.of("moves", "international", "--position", "W:W" + "x,".repeat(500_000));

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).hasSizeLessThan(2_000);
  }

  private static List<String> notations(JsonNode moves) {
    return StreamSupport.stream(moves.spliterator(), false)
        .map(move -> move.get("notation").textValue())
        .toList();
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(JsonNode::textValue)
        .toList();
  }
}

package org.damier.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PdnWriterTest {

  private static String rewritten(String text) {
    StringBuilder written = new StringBuilder();
    PdnReaderTest.read(text).forEach(game -> written.append(PdnWriter.toString(game)));
    return written.toString();
  }

  @Test
  void aGameIsWrittenWithItsTagsNumbersAndResult() {
    assertThat(rewritten("[Event \"x\"] 1.32-28 18-23 2.38-32 1-0"))
        .isEqualTo("[Event \"x\"]\n\n1. 32-28 18-23 2. 38-32 1-0\n\n");
  }

  @Test
  void whatInterruptsTheMovesBringsTheNumberAgain() {
    assertThat(rewritten("1. 32-28! {a} 18-23 $15 (1... 17-22? 2. 28x17) 2. 38-32 *"))
        .isEqualTo("1. 32-28! {a} 1... 18-23 $15 (1... 17-22? 2. 28x17) 2. 38-32 *\n\n");
  }

  @Test
  void aGameThatTheSecondSideBeginsKeepsItsNumbers() {
    assertThat(rewritten("12... 17-22 13. 28x17 *")).isEqualTo("12... 17-22 13. 28x17 *\n\n");
  }

  @Test
  void linesAreNoLongerThanEightyCharacters() {
    String moves = "1. 32-28 {[%clk 0:10] a comment that goes on and on} ".repeat(40);

    assertThat(rewritten(moves).lines())
        .allMatch(line -> line.length() <= 80)
        .hasSizeGreaterThan(20);
  }

  @Test
  void bracketsOfVariationsStandWithinTheLinesToo() {
    String moves = "1. 32-28 (1. 31-27 (1. 33-28 (1. 34-30))) ";

    assertThat(rewritten(moves.repeat(30)).lines())
        .allMatch(line -> line.length() <= 80)
        .anyMatch(line -> line.length() == 80);
  }

  @Test
  void aCommentBeforeTheSecondSidesMoveStaysThere() {
    assertThat(rewritten("1. 32-28 1... {so} 18-23 *")).isEqualTo("1. 32-28 1... {so} 18-23 *\n\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Coupe \u201CNo\u00EBl\u201D",
        "\u00ABx\u00BB",
        "a\u201D] b",
        "a\u201D ] b",
        "\"",
        "\u201D \"",
        "]",
        "\\",
        ""
      })
  void whateverATagSaysComesBack(String value) {
    Tag tag = new Tag("Event", value);
    PdnLine moves =
        new PdnLine(1, false, List.of(), List.of(PdnMove.of("32-28")), Optional.of("*"));
    PdnGame game = new PdnGame(1, 0, List.of(tag, new Tag("Site", "s")), moves, List.of());

    PdnGame read = PdnReaderTest.read(PdnWriter.toString(game)).get(0);

    assertThat(read.problems()).isEmpty();
    assertThat(read.tags()).containsExactly(tag, new Tag("Site", "s"));
  }

  @Test
  void aBraceCannotEndAComment() {
    PdnMove move = new PdnMove("32-28", List.of(), List.of(), List.of("{a} b"), List.of(), 0, 0);
    PdnGame game = new PdnGame(
        1,
        0,
        List.of(),
        new PdnLine(1, false, List.of(), List.of(move), Optional.empty()),
        List.of());

    List<PdnGame> read = PdnReaderTest.read(PdnWriter.toString(game));

    assertThat(read).hasSize(1);
    assertThat(read.get(0).problems()).isEmpty();
    assertThat(read.get(0).moves().moves().get(0).comments()).containsExactly("{a) b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. 32-28 18-23 2. 38-32 1-0",
        "[A \"\\\"quoted\\\" \\\\ value\"] {before} 1. {at} 32-28!? $20 {after} ({in} 1. 31-27 0-1) *",
        "[A \"1\"] 1. 32-28 [A \"2\"] 2-0 [A \"3\"]",
        "5... 17-22 {x} {y} (5... 18-23 (5... 16-21 6. 31-26) 6. 38-32) (5... 19-23) 6. 28x17",
        "1. 32-28 hello (((18-23",
        "1. 32-28 $1 $3 18-23 $15 $7 2. 28x19 $7 $1 14x23 $1 $7 3. 33-28 *",
        "{one\ntwo} 1. 32-28 {three [Four] five [%clk 1:00]} ½-½",
        "0. 32-28 1. 18-23 1... 17-22 1-1",
      })
  void readingAndWritingComesToRest(String text) {
    String once = rewritten(text);

    assertThat(rewritten(once)).isEqualTo(once);
    assertThat(PdnReaderTest.read(once)).allMatch(game -> game.problems().isEmpty());
  }

  @Test
  void severalMarksOfAMoveComeBack() {
    String marked = "1. 32-28 $1 $3 18-23 $15 $7 2. 28x19 $7 $1 14x23 *";

    assertThat(PdnReaderTest.read(rewritten(marked)))
        .singleElement()
        .satisfies(game -> assertThat(game.moves().moves())
            .extracting(PdnMove::marks)
            .containsExactly(List.of(1, 3), List.of(15, 7), List.of(7, 1), List.of()));
  }

  @Test
  void aCommentWithABracketAtAnyPlaceComesBack() {
    for (int shift = 0; shift < 80; shift++) {
      String text = "1. 32-28 {" + "y".repeat(shift + 1) + " [Note \"n\"] z} *";

      PdnGame game = PdnReaderTest.read(rewritten(text)).get(0);

      assertThat(game.problems()).isEmpty();
      assertThat(game.moves().moves().get(0).comments().get(0)).endsWith("y [Note \"n\"] z");
    }
  }
}

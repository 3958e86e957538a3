package org.damier.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.NoSuchElementException;
import org.antlr.v4.runtime.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReaderTest {

  static List<PdnGame> read(String text) {
    return new PdnReader(new StringReader(text)).stream().toList();
  }

  private static PdnGame only(String text) {
    List<PdnGame> games = read(text);
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  private static List<String> texts(PdnLine line) {
    return line.moves().stream().map(PdnMove::text).toList();
  }

  @Test
  void tagsMovesAndResultAreRead() {
    PdnGame game = only("""
        [Event "Club match"]
        [GameType "20"]
        [Club "De Dam"]

        1. 32-28 18-23 2. 38-32 1-0
        """);

    assertThat(game.tags())
        .containsExactly(
            new Tag("Event", "Club match"), new Tag("GameType", "20"), new Tag("Club", "De Dam"));
    assertThat(game.tag("event")).contains("Club match");
    assertThat(texts(game.moves())).containsExactly("32-28", "18-23", "38-32");
    assertThat(game.moves().result()).contains("1-0");
    assertThat(game.problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, 1-0",
    "0-1, 0-1",
    "1/2-1/2, 1/2-1/2",
    "2-0, 2-0",
    "0-2, 0-2",
    "1-1, 1-1",
    "0-0, 0-0",
    "*, *",
    "½-½, 1/2-1/2",
    "1/2, 1/2-1/2",
    "1–0, 1-0",
    "2 - 0, 2-0"
  })
  void everyFormOfResultEndsAGame(String written, String result) {
    List<PdnGame> games = read("1. 32-28 18-23 " + written + "\n1. 31-27 " + written);

    assertThat(games)
        .extracting(game -> game.moves().result().orElseThrow())
        .containsExactly(result, result);
    assertThat(games).extracting(game -> game.moves().moves().size()).containsExactly(2, 1);
  }

  @Test
  void aMoveToSquareOneOrTwentyIsNoResult() {
    assertThat(texts(only("1. 6-1 2-11 2. 1-10 0-1").moves()))
        .containsExactly("6-1", "2-11", "1-10");
  }

  @Test
  void aGameWithoutItsResultEndsWhereTagsBegin() {
    List<PdnGame> games = read("[A \"1\"]\n1. 32-28\n[A \"2\"]\n1. 31-27 18-23");

    assertThat(games).extracting(game -> game.tag("A").orElseThrow()).containsExactly("1", "2");
    assertThat(games).extracting(game -> game.moves().moves().size()).containsExactly(1, 2);
    assertThat(games).extracting(PdnGame::number).containsExactly(1, 2);
    assertThat(games).extracting(PdnGame::line).containsExactly(1, 3);
  }

  @Test
  void theResultTagSpeaksWhereTheTextHasNone() {
    assertThat(only("[Result \"0-2\"]\n1. 32-28").result()).contains("0-2");
    assertThat(only("[Result \"unknown\"]\n1. 32-28").result()).isEmpty();
  }

  @Test
  void tagsWithoutMovesAreAGame() {
    PdnGame game = only("[Event \"cancelled\"]");

    assertThat(game.moves().moves()).isEmpty();
    assertThat(game.result()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      1. 1- 7 35x 4        | 1-7 35x4
      1. 32 - 28           | 32-28
      1.32-28 2.17x 08     | 32-28 17x08
      1 32-28 2 33–29      | 32-28 33–29
      1. A1-B2 c3:e5:g7    | A1-B2 c3:e5:g7
      1. c3d4 c3d4e5       | c3d4 c3d4e5
      1. 26x3x20x29x18     | 26x3x20x29x18
      7... 17-22           | 17-22
      """)
  void movesAreReadHoweverTheyAreSpaced(String text, String moves) {
    assertThat(texts(read(text).get(0).moves())).containsExactly(moves.split(" "));
  }

  @Test
  void nestedVariationsKeepTheirPlaces() {
    PdnGame game = only("""
        [FEN "W:W29,31,32,34,36,37,40,41,42,43:B3,8,9,12,16,17,18,19,20,26"]
        1. 32-27 17-22 (1... 17-21 2. 40-35 21x32 3. 37x28 26x30 4. 35x02 (4. 35x04)) 2. 37-32
        26x30 3. 40-35 22x31 4. 35x04
        """);

    assertThat(game.problems()).isEmpty();
    assertThat(texts(game.moves())).hasSize(7).endsWith("35x04");
    PdnLine variation = game.moves().moves().get(1).variations().get(0);
    assertThat(variation.secondSideFirst()).isTrue();
    assertThat(texts(variation)).hasSize(6).startsWith("17-21");
    PdnLine inner = variation.moves().get(5).variations().get(0);
    assertThat(texts(inner)).containsExactly("35x04");
    assertThat(inner.firstNumber()).isEqualTo(4);
    assertThat(inner.secondSideFirst()).isFalse();
  }

  @Test
  void commentsMarksAndClocksStayWithTheirMoves() {
    PdnGame game = only("""
        {A quiet
         start} 1. {[%clk 1:00:00]} 32-28! $14 {best} 18-23?? ; to the line's end
        2. 38-32* (!) {} *
        """);

    assertThat(game.moves().comments()).containsExactly("A quiet start");
    assertThat(game.moves().moves())
        .extracting(PdnMove::before)
        .containsExactly(List.of("[%clk 1:00:00]"), List.of(), List.of());
    assertThat(game.moves().moves())
        .extracting(PdnMove::marks)
        .containsExactly(List.of(1, 14), List.of(4), List.of(7, 5));
    assertThat(game.moves().moves())
        .extracting(PdnMove::comments)
        .containsExactly(List.of("best"), List.of("to the line's end"), List.of());
    assertThat(game.moves().result()).contains("*");
  }

  @Test
  void linesForOtherProgramsAreLeftOut() {
    PdnGame game = only("%import 7\n[A \"1\"]\n%more [B \"2\"]\n1. 32-28\n% 18-23\n1... 17-22");

    assertThat(game.tags()).hasSize(1);
    assertThat(texts(game.moves())).containsExactly("32-28", "17-22");
    assertThat(game.problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF[Event “The Club”]\n1. 32-28",
        "[Event\u00A0„The Club“ ]\n1.\u00A032-28",
        "[ Event   \"The Club\" ]\r\n\r\n1. 32-28\r\n",
        "[Event \"The Club\"] 1. 32-28 *"
      })
  void typographyOfWordProcessorsIsUnderstood(String text) {
    PdnGame game = only(text);

    assertThat(game.problems()).isEmpty();
    assertThat(game.tag("Event")).contains("The Club");
    assertThat(texts(game.moves())).containsExactly("32-28");
  }

  @Test
  void quotesAndBracketsWithinAValueAreKept() {
    PdnGame game = only("[A \"the \\\"Dam\\\" [8] \\\\\"]\n[B \"the \"Dam\" club\"]\n1. 32-28");

    assertThat(game.problems()).isEmpty();
    assertThat(game.tag("A")).contains("the \"Dam\" [8] \\");
    assertThat(game.tag("B")).contains("the \"Dam\" club");
  }

  @Test
  void aCommentOfAHundredKilobytesIsRead() {
    String comment = "word ".repeat(20_000).strip();

    PdnGame game = only("1. 32-28 {" + comment + "} 18-23");

    assertThat(game.moves().moves().get(0).comments()).containsExactly(comment);
    assertThat(game.moves().moves()).hasSize(2);
  }

  @Test
  void aCommentNeverClosedEndsWhereTagsBegin() {
    List<PdnGame> games = read("1. 32-28 {oh\nno 18-23\n\n[Event \"next\"]\n1. 31-27 1-0");

    assertThat(games).hasSize(2);
    assertThat(games.get(0).problems())
        .containsExactly(new PdnProblem(1, 1, 1, 10, "The comment is never closed."));
    assertThat(games.get(1).tag("Event")).contains("next");
    assertThat(games.get(1).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      1. 32-28 hello 18-23 1-0     | 1 | 10 | `hello` is no move.
      1. 32-28 18-23 ) 2. 31-27 *  | 2 | 16 | `)` closes no variation.
      1. 32-28 (1. 31-27 18-23     | 3 | 25 | The game ends before all its tags and variations are closed.
      1. 32-28 18 2. 18-23         | 1 | 10 | `18` is no move.
      """)
  void aMistakeIsNamedWithItsPlaceAndTheGameIsRead(
      String text, int ply, int column, String sentence) {
    List<PdnGame> games = read("[Event \"first\"]\n1. 31-26 *\n" + text + "\n[Event \"last\"] *");

    assertThat(games).hasSize(3);
    assertThat(games.get(1).problems()).hasSize(1);
    PdnProblem problem = games.get(1).problems().get(0);
    assertThat(problem.game()).isEqualTo(2);
    assertThat(problem.sentence()).isEqualTo(sentence);
    if (!sentence.startsWith("The game ends")) {
      assertThat(problem.line()).isEqualTo(3);
      assertThat(problem.column()).isEqualTo(column);
      assertThat(problem.ply()).isEqualTo(ply);
    }
    assertThat(games.get(2).problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"[Event missing]", "[Event]", "[Event \"a\"", "[\"a\"]", "[Event \"a]"})
  void aBrokenTagIsReportedAndTheNextOneRead(String tag) {
    PdnGame game = only(tag + "\n[Site \"here\"]\n1. 32-28 *");

    assertThat(game.problems()).isNotEmpty();
    assertThat(game.problems()).allMatch(problem -> problem.line() == 1 && problem.ply() == 0);
    assertThat(game.tags()).containsExactly(new Tag("Site", "here"));
    assertThat(texts(game.moves())).containsExactly("32-28");
  }

  @Test
  void variationsWithoutEndAreNoDanger() {
    PdnGame game = only("1. 32-28 " + "(".repeat(100_000) + " 18-23 " + ")".repeat(100_000) + " *");

    assertThat(game.problems()).isNotEmpty();
    assertThat(game.moves().moves().get(0).text()).isEqualTo("32-28");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\r\n", "{only a comment}", "1. * * *", "%"})
  void aFileMayHoldNoGame(String text) {
    PdnReader reader = new PdnReader(new StringReader(text));

    assertThat(reader.hasNext()).isFalse();
    assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      junk             | 1 | 1 | `junk` is no move.
      1. e4 e5         | 1 | 4 | `e4` is no move.
      no games here *  | 1 | 1 | `no` is no move.
      )                | 1 | 1 | `)` closes no variation.
      $14              | 1 | 1 | `$14` does not belong here.
      [Event]          | 1 | 7 | `]` does not belong here.
      [Event missing]  | 1 | 8 | `missing` does not belong here.
      {never closed    | 1 | 1 | The comment is never closed.
      """)
  void textWithoutAnyGameIsNotTakenForNothing(String text, int line, int column, String why) {
    PdnGame game = only("\n" + text);

    assertThat(game.isUnreadable()).isTrue();
    assertThat(game.problems())
        .containsExactly(new PdnProblem(
            1, 0, line + 1, column, "There is no game here, neither tags nor moves: " + why));
  }

  @Test
  void textBehindTheLastGameIsNotTakenForNothing() {
    List<PdnGame> games = read("1. 32-28 1-0\n\nThe end");

    assertThat(games).hasSize(2);
    assertThat(games.get(0).isUnreadable()).isFalse();
    assertThat(games.get(0).problems()).isEmpty();
    assertThat(games.get(1).isUnreadable()).isTrue();
  }

  @Test
  void aFailingFileIsNotTakenForItsEnd() {
    Reader failing = new Reader() {
      @Override
      public int read(char[] buffer, int offset, int length) throws IOException {
        throw new IOException("disk gone");
      }

      @Override
      public void close() {}
    };

    assertThatThrownBy(() -> new PdnReader(failing).hasNext())
        .isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void gamesAreHandedOutBeforeTheNextOnesAreRead() {
    String game = "[Event \"" + "x".repeat(5_000) + "\"]\n1. 32-28 1-0\n";
    RepeatedText file = new RepeatedText(game, 1_000_000);
    PdnReader reader = new PdnReader(file);

    for (int games = 1; games <= 400; games++) {
      assertThat(reader.next().number()).isEqualTo(games);
      assertThat(file.delivered).isLessThan((long) game.length() * games + 100_000);
    }
  }

  @Test
  void whatHasBeenReadIsForgotten() {
    CharWindow window = new CharWindow(new RepeatedText("x".repeat(5_000), 1_000));
    // As the lexer does it: a mark at each token's beginning, read to its end, and go on.
    for (int token = 0; token < 100_000; token++) {
      int mark = window.mark();
      for (int character = 0; character < 50; character++) {
        assertThat(window.LA(1)).isEqualTo('x');
        window.consume();
      }
      window.release(mark);
    }

    assertThat(window.capacity()).isLessThan(100_000);
    assertThat(window.LA(1)).isEqualTo(IntStream.EOF);
    assertThat(window.LA(-1)).isEqualTo('x');
  }

  /** A text many times over, made as it is read. */
  private static final class RepeatedText extends Reader {
    private final String text;
    private long left;
    private long delivered;

    RepeatedText(String text, int times) {
      this.text = text;
      this.left = (long) text.length() * times;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      int from = (int) ((text.length() - left % text.length()) % text.length());
      int count = (int) Math.min(Math.min(length, text.length() - from), left);
      text.getChars(from, from + count, buffer, offset);
      left -= count;
      delivered += count;
      return count == 0 ? -1 : count;
    }

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @ValueSource(strings = {"18--22", "O-O", "@x#y&z", "<diagram>"})
  void aWordThatIsNoMoveIsOneMistake(String word) {
    assertThat(read("1. 32-28 " + word + " 18-23 *").get(0).problems())
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.sentence()).isEqualTo("`" + word + "` is no move.");
          assertThat(problem.column()).isEqualTo(10);
        });
  }

  @Test
  void aLongWordThatIsNoMoveIsShownByItsBeginning() {
    assertThat(read("1. 32-28 " + "@x".repeat(100_000) + " *").get(0).problems())
        .singleElement()
        .satisfies(problem ->
            assertThat(problem.sentence()).isEqualTo("`" + "@x".repeat(12) + "…` is no move."));
  }
}

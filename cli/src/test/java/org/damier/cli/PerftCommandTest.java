package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.ProgressLine;
import org.damier.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {

  private static final String CRODA_CAPTURES = "W:WKb8,h3,a2:Be8,h6,a5,f5,g5,b4,g4,Kf1";

  @ParameterizedTest
  @CsvSource({
    "dameo, 0, 1",
    "dameo, 1, 52",
    "dameo, 2, 2704",
    "dameo, 3, 135930",
    "croda, 4, 194440",
    "ghanaian, 5, 26875",
    "ghanaian, 6, 164406",
    "international, 5, 27117",
    "international, 6, 167140",
    "turkish, 4, 7538",
    "turkish, 5, 85090"
  })
  void countsWhatTheGamesHave(String variant, int depth, long nodes) {
    JsonNode answer = Run.of("perft", variant, "--depth", "" + depth, "--json").json();

    assertThat(answer.fieldNames())
        .toIterable()
        .containsExactly("variant", "position", "depth", "nodes", "seconds");
    assertThat(answer.get("variant").textValue()).isEqualTo(variant);
    assertThat(answer.get("depth").intValue()).isEqualTo(depth);
    assertThat(answer.get("nodes").longValue()).isEqualTo(nodes);
    assertThat(answer.get("seconds").isNumber()).isTrue();
    assertThat(answer.get("seconds").doubleValue()).isNotNegative().isLessThan(600);
  }

  @Test
  void thePositionIsWrittenCanonically() {
    JsonNode answer = Run.of(
            "perft",
            "international",
            "--depth",
            "1",
            "--json",
            "--position",
            " b:b1-3:w 50,k31,49 ")
        .json();

    assertThat(answer.get("position").textValue()).isEqualTo("B:WK31,49,50:B1,2,3");
  }

  @Test
  void divideSaysTheCountOfEachFirstMove() {
    JsonNode answer = Run.of(
            "perft", "croda", "--depth", "2", "--divide", "--json", "--position", CRODA_CAPTURES)
        .json();

    assertThat(answer.get("nodes").longValue()).isEqualTo(48);
    long sum = 0;
    for (JsonNode move : answer.get("moves")) {
      assertThat(move.fieldNames())
          .toIterable()
          .containsExactly("notation", "from", "to", "route", "captures", "promotes", "nodes");
      sum += move.get("nodes").longValue();
    }
    assertThat(answer.get("moves")).hasSize(3);
    assertThat(sum).isEqualTo(48);
  }

  /** Two kings that cannot take one another have some 20 moves each: more than 10^26 ways through 21 plies. */
  @ParameterizedTest
  @ValueSource(strings = {"", "--divide", "--threads=2"})
  void moreThanCanBeCountedIsSaid(String option, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("peace.draughts");
    Files.writeString(file, """
        variant "Peace" extends turkish
        piece king
          captures never
        ending
          1 piece against 1 piece plays on
        """);
    List<String> words = new ArrayList<>(
        List.of("perft", file.toString(), "--depth=21", "--hash=64", "--position=W:WKa1:BKh8"));
    words.addAll(option.isEmpty() ? List.of() : List.of(option));

    Run run = Run.of(words.toArray(String[]::new));

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo("error: There are more than 9223372036854775807 lines of play of 21 plies, which"
            + " is as far as is counted.\n");
  }

  @Test
  void peopleReadItInColumns() {
    Run run =
        Run.of("perft", "international", "--depth", "1", "--divide", "--position", "W:W32,48:B1");

    List<String> lines = run.out().lines().toList();
    assertThat(run.code()).isZero();
    assertThat(lines)
        .startsWith(
            "32-27  1",
            "32-28  1",
            "48-42  1",
            "48-43  1",
            "",
            "variant   international",
            "position  W:W32,48:B1",
            "depth     1",
            "nodes     4")
        .hasSize(11);
    assertThat(lines.get(9)).matches("seconds {3}\\d+\\.\\d{6}");
    assertThat(lines.get(10)).matches("rate {6}\\d+(\\.\\d [mt]\\w+)? nodes a second");
  }

  @Test
  void aDecidedPositionHasOneLeafAtDepthNoneAndNoLineBeyond() {
    assertThat(nodes("ghanaian", "W:W32,33:B19", "0")).isEqualTo(1);
    assertThat(nodes("ghanaian", "W:W32,33:B19", "1")).isZero();
    assertThat(nodes("ghanaian", "W:W32,33:B19", "9")).isZero();
  }

  @Test
  void aBadPositionIsTheInputsFault() {
    Run run = Run.of("perft", "dameo", "--depth", "1", "--position", "W:Wz9:Ba8");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("  W:Wz9:Ba8\n     ^ ");
  }

  @Test
  void threadsCountTheSame() {
    Run run = Run.of("perft", "dameo", "--depth", "4", "--threads", "2", "--json");

    assertThat(run.json().get("nodes").longValue()).isEqualTo(6_253_934);
    assertThat(Run.of("perft", "dameo", "--depth", "4", "--threads", "0").code())
        .isEqualTo(2);
  }

  @Test
  void threadsDivideTheSame() {
    String[] alone = {"perft", "turkish", "--depth", "4", "--divide", "--json"};
    JsonNode moves = Run.of(alone).json().get("moves");
    JsonNode byThreads = Run.of(
            "perft",
            "turkish",
            "--depth",
            "4",
            "--divide",
            "--json",
            "--threads",
            "2",
            "--hash",
            "1")
        .json();

    assertThat(byThreads.get("moves")).isEqualTo(moves);
    assertThat(byThreads.get("nodes").longValue()).isEqualTo(7538);
  }

  /** The numbers are those of the table-less counts of the same starts, which others publish too. */
  @ParameterizedTest
  @CsvSource({"international, 7, 1049442", "turkish, 5, 85090", "dameo, 4, 6253934"})
  void aTableChangesNoCount(String variant, String depth, long nodes) {
    Run run = Run.of("perft", variant, "--depth", depth, "--hash", "2", "--json");

    assertThat(run.json().get("nodes").longValue()).isEqualTo(nodes);
  }

  @Test
  void aTableThatDoesNotFitIsRefused() {
    Run huge = Run.of("perft", "dameo", "--depth", "4", "--hash", "99999999");

    assertThat(huge.code()).isEqualTo(2);
    assertThat(huge.err()).contains("--hash is 99999999; it must be 0 to ");
    assertThat(Run.of("perft", "dameo", "--depth", "4", "--hash", "-1").code()).isEqualTo(2);
  }

  @Test
  void aLongCountShowsHowFarItHasComeOnATerminalOnly() throws InterruptedException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    for (boolean watched : List.of(false, true)) {
      Terminal terminal = new Terminal(InputStream.nullInputStream(), err, err, watched);
      try (ProgressLine line =
          new ProgressLine(terminal, Duration.ofMillis(1), Duration.ofMillis(1))) {
        line.counted(500, 3, 9);
        for (int wait = 0;
            wait < (watched ? 1000 : 10)
                && !err.toString(StandardCharsets.UTF_8).contains("parts");
            wait++) {
          Thread.sleep(10);
        }
      }
      String shown = err.toString(StandardCharsets.UTF_8);
      assertThat(shown.isEmpty()).isEqualTo(!watched);
    }
    assertThat(err.toString(StandardCharsets.UTF_8))
        .containsPattern(
            "\r3 of 9 parts, 500 nodes, \\d+(\\.\\d [mt]\\w+)? nodes a second\u001B\\[K")
        .endsWith("\r\u001B[K");
  }

  @ParameterizedTest
  @CsvSource({
    "275931640, 595970000, 463.0 million nodes a second",
    "100, 1000000, 0.1 million nodes a second",
    "16, 1000000, 16.0 thousand nodes a second",
    "16, 1000000000, 16 nodes a second",
    "0, 0, 0 nodes a second",
  })
  void aRateIsSaidInTheUnitThatShowsIt(long nodes, long nanos, String rate) {
    assertThat(ProgressLine.rate(nodes, nanos)).isEqualTo(rate);
  }

  private static long nodes(String variant, String position, String depth) {
    return Run.of("perft", variant, "--depth", depth, "--position", position, "--json")
        .json()
        .get("nodes")
        .longValue();
  }
}

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
import java.util.HashSet;
import java.util.Set;
import org.damier.Game;
import org.damier.cli.measure.MatchLine;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Terminal;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasureCommandTest {

  /** White must capture Black's last man. */
  private static final String WON_AT_ONCE = "W:W32:B28";

  /** Whoever has to move gives up its only man. */
  private static final String LOST_BY_MOVING = "W:W28:B18";

  @TempDir
  private Path folder;

  private static Run measure(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "measure";
    System.arraycopy(args, 0, all, 1, args.length);
    return Run.of(all);
  }

  @Test
  void aGameThatIsWonAtOnceHasTheseFigures() {
    Run run = measure("international", "--position", WON_AT_ONCE, "--games", "40");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    // Wilson's lower bound of 40 of 40 is 40 / (40 + 1.96²) = 0.912.
    assertThat(run.out()).isEqualTo("""
                                  international
        games                     40
        White wins                40
        Black wins                0
        draws                     0
        unfinished                0
        first mover scores        100 % (91 to 100)
        drawn                     0 % (0 to 9)
        ended by `no move loses`  40
        plies a game              1.0 (1.0 to 1.0)
        shortest, longest         1, 1
        captures a game           1.0 (1.0 to 1.0)
        pieces taken a game       1.0 (1.0 to 1.0)
        moves to choose from      1.0
        only one move             100 %

        White, to move first, scores 100 % (91 to 100): White is favoured in such play.
        Of the 40 games 39 repeat others, which the bounds do not know; --opening makes more differ.
        Between the bounds lies the truth about such play in 95 of 100 matches. The players looked 3 plies ahead and counted pieces: what good players would find won or drawn may be something else.
        """);
  }

  @Test
  void theSecondMoverMayBeFavoured() {
    assertThat(measure("international", "--position", LOST_BY_MOVING, "--games", "40")
            .out())
        .contains("White, to move first, scores 0 % (0 to 9): Black is favoured in such play.\n");
  }

  /** Of four games, one side may win all and still be no better: Wilson's bounds are 51 % and more, of two they are not. */
  @ParameterizedTest
  @CsvSource({"3, no side is shown to be favoured.", "4, White is favoured in such play."})
  void fewGamesShowLittle(int games, String sentence) {
    Run run = measure("international", "--position", WON_AT_ONCE, "--games", "" + games);

    assertThat(run.out()).contains(sentence);
  }

  @Test
  void variantsStandSideBySideAndAreCompared() {
    Run run = measure("international", "antidraughts", "--position", WON_AT_ONCE, "--games", "30");

    // Who has no move loses in one and wins in the other; all else is alike.
    assertThat(run.out())
        .containsPattern("(?m)^ +international +antidraughts$")
        .containsPattern("(?m)^White wins +30 +0$")
        .containsPattern("(?m)^ended by `no move loses` +30 +0$")
        .containsPattern("(?m)^ended by `no move wins` +0 +30$")
        .contains("\ninternational: White, to move first, scores 100 %")
        .contains("\nantidraughts: White, to move first, scores 0 %")
        .contains("\nantidraughts beside international: more than chance is in the first mover's"
            + " score.\n");
  }

  @Test
  void likeVariantsDoNotDiffer() {
    assertThat(measure("english", "english", "--depth", "0", "--games", "10").out())
        .contains("english beside english: no figure with bounds differs by more than chance");
  }

  @Test
  void gamesThatAreGivenUpAreCountedApart() {
    Run run = measure("english", "--plies", "10", "--games", "2", "--depth", "0");

    assertThat(run.out())
        .containsPattern("(?m)^unfinished +2$")
        .containsPattern("(?m)^first mover scores +-$")
        .containsPattern("(?m)^shortest, longest +10, 10$")
        .contains("No game has come to an end: who is favoured is not shown.\n")
        .contains("2 games were given up after 10 plies (--plies) and count in no score.\n")
        .contains("The players moved at random");
  }

  @Test
  void threadsChangeNothing() {
    String[] alone = {"croda", "--games", "6", "--depth", "1", "--threads", "1", "--json"};
    String[] together = {"croda", "--games", "6", "--depth", "1", "--threads", "3", "--json"};

    assertThat(measure(together)).isEqualTo(measure(alone));
  }

  @Test
  void programsReadTheFigures() {
    JsonNode json = measure("international", "--position", WON_AT_ONCE, "--games", "1", "--json")
        .json();

    assertThat(json).hasSize(1);
    JsonNode figures = json.get(0);
    assertThat(figures.get("variant").asText()).isEqualTo("international");
    assertThat(figures.get("position").asText()).isEqualTo(WON_AT_ONCE);
    assertThat(figures.get("first").asText()).isEqualTo("white");
    assertThat(figures.get("white").asInt()).isEqualTo(1);
    assertThat(figures.get("score").get("value").asDouble()).isEqualTo(1);
    assertThat(figures.get("endings").toString())
        .isEqualTo("[{\"clause\":\"no move loses\",\"games\":1}]");
    assertThat(figures.get("plies").toString()).isEqualTo("{\"value\":1.0}");
    assertThat(figures.get("forced").asDouble()).isEqualTo(1);
  }

  @Test
  void theGamesAreReplayed() throws IOException {
    Path file = folder.resolve("games.pdn");

    Run run = measure(
        "dameo", "kenya", "--games", "5", "--depth", "0", "--plies", "60", "--pdn", "" + file);

    assertThat(run.code()).isZero();
    assertThat(Files.readString(file)).contains("[White \"random\"]", "[Round \"5\"]");
    Run replay = Run.of("replay", file.toString());
    assertThat(replay.code()).as(replay.out()).isZero();
    assertThat(replay.out()).containsPattern("games\\.pdn +10 +\\d+ +0 ");
  }

  @Test
  void aMistakeIsToldBeforeTheFirstGame() {
    Path file = folder.resolve("games.pdn");

    Run run = measure("international", "no-such-game", "--pdn", file.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(file).doesNotExist();
  }

  @Test
  void whereTheGameIsOverNothingIsMeasured() {
    Run run = measure("ghanaian", "--position", "W:W32,33:B19");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .startsWith("error: There is nothing to play in `ghanaian`, as the game is over where it"
            + " begins. White wins: ");
  }

  @Test
  void aVariantFileIsNotWrittenOver() throws IOException {
    Path file = folder.resolve("mine");
    Files.writeString(file, "variant \"Mine\" extends dameo\n");

    Run run = measure(file.toString(), "--pdn", file.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(file).hasContent("variant \"Mine\" extends dameo\n");
  }

  @Test
  void aLineSaysHowFarAMatchHasCome() throws InterruptedException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), err, err, true);
    Duration often = Duration.ofMillis(1);
    Set<Integer> told = new HashSet<>();
    try (MatchLine line =
        new MatchLine(terminal, "dameo", 9, (number, game) -> told.add(number), often, often)) {
      line.ended(4, Game.of(Variants.load("dameo")));
      for (int wait = 0; wait < 1000 && !shown(err).contains("1 of 9"); wait++) {
        Thread.sleep(10);
      }
    }

    assertThat(shown(err)).contains("\rdameo: 1 of 9 games\u001B[K").endsWith("\r\u001B[K");
    assertThat(told).containsExactly(4);
  }

  private static String shown(ByteArrayOutputStream err) {
    return err.toString(StandardCharsets.UTF_8);
  }
}

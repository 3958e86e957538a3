package org.damier.protocols.hub;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.notation.Fen;
import org.damier.players.Player;
import org.damier.players.SearchPlayer;
import org.damier.protocols.Draughts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An engine, asked by lines. */
class HubServerTest {

  private static final String START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

  private static Position international(String fen) {
    return Draughts.INTERNATIONAL.position(Fen.read(Draughts.INTERNATIONAL.board(), fen));
  }

  private static List<String> conversation(String... lines) throws IOException {
    StringWriter out = new StringWriter();
    server(out).serve(new BufferedReader(new StringReader(String.join("\n", lines))));
    return out.toString().lines().toList();
  }

  private static HubServer server(Variant variant, Appendable out, Player player) {
    return new HubServer("Test", "1.0", Map.of("normal", variant), level -> player, out);
  }

  static HubServer server(Appendable out) {
    return new HubServer(
        "Test", "1.0", Map.of("normal", Draughts.INTERNATIONAL), HubServerTest::player, out);
  }

  private static Player player(HubLevel level) {
    return new SearchPlayer(level.depth().orElse(SearchPlayer.DEEPEST), 1);
  }

  @Test
  void theEngineIntroducesItselfAndGetsReady() throws IOException {
    assertThat(conversation("hub", "nonsense a=b", "init", "ping", "quit"))
        .containsExactly(
            "id name=Test version=1.0 author=Damier country=none",
            "param name=variant value=normal type=enum values=normal",
            "wait",
            "ready",
            "pong");
  }

  @Test
  void theEngineTakesTheLongestCapture() throws IOException {
    String pos = HubNotation.write(international("W:W32:B28,19,1"));

    assertThat(conversation("hub", "init", "pos pos=" + pos, "level depth=2", "go think"))
        .endsWith("done move=32x14x28x19");
  }

  @Test
  void movesBehindThePositionArePlayed() throws IOException {
    assertThat(conversation(
            "pos pos=" + START + " moves=\"32-28 17-22\"", "level depth=1", "go think"))
        .containsExactly("done move=28x17x22");
  }

  @Test
  void mistakesAreReportedAndTheEngineLivesOn() throws IOException {
    List<String> answers = conversation(
        "pos pos=Wabc",
        "pos pos=" + START + " moves=32-22",
        "set-param name=variant value=chess",
        "ping");

    assertThat(answers).hasSize(4);
    assertThat(answers.subList(0, 3)).allMatch(line -> line.startsWith("error message=\""));
    assertThat(answers.get(3)).isEqualTo("pong");
  }

  @Test
  void anEndlessSearchIsStopped() throws IOException {
    List<String> answers =
        conversation("pos pos=" + START, "level infinite", "go analyze", "ping", "stop", "ping");

    assertThat(answers).hasSize(3).contains("pong");
    assertThat(answers).anyMatch(line -> line.startsWith("done move="));
    assertThat(answers.get(2)).isEqualTo("pong");
  }

  @Test
  void anEngineThatWasRefusedAPositionSearchesNoOther() throws IOException {
    assertThat(conversation("pos pos=Wabc", "level depth=1", "go think"))
        .last()
        .isEqualTo("error message=\"There is no position to search: the last one was refused.\"");
  }

  /** Whatever it plays with, it has been made before it is ready: a game's clock does not run for it. */
  @Test
  void theEngineHasMovedBeforeItIsReady() throws IOException {
    StringWriter out = new StringWriter();
    List<String> said = new ArrayList<>();
    server(Draughts.INTERNATIONAL, out, (game, stop) -> {
          said.addAll(out.toString().lines().toList());
          return game.position().legalMoves().get(0);
        })
        .serve(new BufferedReader(new StringReader("hub\ninit")));

    assertThat(said).last().isEqualTo("wait");
    assertThat(out.toString()).endsWith("ready\n");
  }

  /** Kings that go to and fro are told as moves so that the engine sees how often the position has stood. */
  @ParameterizedTest
  @CsvSource({
    "45-50 36-47 50-45 47-36, 2",
    // By the third time the game is drawn; who asks nevertheless plays on.
    "45-50 36-47 50-45 47-36 45-50 36-47 50-45 47-36, 1"
  })
  void theEngineKnowsHowOftenThePositionHasStood(String moves, int times) throws IOException {
    List<Game> searched = new ArrayList<>();
    String pos = HubNotation.write(
        Draughts.RESTING.position(Fen.read(Draughts.RESTING.board(), "W:WK45:BK36")));
    server(Draughts.RESTING, new StringWriter(), (game, stop) -> {
          searched.add(game);
          return game.position().legalMoves().get(0);
        })
        .serve(new BufferedReader(
            new StringReader("pos pos=" + pos + " moves=\"" + moves + "\"\ngo think")));

    assertThat(searched).hasSize(1);
    assertThat(searched.get(0).position()).hasToString("W:WK45:BK36");
    assertThat(searched.get(0).repetitions()).isEqualTo(times);
  }

  /** A player that does not hear the stop keeps nobody who wants to leave. */
  @Test
  void whoQuitsDoesNotWaitForTheMove() throws IOException {
    CountDownLatch never = new CountDownLatch(1);
    StringWriter out = new StringWriter();
    server(Draughts.INTERNATIONAL, out, (game, stop) -> {
          while (never.getCount() > 0) {
            LockSupport.parkNanos(1_000_000);
          }
          return game.position().legalMoves().get(0);
        })
        .serve(new BufferedReader(new StringReader("go think\nping\nquit\n")));
    String said = out.toString();
    never.countDown();

    assertThat(said).isEqualTo("pong\n");
  }

  @Test
  void aSearchThatFailsIsReported() throws IOException {
    StringWriter out = new StringWriter();
    server(Draughts.INTERNATIONAL, out, (game, stop) -> {
          throw new IllegalStateException("Lost the thread.");
        })
        .serve(new BufferedReader(new StringReader("go think")));

    assertThat(out).hasToString("error message=\"Lost the thread.\"\n");
  }

  /** A search that nobody waits for any more ends where the next question comes, be it a position or a search. */
  @ParameterizedTest
  @ValueSource(strings = {"pos pos=" + START, "go think"})
  void aQuestionEndsTheSearchBefore(String next) throws IOException {
    List<String> said = new ArrayList<>();
    StringWriter out = new StringWriter();
    server(Draughts.INTERNATIONAL, out, (game, stop) -> {
          said.addAll(out.toString().lines().toList());
          while (said.isEmpty() && !stop.getAsBoolean()) {
            Thread.onSpinWait();
          }
          return game.position().legalMoves().get(0);
        })
        .serve(new BufferedReader(
            new StringReader("level infinite\ngo analyze\n" + next + "\nping\nstop\nquit\n")));

    assertThat(out.toString().lines()).first().isEqualTo("done move=31-27");
  }

  /** Time to move begins to run when the move has come that was pondered on. */
  @ParameterizedTest
  @ValueSource(strings = {"go ponder", "go analyze"})
  void aClockRunsFromTheHit(String go) throws Exception {
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    PipedWriter board = new PipedWriter();
    BufferedReader lines = new BufferedReader(new PipedReader(board));
    Thread engine = new Thread(() -> {
      try {
        server(Draughts.INTERNATIONAL, new Lines(answers), (game, stop) -> {
              while (!stop.getAsBoolean()) {
                Thread.onSpinWait();
              }
              return game.position().legalMoves().get(0);
            })
            .serve(lines);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    });
    board.write("level move-time=0.01\n" + go + "\n");
    board.flush();
    engine.start();

    assertThat(answers.poll(200, TimeUnit.MILLISECONDS)).isNull();
    board.write("ponder-hit\n");
    board.flush();
    assertThat(answers.poll(20, TimeUnit.SECONDS)).isEqualTo("done move=31-27");
    board.close();
    engine.join(10_000);
  }

  /** Puts each line that is said into a queue. */
  private static final class Lines extends Writer {
    private final StringBuilder line = new StringBuilder();
    private final BlockingQueue<String> lines;

    Lines(BlockingQueue<String> lines) {
      this.lines = lines;
    }

    @Override
    public void write(char[] text, int from, int length) {
      for (char letter : new String(text, from, length).toCharArray()) {
        if (letter == '\n') {
          lines.add(line.toString());
          line.setLength(0);
        } else {
          line.append(letter);
        }
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /** The clock of a search that is not pondering runs from its beginning, whatever the board says meanwhile. */
  @Test
  void aHitDoesNotWindTheClockUpAgain() throws Exception {
    StringWriter out = new StringWriter();
    long begun = System.nanoTime();
    List<Duration> taken = new ArrayList<>();
    PipedWriter board = new PipedWriter();
    BufferedReader lines = new BufferedReader(new PipedReader(board));
    Thread engine = new Thread(() -> {
      try {
        server(Draughts.INTERNATIONAL, out, (game, stop) -> {
              while (!stop.getAsBoolean()) {
                Thread.onSpinWait();
              }
              taken.add(Duration.ofNanos(System.nanoTime() - begun));
              return game.position().legalMoves().get(0);
            })
            .serve(lines);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    });
    board.write("level move-time=1\ngo think\n");
    engine.start();
    for (int hit = 0; hit < 20; hit++) {
      Thread.sleep(100);
      board.write("ponder-hit\n");
      board.flush();
    }
    board.close();
    engine.join(10_000);

    assertThat(taken).hasSize(1);
    assertThat(taken.get(0)).isLessThan(Duration.ofMillis(1900));
  }
}

package org.damier.protocols.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.damier.Game;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.players.Player;
import org.damier.players.SearchPlayer;
import org.damier.protocols.Draughts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HubTest {

  private static final String START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

  private static Position international(String fen) {
    return Draughts.INTERNATIONAL.position(Fen.read(Draughts.INTERNATIONAL.board(), fen));
  }

  // ---- Lines ----

  @Test
  void aLineIsReadWithQuotesFlagsAndBlanks() {
    HubLine line = HubLine.read("  info  pv=\"32-28 17-22\" depth = 21 think empty=\"\"");

    assertThat(line.command()).isEqualTo("info");
    assertThat(line.argument("pv")).contains("32-28 17-22");
    assertThat(line.number("depth")).contains(21.0);
    assertThat(line.has("think")).isTrue();
    assertThat(line.argument("empty")).contains("");
    assertThat(line.argument("other")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"hub", "go think", "level move-time=1.5", "id name=Damier author=\"Two Words\""})
  void aLineIsWrittenAsItIsRead(String text) {
    assertThat(HubLine.read(text)).hasToString(text);
  }

  @Test
  void timeIsSharedOut() {
    assertThat(HubLevel.read(HubLine.read("level move-time=1.5")).time())
        .contains(Duration.ofMillis(1500));
    assertThat(HubLevel.read(HubLine.read("level moves=10 time=100")).time())
        .contains(Duration.ofSeconds(10));
    assertThat(HubLevel.read(HubLine.read("level depth=7"))).isEqualTo(HubLevel.depth(7));
    assertThat(HubLevel.read(HubLine.read("level infinite"))).isEqualTo(HubLevel.INFINITE);
    assertThat(HubLevel.read(HubLine.read("level move-time=x")).time()).isEmpty();
  }

  // ---- Positions and moves ----

  @Test
  void thePositionsOfTheProtocolsTextAreRead() {
    assertThat(HubNotation.write(Draughts.INTERNATIONAL.start())).isEqualTo(START);
    assertThat(HubNotation.read(Draughts.INTERNATIONAL, START))
        .isEqualTo(Draughts.INTERNATIONAL.start());
    String kings = "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee";
    assertThat(HubNotation.write(HubNotation.read(Draughts.INTERNATIONAL, kings)))
        .isEqualTo(kings);
  }

  /** Both texts name one move: the order of the captured squares means nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"26x18x9x12x23x24", "26x18x24x9x23x12"})
  void capturedSquaresHaveNoOrder(String text) {
    Position position = international("W:WK26:B9,12,13,23,24");

    Move move = HubNotation.read(position, text);

    assertThat(move).hasToString("26x3x20x29x18");
  }

  @Test
  void squaresWithLettersAreToldByNumbers() {
    Position start = Draughts.BRAZILIAN.start();
    Move move = MoveText.read(start, "c3-d4");

    assertThat(HubNotation.write(start))
        .isEqualTo("W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12));
    assertThat(HubNotation.write(Draughts.BRAZILIAN, move)).isEqualTo("22-18");
    assertThat(HubNotation.read(start, "22-18")).isEqualTo(move);
  }

  @Test
  void capturesOfTheSameEndsAreToldApart() {
    Position position = international("W:WK4:B13,20,32,37");
    Move move = MoveText.read(position, "4x31x15");

    assertThat(HubNotation.write(Draughts.INTERNATIONAL, move)).startsWith("4x15x");
    assertThat(HubNotation.read(position, "4x15x37x13x20")).isEqualTo(move);
    assertThatThrownBy(() -> HubNotation.read(position, "4x15"))
        .hasMessage("`4x15` is not a legal move here.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "W", "Xbbb", "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwww?"})
  void whatIsNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> HubNotation.read(Draughts.INTERNATIONAL, text))
        .isInstanceOf(IllegalArgumentException.class);
  }

  // ---- The engine ----

  private static List<String> conversation(String... lines) throws IOException {
    StringWriter out = new StringWriter();
    server(out).serve(new BufferedReader(new StringReader(String.join("\n", lines))));
    return out.toString().lines().toList();
  }

  private static HubServer server(Appendable out) {
    return new HubServer(
        "Test", "1.0", Map.of("normal", Draughts.INTERNATIONAL), HubTest::player, out);
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

  // ---- The client, against the engine ----

  @Test
  void theClientPlaysAGameAgainstTheEngine() throws Exception {
    ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread engine = new Thread(() -> {
      try (Socket board = door.accept()) {
        server(new OutputStreamWriter(board.getOutputStream(), StandardCharsets.UTF_8))
            .serve(reader(board));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    });
    engine.start();

    Game game = Game.of(Draughts.INTERNATIONAL);
    try (door;
        Socket line = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort());
        HubClient client = HubClient.connect(
            reader(line),
            new OutputStreamWriter(line.getOutputStream(), StandardCharsets.UTF_8),
            Map.of("variant", "normal"))) {
      assertThat(client.name()).isEqualTo("Test");
      for (int ply = 0; ply < 12; ply++) {
        game = game.play(client.move(game, HubLevel.depth(1)));
      }
    }
    engine.join(10_000);

    assertThat(game.moves()).hasSize(12);
    assertThat(engine.isAlive()).isFalse();
  }

  private static BufferedReader reader(Socket line) throws IOException {
    return new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8));
  }

  @Test
  void anEngineThatMisbehavesIsNamed() throws IOException {
    String script = "id name=Odd\nwait\nready\ndone move=1-2\n";
    HubClient client = HubClient.connect(new StringReader(script), new StringWriter(), Map.of());
    Game game = Game.of(Draughts.INTERNATIONAL);

    assertThatThrownBy(() -> client.move(game, HubLevel.depth(1)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("`1-2` is not a legal move here.");
    assertThatThrownBy(() -> client.move(game, HubLevel.depth(1)))
        .hasMessage("The engine has hung up.");
  }
}

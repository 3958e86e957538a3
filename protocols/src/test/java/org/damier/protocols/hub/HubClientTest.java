package org.damier.protocols.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
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
import org.damier.protocols.Draughts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The client, against engines that keep to the protocol and others. */
class HubClientTest {

  /** Which king has to rest no letter of a position says, so the client tells the king's moves, men's between them too. */
  @Test
  void theClientTellsWhatAPositionRemembers() throws IOException {
    Position start =
        Draughts.RESTING.position(Fen.read(Draughts.RESTING.board(), "W:W48,K45:B4,5,K36"));
    Game game = Game.from(start);
    for (String move : List.of("45-50", "36-47", "50-45", "47-36", "45-50", "5-10")) {
      game = game.play(HubNotation.read(game.position(), move));
    }
    StringWriter said = new StringWriter();
    HubClient client =
        HubClient.connect(new StringReader("wait\nready\ndone move=48-43\n"), said, Map.of());

    Move move = client.move(game, HubLevel.depth(1));

    assertThat(move).hasToString("48-43");
    assertThat(said.toString().lines())
        .contains("pos pos=" + HubNotation.write(start)
            + " moves=\"45-50 36-47 50-45 47-36 45-50 5-10\"");
  }

  /** What no later position can repeat is left out: all up to the last capture or move of a man. */
  @ParameterizedTest
  @CsvSource({
    // Nothing has been played.
    "'', 'W:W48,K45:BK36', ''",
    // A man's move is the last.
    "45-50 36-47 48-43, 'B:W43,K50:BK47', ''",
    // Kings have gone since.
    "48-43 36-47 45-50 47-36, 'B:W43,K45:BK36', 36-47 45-50 47-36",
    "45-50, 'W:W48,K45:BK36', 45-50"
  })
  void theClientTellsWhatCanBeRepeated(String moves, String told, String since) throws IOException {
    Game game = game("W:W48,K45:BK36", moves);
    String answer =
        HubNotation.write(Draughts.INTERNATIONAL, game.position().legalMoves().get(0));
    StringWriter said = new StringWriter();
    HubClient client = HubClient.connect(
        new StringReader("wait\nready\ndone move=" + answer + "\n"), said, Map.of());

    client.move(game, HubLevel.depth(1));

    String position = "pos pos=" + HubNotation.write(game(told, "").position());
    String behind = since.contains(" ") ? " moves=\"" + since + "\"" : " moves=" + since;
    assertThat(said.toString().lines()).contains(since.isEmpty() ? position : position + behind);
  }

  private static Game game(String fen, String moves) {
    Position start = Draughts.INTERNATIONAL.position(Fen.read(Draughts.INTERNATIONAL.board(), fen));
    Game game = Game.from(start);
    for (String move : moves.isEmpty() ? List.<String>of() : List.of(moves.split(" "))) {
      game = game.play(HubNotation.read(game.position(), move));
    }
    return game;
  }

  /** After a question that was answered nothing is passed over. */
  @Test
  void theClientSaysWhatItWantsAndNoMore() throws IOException {
    StringWriter said = new StringWriter();
    HubClient client = HubClient.connect(
        new StringReader("wait\nready\ndone move=31-26\ndone move=31-26\n"),
        said,
        Map.of("variant", "normal"));
    Game game = Game.of(Draughts.INTERNATIONAL);
    client.move(game, HubLevel.depth(3));
    client.move(game, HubLevel.depth(3));
    client.close();

    String start = "pos pos=" + HubNotation.write(game.position());
    assertThat(said.toString().lines())
        .containsExactly(
            "hub",
            "set-param name=variant value=normal",
            "init",
            start,
            "level depth=3",
            "go think",
            start,
            "level depth=3",
            "go think",
            "quit");
  }

  @Test
  void aMoveThatComesLateIsNotTakenForAnAnswer() throws IOException {
    String script = "wait\nready\nerror message=Odd\ndone move=31-26\npong\ndone move=32-28\n";
    StringWriter said = new StringWriter();
    HubClient client = HubClient.connect(new StringReader(script), said, Map.of());
    Game game = Game.of(Draughts.INTERNATIONAL);

    assertThatThrownBy(() -> client.move(game, HubLevel.depth(1)))
        .hasMessage("The engine reports: Odd.");
    assertThat(client.move(game, HubLevel.depth(1))).hasToString("32-28");
    assertThat(said.toString().lines()).containsSequence("stop", "ping");
  }

  /** It waits for ever, as a program does that has never heard of Hub and waits for something else. */
  @Test
  void aProgramThatDoesNotAnswerIsGivenUp() {
    String java = ProcessHandle.current().info().command().orElseThrow();
    List<String> silent =
        List.of(java, "-cp", System.getProperty("java.class.path"), Silent.class.getName());

    assertThatThrownBy(() -> HubClient.start(silent, Map.of(), Duration.ofMillis(200)))
        .isInstanceOf(IOException.class)
        .hasMessage("The program does not speak Hub: it has not answered `hub`.");
  }

  /** A program that reads and says nothing. */
  static final class Silent {
    private Silent() {}

    public static void main(String[] arguments) throws IOException {
      System.in.transferTo(OutputStream.nullOutputStream());
    }
  }

  @Test
  void theClientPlaysAGameAgainstTheEngine() throws Exception {
    ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread engine = new Thread(() -> {
      try (Socket board = door.accept()) {
        HubServerTest.server(
                new OutputStreamWriter(board.getOutputStream(), StandardCharsets.UTF_8))
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

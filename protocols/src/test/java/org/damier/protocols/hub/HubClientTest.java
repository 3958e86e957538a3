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

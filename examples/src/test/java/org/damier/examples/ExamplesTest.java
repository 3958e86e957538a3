package org.damier.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Variant;
import org.damier.storage.StoredGame;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

class ExamplesTest {

  private static final Variant INTERNATIONAL = Variants.load("international");

  @Test
  void twoPeoplePlay() throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();

    Game game = ConsoleGame.play(
        INTERNATIONAL,
        new StringReader("32-28\n18-23\n28-32\nback\n17-22\nresign\n"),
        new PrintStream(screen, true, StandardCharsets.UTF_8));

    String seen = screen.toString(StandardCharsets.UTF_8);
    assertThat(game.moves()).hasToString("[32-28, 17-22]");
    assertThat(game.outcome().map(Outcome::reason)).contains(Outcome.Reason.RESIGNATION);
    assertThat(seen).contains("White> ", "Black> ", "White has resigned.");
  }

  @Test
  void theServerPlaysLegalMovesOnly() throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/games/", new MoveHandler(INTERNATIONAL));
    server.start();
    try {
      HttpResponse<String> good = post(server, "a", "32-28");
      HttpResponse<String> bad = post(server, "a", "28-33");
      HttpResponse<String> other = post(server, "b", "31-27");

      assertThat(good.statusCode()).isEqualTo(200);
      assertThat(StoredGame.read(INTERNATIONAL, good.body()).game().moves()).hasToString("[32-28]");
      assertThat(bad.statusCode()).isEqualTo(422);
      assertThat(bad.body()).isEqualTo("28 is White's; it is Black's turn.");
      assertThat(StoredGame.read(INTERNATIONAL, other.body()).game().moves())
          .hasToString("[31-27]");
    } finally {
      server.stop(0);
    }
  }

  private static HttpResponse<String> post(HttpServer server, String game, String move)
      throws IOException, InterruptedException {
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/games/" + game);
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(uri)
                .POST(HttpRequest.BodyPublishers.ofString(move))
                .build(),
            HttpResponse.BodyHandlers.ofString());
  }
}

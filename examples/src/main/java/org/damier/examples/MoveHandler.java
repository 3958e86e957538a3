package org.damier.examples;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.damier.Game;
import org.damier.Variant;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.damier.storage.StoredGame;

/**
 * Keeps the games of a server and plays only legal moves in them: a client posts a move's text to {@code /games/NAME} and is
 * answered with the whole game as JSON, or with status 422 and the reason why the move is refused. All games share one
 * variant, whatever the number of threads.
 */
public final class MoveHandler implements HttpHandler {

  private static final int LONGEST_MOVE = 200;

  private final Variant variant;
  private final ConcurrentMap<String, Game> games = new ConcurrentHashMap<>();

  /** A handler for games of this variant. */
  public MoveHandler(Variant variant) {
    this.variant = variant;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath();
    byte[] body = exchange.getRequestBody().readNBytes(LONGEST_MOVE);
    try {
      // Two clicks at the same time: the map lets one finish before the other begins.
      Game game =
          games.compute(name, (key, known) -> play(known == null ? Game.of(variant) : known, body));
      answer(exchange, 200, new StoredGame(game).toJson());
    } catch (MoveTextException e) {
      answer(exchange, 422, String.valueOf(e.getMessage()));
    } catch (IllegalStateException e) {
      answer(exchange, 409, String.valueOf(e.getMessage()));
    }
  }

  private static Game play(Game game, byte[] body) {
    game.outcome().ifPresent(outcome -> {
      throw new IllegalStateException("The game is over: " + outcome.sentence());
    });
    String text = new String(body, StandardCharsets.UTF_8);
    return text.isBlank() ? game : game.play(MoveText.read(game.position(), text));
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(bytes);
    }
  }
}

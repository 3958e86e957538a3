package org.damier.protocols.hub;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.damier.Game;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.jspecify.annotations.Nullable;

/**
 * Plays against an engine that speaks Hub. Every call waits for the engine's answer, however long that takes. Not safe
 * between threads, but for {@link #close}, which ends the engine and with it another thread's waiting.
 *
 * <pre>{@code
 * try (HubClient engine = HubClient.start(List.of("./scan", "hub"), Map.of())) {
 *   Move move = engine.move(game, HubLevel.moveTime(Duration.ofSeconds(1)));
 * }
 * }</pre>
 */
public final class HubClient implements AutoCloseable {

  private final BufferedReader in;
  private final Writer out;
  private final @Nullable Process process;
  private String name = "";

  private HubClient(Reader in, Writer out, @Nullable Process process) {
    this.in = new BufferedReader(in);
    this.out = out;
    this.process = process;
  }

  /**
   * Starts an engine and makes it ready.
   *
   * @param command the program and its arguments
   * @param parameters what the engine's parameters are to be, such as {@code variant}; others stay as they are
   * @throws IOException if it cannot be started, or does not speak Hub
   */
  public static HubClient start(List<String> command, Map<String, String> parameters)
      throws IOException {
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    HubClient client = new HubClient(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8),
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)),
        process);
    try {
      client.greet(parameters);
    } catch (IOException e) {
      client.close();
      throw e;
    }
    return client;
  }

  /** Makes an engine ready that is reached by these streams. */
  public static HubClient connect(Reader in, Writer out, Map<String, String> parameters)
      throws IOException {
    HubClient client = new HubClient(in, out, null);
    client.greet(parameters);
    return client;
  }

  private void greet(Map<String, String> parameters) throws IOException {
    say(HubLine.of("hub"));
    answer("wait");
    for (Map.Entry<String, String> parameter : parameters.entrySet()) {
      say(HubLine.of("set-param")
          .with("name", parameter.getKey())
          .with("value", parameter.getValue()));
    }
    say(HubLine.of("init"));
    answer("ready");
  }

  /** What the engine calls itself; empty if it has not said so. */
  public String name() {
    return name;
  }

  /**
   * The engine's move in the game's position.
   *
   * @throws IOException if the engine hangs up, reports an error or answers with a move that is not legal
   */
  public Move move(Game game, HubLevel level) throws IOException {
    say(position(game));
    say(level.line());
    say(HubLine.of("go").with("think", ""));
    String text = answer("done")
        .argument("move")
        .orElseThrow(() -> new IOException("The engine has not said its move."));
    try {
      return HubNotation.read(game.position(), text);
    } catch (IllegalArgumentException e) {
      throw new IOException("The engine's move is not legal: " + e.getMessage(), e);
    }
  }

  /** The position after the last move that cannot be taken back, and the moves since, for the engine to see repetitions. */
  private static HubLine position(Game game) {
    List<Position> positions = game.positions();
    List<Move> moves = game.moves();
    int from = moves.size();
    while (from > 0 && isReversible(moves.get(from - 1))) {
      from--;
    }
    List<String> since = new ArrayList<>();
    moves
        .subList(from, moves.size())
        .forEach(move -> since.add(HubNotation.write(game.position().variant(), move)));
    HubLine line = HubLine.of("pos").with("pos", HubNotation.write(positions.get(from)));
    return since.isEmpty() ? line : line.with("moves", String.join(" ", since));
  }

  private static boolean isReversible(Move move) {
    return !move.isCapture() && move.piece().rank() == Rank.KING;
  }

  private void say(HubLine line) throws IOException {
    out.write(line + "\n");
    out.flush();
  }

  private HubLine answer(String command) throws IOException {
    while (true) {
      HubLine line = HubLine.read(Optional.ofNullable(in.readLine())
          .orElseThrow(() -> new IOException("The engine has hung up.")));
      if (line.command().equals("id")) {
        name = line.argument("name").orElse("");
      } else if (line.command().equals("error")) {
        throw new IOException(
            "The engine reports: " + line.argument("message").orElse("an error") + ".");
      } else if (line.command().equals(command)) {
        return line;
      }
    }
  }

  /** Says goodbye to the engine, and ends its process if it does not go by itself. */
  @Override
  public void close() throws IOException {
    try {
      say(HubLine.of("quit"));
      out.close();
    } catch (IOException e) {
      // It has gone already.
    }
    if (process != null) {
      try {
        if (!process.waitFor(2, TimeUnit.SECONDS)) {
          process.destroyForcibly();
        }
      } catch (InterruptedException e) {
        process.destroyForcibly();
        Thread.currentThread().interrupt();
      }
    }
  }
}

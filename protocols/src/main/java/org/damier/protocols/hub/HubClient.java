package org.damier.protocols.hub;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.damier.Game;
import org.damier.KingRuns;
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
  // Whether lines may still come that belong to an earlier question.
  private boolean isBehind;

  /** How long a program may take to say that it speaks Hub. What it does then, loading tables say, takes what it takes. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

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
   * @throws IOException if it cannot be started, or does not speak Hub: has not introduced itself after 30 seconds, say
   */
  public static HubClient start(List<String> command, Map<String, String> parameters)
      throws IOException {
    return start(command, parameters, PATIENCE);
  }

  static HubClient start(List<String> command, Map<String, String> parameters, Duration patience)
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
      client.greet(process, patience);
      client.prepare(parameters);
    } catch (IOException e) {
      client.close();
      throw e;
    }
    return client;
  }

  /** Ends a program that does not know what to answer, as nobody else could: the caller has no client yet. */
  private void greet(Process program, Duration patience) throws IOException {
    AtomicBoolean hasAnswered = new AtomicBoolean();
    AtomicBoolean isGivenUp = new AtomicBoolean();
    CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS)
        .execute(() -> {
          if (!hasAnswered.get()) {
            isGivenUp.set(true);
            program.destroyForcibly();
          }
        });
    try {
      greet();
      hasAnswered.set(true);
    } catch (IOException e) {
      throw isGivenUp.get()
          ? new IOException("The program does not speak Hub: it has not answered `hub`.", e)
          : e;
    }
  }

  /** Makes an engine ready that is reached by these streams. */
  public static HubClient connect(Reader in, Writer out, Map<String, String> parameters)
      throws IOException {
    HubClient client = new HubClient(in, out, null);
    client.greet();
    client.prepare(parameters);
    return client;
  }

  private void greet() throws IOException {
    say(HubLine.of("hub"));
    answer("wait");
  }

  private void prepare(Map<String, String> parameters) throws IOException {
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
    catchUp();
    isBehind = true;
    say(position(game));
    say(level.line());
    say(HubLine.of("go").with("think", ""));
    HubLine done = answer("done");
    isBehind = false;
    String text = done.argument("move")
        .orElseThrow(() -> new IOException("The engine has not said its move."));
    try {
      return HubNotation.read(game.position(), text);
    } catch (IllegalArgumentException e) {
      throw new IOException("The engine's move is not legal: " + e.getMessage(), e);
    }
  }

  /** Passes over what an engine says that has been asked before and reported an error: its move may follow nevertheless. */
  private void catchUp() throws IOException {
    if (isBehind) {
      say(HubLine.of("stop"));
      say(HubLine.of("ping"));
      while (!heard().command().equals("pong")) {
        // Of a question that nobody asks any more.
      }
    }
  }

  /**
   * The position after the last move that cannot be taken back, and the moves since, for the engine to see repetitions. Where
   * that position remembers moves, these are told too: its letters do not say which king has to rest.
   */
  private static HubLine position(Game game) {
    List<Position> positions = game.positions();
    List<Move> moves = game.moves();
    int from = moves.size();
    while (from > 0 && (isReversible(moves.get(from - 1)) || remembers(positions.get(from)))) {
      from--;
    }
    List<String> since = new ArrayList<>();
    moves
        .subList(from, moves.size())
        .forEach(move -> since.add(HubNotation.write(game.position().variant(), move)));
    HubLine line = HubLine.of("pos").with("pos", HubNotation.write(positions.get(from)));
    return since.isEmpty() ? line : line.with("moves", String.join(" ", since));
  }

  private static boolean remembers(Position position) {
    return !position.kingRuns().equals(KingRuns.NONE) || position.exposed().isPresent();
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
      HubLine line = heard();
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

  private HubLine heard() throws IOException {
    return HubLine.read(Optional.ofNullable(in.readLine())
        .orElseThrow(() -> new IOException("The engine has hung up.")));
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

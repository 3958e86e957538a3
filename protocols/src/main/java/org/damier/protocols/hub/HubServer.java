package org.damier.protocols.hub;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.HookFailure;
import org.damier.players.Player;
import org.jspecify.annotations.Nullable;

/**
 * An engine: answers the lines of a board program until that says {@code quit} or hangs up. Lines that it does not
 * understand are passed over. One object serves one conversation.
 */
public final class HubServer {

  private static final long FOREVER = Long.MAX_VALUE;

  /** How long a conversation that is over waits for the last move. */
  private static final Duration PARTING = Duration.ofSeconds(3);

  private final String name;
  private final String version;
  private final Map<String, Variant> variants;
  private final Function<HubLevel, Player> players;
  private final Appendable out;
  private String variantName;
  // Empty where what was asked for is no position, until another one is.
  private Optional<Game> game = Optional.empty();
  private HubLevel level = HubLevel.INFINITE;
  private @Nullable Search search;

  /**
   * An engine.
   *
   * @param name its name
   * @param version its version
   * @param variants what it plays, by Hub's names for them, the first being played until another is asked for
   * @param players who chooses the moves at a level; of the time that the level leaves, the engine itself takes care
   * @param out where its answers go
   */
  public HubServer(
      String name,
      String version,
      Map<String, Variant> variants,
      Function<HubLevel, Player> players,
      Appendable out) {
    if (variants.isEmpty()) {
      throw new IllegalArgumentException("An engine plays one variant at least.");
    }
    this.name = name;
    this.version = version;
    this.variants = new LinkedHashMap<>(variants);
    this.players = players;
    this.out = out;
    this.variantName = variants.keySet().iterator().next();
    this.game = Optional.of(Game.of(variant()));
  }

  /** Answers line after line. Returns when the conversation is over. */
  public void serve(BufferedReader in) throws IOException {
    for (String text = in.readLine(); text != null; text = in.readLine()) {
      HubLine line = HubLine.read(text);
      if (line.command().equals("quit")) {
        break;
      }
      try {
        answer(line);
      } catch (IllegalArgumentException | TooManyMovesException | HookFailure e) {
        error(String.valueOf(e.getMessage()));
      }
    }
    // Nobody waits for the move any more, and a position with very many can take seconds.
    stop(PARTING);
  }

  private void answer(HubLine line) {
    switch (line.command()) {
      case "hub" -> introduce();
      case "set-param" -> setParameter(line);
      case "init" -> {
        try {
          warmUp();
        } finally {
          say(HubLine.of("ready"));
        }
      }
      case "ping" -> say(HubLine.of("pong"));
      case "pos" -> {
        stop();
        setUp(line);
      }
      case "level" -> level = HubLevel.read(line);
      case "go" -> {
        stop();
        go(line);
      }
      case "stop" -> stop();
      case "ponder-hit" -> ponderHit();
      default -> {
        // `new-game` too: nothing is remembered between searches.
      }
    }
  }

  private void introduce() {
    say(HubLine.of("id")
        .with("name", name)
        .with("version", version)
        .with("author", "Damier")
        .with("country", "none"));
    say(HubLine.of("param")
        .with("name", "variant")
        .with("value", variantName)
        .with("type", "enum")
        .with("values", String.join(" ", variants.keySet())));
    say(HubLine.of("wait"));
  }

  private void setParameter(HubLine line) {
    if (line.argument("name").equals(Optional.of("variant"))) {
      String value = line.argument("value").orElse("");
      if (variants.containsKey(value)) {
        variantName = value;
        game = Optional.of(Game.of(variant()));
      } else {
        error("There is no variant `" + value + "`; there are: "
            + String.join(", ", variants.keySet()) + ".");
      }
    }
  }

  private Variant variant() {
    return Optional.ofNullable(variants.get(variantName)).orElseThrow();
  }

  /** What is made for the first move must not cost time of a game. */
  private void warmUp() {
    Game start = Game.of(variant());
    if (start.outcome().isEmpty()) {
      players.apply(HubLevel.depth(1)).choose(start);
    }
  }

  private void setUp(HubLine line) {
    game = Optional.empty();
    Game reached = Game.from(HubNotation.read(variant(), line.argument("pos").orElse("")));
    for (String move : line.argument("moves").orElse("").strip().split("\\s+")) {
      if (!move.isEmpty()) {
        reached = goingOn(reached).play(HubNotation.read(reached.position(), move));
      }
    }
    game = Optional.of(goingOn(reached));
  }

  /** The game, or where repetitions or clocks have ended it another one from there: the board says how long it is played. */
  private static Game goingOn(Game game) {
    return game.outcome().isEmpty() ? game : Game.from(game.position());
  }

  private void go(HubLine line) {
    if (game.isEmpty()) {
      error("There is no position to search: the last one was refused.");
      return;
    }
    Game from = game.get();
    if (from.outcome().isPresent()) {
      error("There is no legal move in this position.");
      return;
    }
    Search started = new Search(from, line.has("ponder") || line.has("analyze"));
    search = started;
    started.thread.start();
  }

  private void ponderHit() {
    Search running = search;
    if (running != null) {
      running.startClock();
    }
  }

  private void stop() {
    stop(Duration.ZERO);
  }

  /** Has the search come to its end, and waits for that so long at most; without limit where that is zero. */
  private void stop(Duration most) {
    Search running = search;
    search = null;
    if (running == null) {
      return;
    }
    running.stopped.set(true);
    try {
      running.thread.join(most.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void error(String sentence) {
    say(HubLine.of("error").with("message", sentence));
  }

  private synchronized void say(HubLine line) {
    try {
      out.append(line.toString()).append('\n');
      if (out instanceof java.io.Flushable flushable) {
        flushable.flush();
      }
    } catch (IOException e) {
      // Who does not listen any more will hang up, too.
      Search running = search;
      if (running != null) {
        running.stopped.set(true);
      }
    }
  }

  /** One search in a thread of its own, so that the conversation goes on meanwhile. */
  private final class Search {
    private final Game from;
    private final HubLevel limit = level;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final AtomicLong deadline = new AtomicLong(FOREVER);
    private final Thread thread;

    Search(Game from, boolean withoutClock) {
      this.from = from;
      this.thread = new Thread(this::run, "hub search");
      thread.setDaemon(true);
      if (!withoutClock) {
        startClock();
      }
    }

    /** Lets the time run, if it does not run already. */
    void startClock() {
      limit
          .time()
          .map(Duration::toNanos)
          .ifPresent(time -> deadline.compareAndSet(FOREVER, System.nanoTime() + time));
    }

    private void run() {
      BooleanSupplier stop = () ->
          stopped.get() || (deadline.get() != FOREVER && System.nanoTime() - deadline.get() > 0);
      try {
        Move move = players.apply(limit).choose(from, stop);
        say(HubLine.of("done").with("move", HubNotation.write(from.position().variant(), move)));
      } catch (RuntimeException e) {
        // A board that is told nothing waits for ever.
        error(String.valueOf(e.getMessage()));
      }
    }
  }
}

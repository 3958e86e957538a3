package org.damier.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.damier.PerftOptions;

/** One line that says how far a long count has come, from its third second on; only where somebody watches. */
final class ProgressLine implements PerftOptions.Watcher, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final Duration PACE = Duration.ofMillis(500);

  private final Terminal terminal;
  private final long begin = System.nanoTime();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(ProgressLine::thread);

  private volatile State state = new State(0, 0, 0);
  private volatile boolean shown;

  private record State(long nodes, int done, int parts) {}

  ProgressLine(Terminal terminal) {
    this(terminal, PATIENCE, PACE);
  }

  ProgressLine(Terminal terminal, Duration patience, Duration pace) {
    this.terminal = terminal;
    if (terminal.isWatched()) {
      ScheduledFuture<?> unused = clock.scheduleAtFixedRate(
          this::show, patience.toMillis(), pace.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "progress");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void counted(long nodes, int done, int parts) {
    state = new State(nodes, done, parts);
  }

  private void show() {
    State now = state;
    shown = true;
    terminal.passing(
        now.parts == 0
            ? "counting ..."
            : String.format(
                Locale.ROOT,
                "%d of %d parts, %d nodes, %s",
                now.done,
                now.parts,
                now.nodes,
                rate(now.nodes, System.nanoTime() - begin)));
  }

  /** Nodes and nanoseconds as a rate for people. */
  static String rate(long nodes, long nanos) {
    return String.format(
        Locale.ROOT, "%.1f million nodes a second", nodes * 1e3 / Math.max(nanos, 1));
  }

  /** Takes the line away. */
  @Override
  public void close() {
    clock.shutdown();
    try {
      clock.awaitTermination(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (shown) {
      terminal.passing("");
    }
  }
}

package org.damier.cli.terminal;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** One line that says how far long work has come, from its third second on; only where somebody watches. */
public final class PassingLine implements AutoCloseable {

  public static final Duration PATIENCE = Duration.ofSeconds(2);
  public static final Duration PACE = Duration.ofMillis(500);

  private final Terminal terminal;
  private final Supplier<String> text;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(PassingLine::thread);

  private volatile boolean shown;

  /** Shows the text of the moment again and again; it is asked for on a thread of its own. */
  public PassingLine(Terminal terminal, Supplier<String> text) {
    this(terminal, text, PATIENCE, PACE);
  }

  public PassingLine(Terminal terminal, Supplier<String> text, Duration patience, Duration pace) {
    this.terminal = terminal;
    this.text = text;
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

  private void show() {
    shown = true;
    terminal.passing(text.get());
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

package org.damier.cli.terminal;

import java.time.Duration;
import java.util.Locale;
import org.damier.PerftOptions;

/** One line that says how far a long count has come, from its third second on; only where somebody watches. */
public final class ProgressLine implements PerftOptions.Watcher, AutoCloseable {

  private final long begin = System.nanoTime();
  private final PassingLine line;

  private volatile State state = new State(0, 0, 0);

  private record State(long nodes, int done, int parts) {}

  public ProgressLine(Terminal terminal) {
    this(terminal, PassingLine.PATIENCE, PassingLine.PACE);
  }

  public ProgressLine(Terminal terminal, Duration patience, Duration pace) {
    this.line = new PassingLine(terminal, this::text, patience, pace);
  }

  @Override
  public void counted(long nodes, int done, int parts) {
    state = new State(nodes, done, parts);
  }

  private String text() {
    State now = state;
    return now.parts == 0
        ? "counting ..."
        : String.format(
            Locale.ROOT,
            "%d of %d parts, %d nodes, %s",
            now.done,
            now.parts,
            now.nodes,
            rate(now.nodes, System.nanoTime() - begin));
  }

  /** Nodes and nanoseconds as a rate for people. */
  public static String rate(long nodes, long nanos) {
    double rate = nodes * 1e9 / Math.max(nanos, 1);
    if (rate >= 1e5) {
      return String.format(Locale.ROOT, "%.1f million nodes a second", rate / 1e6);
    }
    // Counts so short, or so slow, would seem to stand still.
    return rate >= 1e3
        ? String.format(Locale.ROOT, "%.1f thousand nodes a second", rate / 1e3)
        : String.format(Locale.ROOT, "%.0f nodes a second", rate);
  }

  /** Takes the line away. */
  @Override
  public void close() {
    line.close();
  }
}

package org.damier.cli.measure;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.damier.Game;
import org.damier.cli.terminal.PassingLine;
import org.damier.cli.terminal.Terminal;
import org.damier.players.Match;

/** One line that says how many games of a match have ended, from its third second on; only where somebody watches. */
public final class MatchLine implements Match.Watcher, AutoCloseable {

  private final AtomicInteger ended = new AtomicInteger();
  private final Match.Watcher next;
  private final PassingLine line;

  /**
   * A line about a match of so many games.
   *
   * @param next who is told of the games as well
   */
  public MatchLine(Terminal terminal, String variant, int games, Match.Watcher next) {
    this(terminal, variant, games, next, PassingLine.PATIENCE, PassingLine.PACE);
  }

  public MatchLine(
      Terminal terminal,
      String variant,
      int games,
      Match.Watcher next,
      Duration patience,
      Duration pace) {
    this.next = next;
    this.line = new PassingLine(
        terminal, () -> variant + ": " + ended.get() + " of " + games + " games", patience, pace);
  }

  @Override
  public void ended(int number, Game game) {
    next.ended(number, game);
    ended.incrementAndGet();
  }

  /** Takes the line away. */
  @Override
  public void close() {
    line.close();
  }
}

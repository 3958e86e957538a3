package org.damier.protocols.hub;

import java.time.Duration;
import java.util.Optional;

/**
 * How long an engine may think about a move. An immutable value.
 *
 * @param depth how many plies it may look ahead; empty for as many as it likes
 * @param time how much time it has; empty for as much as it likes
 */
public record HubLevel(Optional<Integer> depth, Optional<Duration> time) {

  /** Until it is stopped. */
  public static final HubLevel INFINITE = new HubLevel(Optional.empty(), Optional.empty());

  /** Of the rest of the game's time, this part is for one move where nobody says how many moves are left. */
  private static final double MOVES_LEFT = 30;

  /** So many plies. */
  public static HubLevel depth(int plies) {
    return new HubLevel(Optional.of(plies), Optional.empty());
  }

  /** So much time for this move. */
  public static HubLevel moveTime(Duration time) {
    return new HubLevel(Optional.empty(), Optional.of(time));
  }

  /**
   * What the line {@code level …} says; the clock of a whole game is shared out over its moves.
   *
   * @throws IllegalArgumentException if one of its numbers is none
   */
  public static HubLevel read(HubLine line) {
    Optional<Integer> depth =
        line.number("depth").map(number -> (int) Math.max(1, Math.min(99, number)));
    Optional<Double> seconds = line.number("move-time")
        .or(() -> line.number("time").map(left -> {
          double moves = Math.max(1, line.number("moves").orElse(MOVES_LEFT));
          double increment = line.number("inc").orElse(0.0);
          return Math.min(left / 2, left / moves + increment / 2);
        }));
    return new HubLevel(
        depth,
        seconds.map(time -> Duration.ofMillis((long) (Math.max(0, Math.min(time, 1e9)) * 1000))));
  }

  /** The line that says this. */
  public HubLine line() {
    HubLine line = HubLine.of("level");
    if (depth.isPresent()) {
      line = line.with("depth", "" + depth.get());
    }
    if (time.isPresent()) {
      line = line.with("move-time", "" + time.get().toMillis() / 1000.0);
    }
    return depth.isEmpty() && time.isEmpty() ? line.with("infinite", "") : line;
  }
}

package org.damier.players;

import java.util.List;
import org.damier.Game;
import org.damier.board.Move;

/**
 * Choices that look random and follow from a seed and the game alone, so that nobody has to keep a state: the same on every
 * machine and in every version of Java.
 */
final class Chance {

  // Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014 (SplitMix64).
  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final long FIRST = 0xBF58476D1CE4E5B9L;
  private static final long SECOND = 0x94D049BB133111EBL;

  private Chance() {}

  /** One of the things, each as likely as the others. Another time that the position stands, it may be another. */
  static <T> T oneOf(List<T> things, long seed, Game game) {
    long number = mixed(mixed(seed, game.position().hash()), game.repetitions());
    return things.get((int) Long.remainderUnsigned(number, things.size()));
  }

  /** A seed of a seed: the one of this number. */
  static long mixed(long seed, long number) {
    long bits = seed + STEP * (number + 1);
    bits = (bits ^ bits >>> 30) * FIRST;
    bits = (bits ^ bits >>> 27) * SECOND;
    return bits ^ bits >>> 31;
  }

  /**
   * The legal moves of a game that goes on.
   *
   * @throws IllegalArgumentException if it is over
   */
  static List<Move> movesOf(Game game) {
    game.outcome().ifPresent(outcome -> {
      throw new IllegalArgumentException(
          "There is nothing to choose, as the game is over. " + outcome.sentence());
    });
    return game.position().legalMoves();
  }
}

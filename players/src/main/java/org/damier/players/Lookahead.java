package org.damier.players;

import java.util.Collection;
import java.util.function.BooleanSupplier;
import org.damier.Position;
import org.damier.Variant;

/** Says what positions of a variant are worth by looking ahead. Not safe between threads. */
interface Lookahead {

  /** More than any position is worth. */
  int INFINITE = 2 * Worth.WIN;

  /**
   * Behind the depth captures are followed into so many ways at most, shared out evenly where they branch: an exchange without a
   * choice is followed to its end, but not the games that hardly consist of anything but captures.
   */
  int WAYS = 256;

  /** By the quickest means that the variant has. */
  static Lookahead of(Variant variant, Worth worth) {
    return variant
        .engine()
        .<Lookahead>map(engine -> new EngineLookahead(variant, engine, worth))
        .orElseGet(() -> new PlainLookahead(variant, worth));
  }

  /** The variant whose positions it looks at. */
  Variant variant();

  /** From now on the game ends by repetition where one of these comes about. */
  void endAt(Collection<Position> repeated);

  /**
   * What a position that a move leads to is worth to the side to move in it, in hundredths of a man; near {@link Worth#WIN} if
   * it wins, the less so the more plies after the move. Exact between {@code alpha} and {@code beta}, otherwise a bound on their
   * side; without meaning if {@code stop} has turned true.
   *
   * @param depth how many plies to look ahead, 0 or more, before only captures are followed
   */
  int value(Position position, int depth, int alpha, int beta, BooleanSupplier stop);
}

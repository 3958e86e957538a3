package org.damier;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.damier.board.Move;

/**
 * Counts the sequences of legal moves of a given length: the usual test of a move generator. Moves that are equal count as
 * one, and a game that the rules have decided has none.
 */
public final class Perft {

  private Perft() {}

  /**
   * The number of sequences of {@code depth} moves from the position: 1 for none, the number of legal moves for one.
   *
   * @param depth plies
   * @throws IllegalArgumentException if {@code depth} is negative
   * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
   */
  public static long count(Position position, int depth) {
    return count(position, depth, PerftOptions.PLAIN);
  }

  /**
   * The same number, counted by several threads, with a table of positions or watched by somebody.
   *
   * @param depth plies
   * @throws IllegalArgumentException if {@code depth} is negative
   * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
   */
  public static long count(Position position, int depth, PerftOptions options) {
    requirePlies(depth);
    return new PerftTree(position.variant(), depth, options).count(position, depth);
  }

  /**
   * The same number move by move: for each legal move how many sequences of {@code depth} moves begin with it. In the order
   * of the moves' full texts; empty if {@code depth} is 0, as then no sequence has a first move.
   *
   * @param depth plies, the move itself included
   * @throws IllegalArgumentException if {@code depth} is negative
   * @throws ArithmeticException if a number is more than {@link Long#MAX_VALUE}
   */
  public static Map<Move, Long> divide(Position position, int depth) {
    return divide(position, depth, PerftOptions.PLAIN);
  }

  /** The same, counted in the way of the options; a watcher is told the parts of each move on its own. */
  public static Map<Move, Long> divide(Position position, int depth, PerftOptions options) {
    requirePlies(depth);
    Map<Move, Long> counts = new LinkedHashMap<>();
    if (depth == 0) {
      return counts;
    }
    PerftTree tree = new PerftTree(position.variant(), depth, options);
    position.legalMoves().stream()
        .sorted(Comparator.comparing(Move::toString))
        .forEach(move -> counts.put(move, tree.count(position.play(move), depth - 1)));
    return counts;
  }

  private static void requirePlies(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("Perft counts 0 plies or more, not " + depth + ".");
    }
  }
}

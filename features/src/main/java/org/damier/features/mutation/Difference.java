package org.damier.features.mutation;

import java.util.List;

/**
 * A place where two rule sets can be told apart.
 *
 * @param position where the game begins, as FEN
 * @param moves the moves played from there; none if the position alone tells
 * @param original what the rules say there
 * @param mutant what the changed rules say there
 */
public record Difference(String position, List<String> moves, String original, String mutant) {

  public Difference {
    moves = List.copyOf(moves);
  }

  /** The place on one line. */
  public String place() {
    return position + (moves.isEmpty() ? "" : " after " + String.join(" ", moves));
  }
}

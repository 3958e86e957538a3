package org.damier.pdn;

import java.util.List;
import java.util.Optional;

/**
 * A sequence of moves: those of the game, or a variation.
 *
 * @param firstNumber the number of its first move
 * @param secondSideFirst whether the side that moves second in the game makes the first of these moves
 * @param comments comments before the first move, each on one line
 * @param moves the moves
 * @param result the result at its end; empty if there is none
 */
public record PdnLine(
    int firstNumber,
    boolean secondSideFirst,
    List<String> comments,
    List<PdnMove> moves,
    Optional<String> result) {

  public PdnLine {
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
  }

  /** This line with other moves. */
  PdnLine with(List<PdnMove> newMoves) {
    return new PdnLine(firstNumber, secondSideFirst, comments, newMoves, result);
  }
}

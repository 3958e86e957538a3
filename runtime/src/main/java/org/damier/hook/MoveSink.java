package org.damier.hook;

import org.damier.board.Direction;
import org.damier.board.SquareSet;

/** Where a {@link MovesHook} puts moves. */
public interface MoveSink {

  /**
   * One move of an own piece to an empty square, by square index.
   *
   * @throws HookFailure if there is no own piece on {@code from}, or {@code to} is not empty
   */
  void add(int from, int to);

  /**
   * A move for every square of {@code from}: to the square {@code distance} steps on. The same as calling
   * {@link #add(int, int)} for each.
   *
   * @throws HookFailure if one of the squares holds no own piece, or its target is off the board or not empty
   */
  void add(SquareSet from, Direction direction, int distance);
}

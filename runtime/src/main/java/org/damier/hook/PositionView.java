package org.damier.hook;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.SquareSet;

/**
 * A position as a hook reads it, from the seat of the side to move: "own" is the side to move. Valid only during the call
 * it is handed to.
 */
public interface PositionView {

  /** The side to move. */
  Side side();

  /** The empty geometry. */
  Board board();

  /** Own men. */
  SquareSet men();

  /** Own kings. */
  SquareSet kings();

  /** The opponent's men. */
  SquareSet enemyMen();

  /** The opponent's kings. */
  SquareSet enemyKings();

  /** Squares without a piece. */
  SquareSet empty();

  /** The directions that lead forward for the side to move. */
  List<Direction> forward();

  /** Every direction. */
  List<Direction> directions();

  /** All squares of the set moved on by one; those that would leave the board are dropped. */
  default SquareSet step(SquareSet set, Direction direction) {
    return board().step(set, direction);
  }

  /** Own pieces of both ranks. */
  default SquareSet pieces() {
    return men().or(kings());
  }

  /** The opponent's pieces of both ranks. */
  default SquareSet enemies() {
    return enemyMen().or(enemyKings());
  }

  /** The set of the squares with these names. */
  default SquareSet squares(String... names) {
    SquareSet set = SquareSet.EMPTY;
    for (String name : names) {
      set = set.with(board().square(name).index());
    }
    return set;
  }
}

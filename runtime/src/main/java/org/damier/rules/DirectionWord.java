package org.damier.rules;

import java.util.Locale;
import org.damier.board.Board;
import org.damier.board.Direction;

/** A word for a set of directions, as the player who moves sees them. */
public enum DirectionWord {
  FORWARD {
    @Override
    boolean contains(Board board, Direction direction) {
      return board.forward().contains(direction);
    }
  },
  BACKWARD {
    @Override
    boolean contains(Board board, Direction direction) {
      return board.forward().contains(direction.opposite());
    }
  },
  /** Neither forward nor backward. */
  SIDEWAYS {
    @Override
    boolean contains(Board board, Direction direction) {
      return !FORWARD.contains(board, direction) && !BACKWARD.contains(board, direction);
    }
  },
  ORTHOGONAL {
    @Override
    boolean contains(Board board, Direction direction) {
      return board.shape().hasRightAngles() && !direction.isDiagonal();
    }
  },
  DIAGONAL {
    @Override
    boolean contains(Board board, Direction direction) {
      return board.shape().hasRightAngles() && direction.isDiagonal();
    }
  },
  ANY {
    @Override
    boolean contains(Board board, Direction direction) {
      return true;
    }
  };

  /** Whether the word covers the direction as White sees it. */
  abstract boolean contains(Board board, Direction direction);

  /** The word as rules spell it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

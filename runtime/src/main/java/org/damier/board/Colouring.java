package org.damier.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Which squares of a chequered board are played on. */
public enum Colouring implements Shape {
  /** Every square. */
  ALL_SQUARES {
    @Override
    boolean isPlayable(int column, int row) {
      return true;
    }
  },
  /** One colour, with a playable square in White's left-hand corner (a1). */
  CORNER_LEFT {
    @Override
    boolean isPlayable(int column, int row) {
      return (column + row) % 2 == 0;
    }
  },
  /**
   * One colour, with no playable square in White's left-hand corner: the mirror image of {@link #CORNER_LEFT} where the
   * number of columns is even; where it is odd, no corner at White's side is playable.
   */
  CORNER_RIGHT {
    @Override
    boolean isPlayable(int column, int row) {
      return (column + row) % 2 == 1;
    }
  };

  private static final Set<Direction> ALL_DIRECTIONS =
      Collections.unmodifiableSet(EnumSet.allOf(Direction.class));

  private static final Set<Direction> AHEAD = Collections.unmodifiableSet(
      EnumSet.of(Direction.NORTH_WEST, Direction.NORTH, Direction.NORTH_EAST));

  abstract boolean isPlayable(int column, int row);

  @Override
  public boolean isSquare(Place place, int columns, int rows) {
    return isPlayable(place.column(), place.row());
  }

  @Override
  public Set<Direction> directions() {
    return ALL_DIRECTIONS;
  }

  @Override
  public boolean hasRightAngles() {
    return true;
  }

  @Override
  public Place next(Place place, Direction direction) {
    // Straight lines on a board of one colour lead over a square of the other colour.
    return place.plus(this == ALL_SQUARES || direction.isDiagonal() ? 1 : 2, direction);
  }

  @Override
  public boolean joins(Place one, Place other) {
    return true;
  }

  @Override
  public Set<Direction> ahead() {
    return AHEAD;
  }
}

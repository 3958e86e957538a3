package org.damier.board;

import java.util.List;

/**
 * A line along which pieces may move, as a point of the compass seen from White's seat: {@link #NORTH} leads away from
 * White. Which of the eight a board has, and which square lies next in each, is the {@link Board}'s to say.
 */
public enum Direction {
  NORTH(0, 1),
  NORTH_EAST(1, 1),
  EAST(1, 0),
  SOUTH_EAST(1, -1),
  SOUTH(0, -1),
  SOUTH_WEST(-1, -1),
  WEST(-1, 0),
  NORTH_WEST(-1, 1);

  private static final int COUNT = 8;

  private final int columns;
  private final int rows;

  Direction(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Columns to the right, as White sees it, of one unit this way: -1, 0 or 1. */
  public int columns() {
    return columns;
  }

  /** Rows away from White of one unit this way: -1, 0 or 1. */
  public int rows() {
    return rows;
  }

  /** The turn of 180 degrees. */
  public Direction opposite() {
    return ALL.get((ordinal() + COUNT / 2) % COUNT);
  }

  /** Whether both a column and a row change. */
  public boolean isDiagonal() {
    return columns != 0 && rows != 0;
  }

  /** The same direction as {@code side} sees it: for Black the board is turned by 180 degrees. */
  public Direction seenBy(Side side) {
    return side == Side.WHITE ? this : opposite();
  }

  private static final List<Direction> ALL = List.of(values());
}

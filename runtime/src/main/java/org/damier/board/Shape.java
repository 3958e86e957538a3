package org.damier.board;

import java.util.Set;

/** Which places of a grid of columns and rows are squares, and along which lines one leads to the next. */
public sealed interface Shape permits Colouring, Hexes, Lines {

  /** Whether there is a square at the place (0-based, from White's left hand) of a grid of this size. */
  boolean isSquare(Place place, int columns, int rows);

  /** The directions in which lines run. */
  Set<Direction> directions();

  /** Whether {@link Direction#isDiagonal()} means something to players: not so among hexes. */
  boolean hasRightAngles();

  /** The place that comes next in the direction, square or not; for directions in which lines run. */
  Place next(Place place, Direction direction);

  /** Whether a line joins the two squares, the second being next to the first. */
  boolean joins(Place one, Place other);

  /** The directions that lead forward for White unless it is said otherwise. */
  Set<Direction> ahead();

  /** A column and a row, both counted from 0 at White's left hand. */
  record Place(int column, int row) {

    /** So many units on in the direction. */
    Place plus(int units, Direction direction) {
      return new Place(column + units * direction.columns(), row + units * direction.rows());
    }
  }
}

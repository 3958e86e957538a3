package org.damier.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A field of hexes. A hex is where two slanting files cross, one with a letter (column) and one with a number (row): its
 * neighbours lie along the two files and along the line between them, which leads from the corner of the lowest letter
 * and number to that of the highest. So two of the eight points of the compass are missing.
 *
 * <p>Forward is along both files and between them, so that White sits at the corner of the lowest letter and number.
 *
 * @param trimmed how many lines of hexes are cut off at each of the two other corners: the corner hex alone is one line,
 *     the next has two hexes, and so on
 */
public record Hexes(int trimmed) implements Shape {

  private static final Set<Direction> DIRECTIONS = Collections.unmodifiableSet(
      EnumSet.complementOf(EnumSet.of(Direction.NORTH_WEST, Direction.SOUTH_EAST)));

  private static final Set<Direction> AHEAD = Collections.unmodifiableSet(
      EnumSet.of(Direction.NORTH, Direction.NORTH_EAST, Direction.EAST));

  public Hexes {
    if (trimmed < 0) {
      throw new IllegalArgumentException("No less than 0 lines are cut off, not " + trimmed + ".");
    }
  }

  @Override
  public boolean isSquare(Place place, int columns, int rows) {
    int fromHighNumber = place.column() + rows - 1 - place.row();
    int fromHighLetter = columns - 1 - place.column() + place.row();
    return Math.min(fromHighNumber, fromHighLetter) >= trimmed;
  }

  @Override
  public Set<Direction> directions() {
    return DIRECTIONS;
  }

  @Override
  public boolean hasRightAngles() {
    return false;
  }

  @Override
  public Place next(Place place, Direction direction) {
    return place.plus(1, direction);
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

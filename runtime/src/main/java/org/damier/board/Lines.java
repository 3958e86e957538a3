package org.damier.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Points joined by lines: there is a point wherever a line passes a crossing of a column and a row. */
public record Lines(Set<Line> lines) implements Shape {

  /**
   * Points on these lines.
   *
   * @throws IllegalArgumentException if there is no line
   */
  public Lines {
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("A board of points needs at least one line.");
    }
    lines = Set.copyOf(lines);
  }

  /** From one place to another, along a row, a column or a diagonal. */
  public record Line(Place from, Place to) {

    /**
     * A line between two places.
     *
     * @throws IllegalArgumentException if they are the same, or do not lie on one line
     */
    public Line {
      int columns = Math.abs(to.column() - from.column());
      int rows = Math.abs(to.row() - from.row());
      if (columns == rows ? columns == 0 : columns != 0 && rows != 0) {
        throw new IllegalArgumentException(
            "A line runs along a row, a column or a diagonal, not from " + from + " to " + to
                + ".");
      }
    }

    private List<Place> places() {
      int columns = Integer.signum(to.column() - from.column());
      int rows = Integer.signum(to.row() - from.row());
      List<Place> places = new ArrayList<>(List.of(from));
      for (Place at = from; !at.equals(to); places.add(at)) {
        at = new Place(at.column() + columns, at.row() + rows);
      }
      return places;
    }

    private Set<Direction> directions() {
      int columns = Integer.signum(to.column() - from.column());
      int rows = Integer.signum(to.row() - from.row());
      return EnumSet.allOf(Direction.class).stream()
          .filter(direction -> (direction.columns() == columns && direction.rows() == rows)
              || (direction.columns() == -columns && direction.rows() == -rows))
          .collect(Collectors.toSet());
    }
  }

  @Override
  public boolean isSquare(Place place, int columns, int rows) {
    return lines.stream().anyMatch(line -> line.places().contains(place));
  }

  @Override
  public Set<Direction> directions() {
    return lines.stream()
        .flatMap(line -> line.directions().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean hasRightAngles() {
    return true;
  }

  @Override
  public Place next(Place place, Direction direction) {
    return place.plus(1, direction);
  }

  @Override
  public boolean joins(Place one, Place other) {
    return lines.stream().map(Line::places).anyMatch(places -> {
      int at = places.indexOf(one);
      int next = places.indexOf(other);
      return at >= 0 && next >= 0 && Math.abs(at - next) == 1;
    });
  }

  @Override
  public Set<Direction> ahead() {
    return Colouring.ALL_SQUARES.ahead();
  }
}

package org.damier.board;

/**
 * A playable square of one {@link Board}.
 *
 * @param index 0-based place among the board's playable squares in reading order: top row (Black's) first, left to right
 *     as White sees it
 * @param column 0-based column from White's left hand
 * @param row 0-based row from White's side
 * @param name the square's name in the variant's notation, such as {@code 32} or {@code c3}
 */
public record Square(int index, int column, int row, String name) {

  Shape.Place place() {
    return new Shape.Place(column, row);
  }

  @Override
  public String toString() {
    return name;
  }
}

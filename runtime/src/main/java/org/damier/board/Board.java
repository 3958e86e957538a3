package org.damier.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The empty geometry: which squares there are, how they are called, and which square lies next in each direction.
 * Immutable and shareable between threads. Two boards are equal if they were declared alike.
 *
 * <p>On a board of one colour the next square straight ahead or to the side is the next <em>playable</em> one, two rows
 * or columns on.
 */
public final class Board {

  /** The most columns or rows that a rectangle may have. */
  public static final int MAX_SIDE = 12;

  private static final int NO_SQUARE = -1;

  private final int columns;
  private final int rows;
  private final Shape shape;
  private final SquareNaming naming;
  private final Set<Direction> forward;
  private final List<Square> squares;
  private final Map<String, Square> byName;
  private final int[] indexByPlace;
  private final int[][] neighbours;
  private final SetStep[] steps;

  private Board(int columns, int rows, Shape shape, SquareNaming naming, Set<Direction> forward) {
    this.columns = columns;
    this.rows = rows;
    this.shape = shape;
    this.naming = naming;
    this.forward = Collections.unmodifiableSet(EnumSet.copyOf(forward));
    this.indexByPlace = new int[columns * rows];
    this.squares = List.copyOf(layOut());
    this.byName = nameSquares(squares);
    this.neighbours = joinNeighbours();
    this.steps = Arrays.stream(neighbours).map(SetStep::to).toArray(SetStep[]::new);
  }

  /**
   * A rectangle of squares on which forward leads straight away from the player, or diagonally so.
   *
   * @throws IllegalArgumentException if a side is shorter than 2 or longer than {@value #MAX_SIDE}
   */
  public static Board rectangle(int columns, int rows, Colouring colouring, SquareNaming naming) {
    return of(columns, rows, colouring, naming, colouring.ahead());
  }

  /**
   * Any board: the squares that a shape has in a grid of columns and rows, with the directions that lead forward for
   * White; Black's are their opposites.
   *
   * @throws IllegalArgumentException if a side is shorter than 2 or longer than {@value #MAX_SIDE}, {@code forward}
   *     is empty or holds two opposites, or the shape leaves no square
   */
  public static Board of(
      int columns, int rows, Shape shape, SquareNaming naming, Set<Direction> forward) {
    if (columns < 2 || columns > MAX_SIDE || rows < 2 || rows > MAX_SIDE) {
      throw new IllegalArgumentException("A board has 2 to " + MAX_SIDE + " columns and rows, not "
          + columns + " x " + rows + ".");
    }
    if (forward.isEmpty()
        || forward.stream().anyMatch(direction -> forward.contains(direction.opposite()))) {
      throw new IllegalArgumentException(
          "Forward is one direction or several, none the opposite of another, not " + forward
              + ".");
    }
    Board board = new Board(columns, rows, shape, naming, forward);
    if (board.squares.isEmpty()) {
      throw new IllegalArgumentException("The shape " + shape + " leaves no square.");
    }
    return board;
  }

  /** This board with its squares called otherwise; their indexes stay. */
  public Board renamed(SquareNaming otherNaming) {
    return new Board(columns, rows, shape, otherNaming, forward);
  }

  private List<Square> layOut() {
    Arrays.fill(indexByPlace, NO_SQUARE);
    List<Square> laid = new ArrayList<>();
    for (int row = rows - 1; row >= 0; row--) {
      for (int column = 0; column < columns; column++) {
        if (isSquare(column, row)) {
          indexByPlace[row * columns + column] = laid.size();
          laid.add(new Square(laid.size(), column, row, nameOf(column, row)));
        }
      }
    }
    return laid;
  }

  private boolean isSquare(int column, int row) {
    return shape.isSquare(new Shape.Place(column, row), columns, rows);
  }

  private String nameOf(int column, int row) {
    int columnFromCorner = naming.corner().columnFrom(column, columns);
    int rowFromCorner = naming.corner().rowFrom(row, rows);
    return switch (naming.style()) {
      case LETTERS -> (char) ('a' + columnFromCorner) + Integer.toString(rowFromCorner + 1);
      case NUMBERS -> Integer.toString(1 + playableBefore(column, row));
    };
  }

  /** Counts the playable squares that come before this one when reading row by row from the naming's corner. */
  private int playableBefore(int column, int row) {
    int before = 0;
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        int rowOrder =
            Integer.compare(naming.corner().rowFrom(r, rows), naming.corner().rowFrom(row, rows));
        int columnOrder = Integer.compare(
            naming.corner().columnFrom(c, columns), naming.corner().columnFrom(column, columns));
        if (isSquare(c, r) && (rowOrder < 0 || (rowOrder == 0 && columnOrder < 0))) {
          before++;
        }
      }
    }
    return before;
  }

  private static Map<String, Square> nameSquares(List<Square> squares) {
    Map<String, Square> named = new HashMap<>();
    for (Square square : squares) {
      named.put(square.name(), square);
    }
    return named;
  }

  private int[][] joinNeighbours() {
    int[][] joined = new int[Direction.values().length][squares.size()];
    for (int[] ends : joined) {
      Arrays.fill(ends, NO_SQUARE);
    }
    for (Direction direction : shape.directions()) {
      for (Square square : squares) {
        joined[direction.ordinal()][square.index()] = next(square.place(), direction);
      }
    }
    return joined;
  }

  private int next(Shape.Place place, Direction direction) {
    Shape.Place next = shape.next(place, direction);
    int index = indexAt(next.column(), next.row());
    return index != NO_SQUARE && shape.joins(place, next) ? index : NO_SQUARE;
  }

  private int indexAt(int column, int row) {
    boolean onBoard = column >= 0 && column < columns && row >= 0 && row < rows;
    return onBoard ? indexByPlace[row * columns + column] : NO_SQUARE;
  }

  public int columns() {
    return columns;
  }

  public int rows() {
    return rows;
  }

  public Shape shape() {
    return shape;
  }

  /** The colouring of a rectangle of squares; all squares on boards of another shape. */
  public Colouring colouring() {
    return shape instanceof Colouring colouring ? colouring : Colouring.ALL_SQUARES;
  }

  /** The directions in which lines run. */
  public Set<Direction> directions() {
    return shape.directions();
  }

  public SquareNaming naming() {
    return naming;
  }

  /** The directions that lead forward for White. */
  public Set<Direction> forward() {
    return forward;
  }

  /** The playable squares in the order of their indexes. */
  public List<Square> squares() {
    return squares;
  }

  /** The number of playable squares. */
  public int size() {
    return squares.size();
  }

  /** All playable squares as a set. */
  public SquareSet all() {
    return SquareSet.firstSquares(squares.size());
  }

  /**
   * The square of this index.
   *
   * @throws IllegalArgumentException if the board has none
   */
  public Square square(int index) {
    if (index < 0 || index >= squares.size()) {
      throw noSquare(index);
    }
    return squares.get(index);
  }

  private IllegalArgumentException noSquare(int index) {
    return new IllegalArgumentException("The board has no square of the index " + index
        + ": it has " + squares.size() + ", counted from 0.");
  }

  /** The square of this name, upper case and leading zeros allowed; empty if the board has none. */
  public Optional<Square> find(String name) {
    Objects.requireNonNull(name, "name");
    Square exact = byName.get(name);
    if (exact != null) {
      return Optional.of(exact);
    }
    String canonical = name.toLowerCase(Locale.ROOT).replaceFirst("^([a-z]?)0+(?=[0-9])", "$1");
    return Optional.ofNullable(byName.get(canonical));
  }

  /**
   * The square of this name.
   *
   * @throws IllegalArgumentException if the board has none
   */
  public Square square(String name) {
    return find(name)
        .orElseThrow(() -> new IllegalArgumentException(
            "`" + name + "` is not a square of this board, which has " + squares.size()
                + " squares such as " + squares.get(0) + " and "
                + squares.get(squares.size() - 1) + "."));
  }

  /** The playable square at this column (from White's left) and row (from White's side); empty if there is none. */
  public Optional<Square> at(int column, int row) {
    int index = indexAt(column, row);
    return index == NO_SQUARE ? Optional.empty() : Optional.of(squares.get(index));
  }

  /** The next square from here; empty at the edge. */
  public Optional<Square> next(Square square, Direction direction) {
    int index = neighbour(square.index(), direction);
    return index == NO_SQUARE ? Optional.empty() : Optional.of(squares.get(index));
  }

  /**
   * The index of the next square from here, or -1 at the edge.
   *
   * @throws IllegalArgumentException if the board has no square of this index
   */
  public int neighbour(int index, Direction direction) {
    if (index < 0 || index >= squares.size()) {
      throw noSquare(index);
    }
    return neighbours[direction.ordinal()][index];
  }

  /** All squares of the set moved on by one; those that would leave the board are dropped. */
  public SquareSet step(SquareSet set, Direction direction) {
    return steps[direction.ordinal()].of(set);
  }

  /**
   * The squares of this 0-based row, counted from the side's own edge of the board.
   *
   * @throws IllegalArgumentException if the board has no such row
   */
  public SquareSet row(int row, Side side) {
    if (row < 0 || row >= rows) {
      throw new IllegalArgumentException(
          "The board has no row " + row + ": it has " + rows + ", counted from 0.");
    }
    int rowFromWhite = side == Side.WHITE ? row : rows - 1 - row;
    return SquareSet.of(
        squares.stream().filter(square -> square.row() == rowFromWhite).toList());
  }

  /** The square seen from the other side of the table: the board turned by 180 degrees, if that is playable. */
  public Optional<Square> rotated(Square square) {
    return at(columns - 1 - square.column(), rows - 1 - square.row());
  }

  /** The square reflected in the line between the two players, if that is playable. */
  public Optional<Square> mirrored(Square square) {
    return at(square.column(), rows - 1 - square.row());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && columns == board.columns
        && rows == board.rows
        && shape.equals(board.shape)
        && naming.equals(board.naming)
        && forward.equals(board.forward);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(new Object[] {columns, rows, shape, naming, forward});
  }

  @Override
  public String toString() {
    return columns + " x " + rows + ", "
        + shape.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

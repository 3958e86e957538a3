package org.damier.codegen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/**
 * Which bit stands for which square. The bit number is linear in row and column, so that a direction
 * is one shift for all squares; columns of unused bits ("ghosts") beside the board make most shifts
 * safe without a mask. Of the layouts tried, the one with the fewest words and then the fewest masks
 * is taken. The top row comes first, as with {@link Square#index()}: on a board of all squares
 * without ghosts the two agree. A pure function of the board.
 */
final class Layout {

  private final Board board;
  private final int[] bitBySquare;
  private final int[] squareByBit;
  private final int words;
  private final Places places;
  private final int rowWeight;
  private final int columnWeight;
  private final int divisor;
  private final boolean isSquareOrder;
  private final int[] shifts;

  private Layout(Board board, int first, int rowWeight, int columnWeight, int divisor) {
    this.board = board;
    this.rowWeight = rowWeight;
    this.columnWeight = columnWeight;
    this.divisor = divisor;
    this.bitBySquare = new int[board.size()];
    int highest = 0;
    int odd = board.colouring() == Colouring.CORNER_RIGHT ? 1 : 0;
    for (Square square : board.squares()) {
      // On a board of one colour every second place is skipped.
      int row = board.rows() - 1 - square.row();
      int bit = first + (rowWeight * row + columnWeight * (square.column() + odd)) / divisor;
      bitBySquare[square.index()] = bit;
      highest = Math.max(highest, bit);
    }
    this.words = highest / Long.SIZE + 1;
    this.places = new Places(words);
    this.squareByBit = new int[words * Long.SIZE];
    Arrays.fill(squareByBit, -1);
    for (Square square : board.squares()) {
      squareByBit[bitBySquare[square.index()]] = square.index();
    }
    this.shifts = shifts();
    this.isSquareOrder =
        board.squares().stream().allMatch(square -> bit(square.index()) == square.index());
  }

  static Layout of(Board board) {
    return candidates(board, 0).stream()
        .filter(Layout::isOneToOne)
        .min(Comparator.comparingInt((Layout layout) -> layout.words)
            .thenComparingInt(Layout::masks))
        .orElseThrow(() -> new IllegalStateException("No layout for the board " + board));
  }

  /** A layout with the middle of the board where one word ends and the next begins, to measure what that costs. */
  static Layout acrossWords(Board board) {
    Layout tight = of(board);
    int middle = Arrays.stream(tight.bitBySquare).sum() / board.size();
    return candidates(board, tight.words * Long.SIZE - middle).stream()
        .filter(Layout::isOneToOne)
        .min(Comparator.comparingInt(Layout::masks))
        .orElseThrow();
  }

  private static List<Layout> candidates(Board board, int first) {
    List<Layout> candidates = new ArrayList<>();
    for (int ghosts = 0; ghosts <= 2; ghosts++) {
      if (board.colouring() == Colouring.ALL_SQUARES) {
        candidates.add(new Layout(board, first, board.columns() + ghosts, 1, 1));
      } else {
        // Two rows take as many bits as there are columns; an odd number keeps both diagonals
        // apart.
        int twoRows = board.columns() + ghosts;
        candidates.add(new Layout(board, first, twoRows | 1, 1, 2));
      }
    }
    return candidates;
  }

  private boolean isOneToOne() {
    return Arrays.stream(squareByBit).filter(square -> square >= 0).count() == board.size();
  }

  private int masks() {
    int masks = 0;
    for (Direction direction : Direction.values()) {
      masks += needsMask(direction) ? 1 : 0;
    }
    return masks;
  }

  /** Whether the bit of a square is its index. */
  boolean isSquareOrder() {
    return isSquareOrder;
  }

  /** How many bits further the next square lies, by direction. */
  private int[] shifts() {
    int[] shifts = new int[Direction.values().length];
    for (Direction direction : Direction.values()) {
      shifts[direction.ordinal()] = shiftOf(direction);
    }
    return shifts;
  }

  /** Words per set of squares. */
  int words() {
    return words;
  }

  int bit(int square) {
    return bitBySquare[square];
  }

  int bits() {
    return words * Long.SIZE;
  }

  /** The square of a bit, or -1 for a ghost. */
  int square(int bit) {
    return squareByBit[bit];
  }

  /** How many bits further the next square lies. */
  int shift(Direction direction) {
    return shifts[direction.ordinal()];
  }

  private int shiftOf(Direction direction) {
    boolean skips = divisor == 2 && !direction.isDiagonal();
    int stride = skips ? 2 : 1;
    return stride * (-rowWeight * direction.rows() + columnWeight * direction.columns()) / divisor;
  }

  /** Whether a bare shift would bring some square that has no neighbour onto another square. */
  boolean needsMask(Direction direction) {
    return board.squares().stream()
        .filter(square -> board.next(square, direction).isEmpty())
        .mapToInt(square -> bit(square.index()) + shift(direction))
        .anyMatch(target -> target >= 0 && target < bits() && squareByBit[target] >= 0);
  }

  /** The squares that have a neighbour this way, as words. */
  long[] mask(Direction direction) {
    long[] mask = new long[words];
    board.squares().stream()
        .filter(square -> board.next(square, direction).isPresent())
        .forEach(square -> set(mask, bit(square.index())));
    return mask;
  }

  /** The squares from the next to the edge, as words; none from a ghost. */
  long[] line(int bit, Direction direction) {
    long[] line = new long[words];
    int square = squareByBit[bit];
    while (square >= 0) {
      square = board.neighbour(square, direction);
      if (square >= 0) {
        set(line, bitBySquare[square]);
      }
    }
    return line;
  }

  /** A set of squares as words of this layout. */
  long[] words(SquareSet squares) {
    long[] laid = new long[words];
    squares.forEach(index -> set(laid, bit(index)));
    return laid;
  }

  /** Where the sets of a position stand among its words. */
  Places places() {
    return places;
  }

  /** Words of this layout as a set of squares. */
  SquareSet squares(long[] laid, int offset) {
    if (isSquareOrder) {
      return SquareSet.ofWords(
          laid[offset], words > 1 ? laid[offset + 1] : 0, words > 2 ? laid[offset + 2] : 0);
    }
    return mapped(laid, offset);
  }

  private SquareSet mapped(long[] laid, int offset) {
    SquareSet squares = SquareSet.EMPTY;
    for (int word = 0; word < words; word++) {
      for (long rest = laid[offset + word]; rest != 0; rest &= rest - 1) {
        squares = squares.with(square(word * Long.SIZE + Long.numberOfTrailingZeros(rest)));
      }
    }
    return squares;
  }

  private static void set(long[] words, int bit) {
    words[bit / Long.SIZE] |= 1L << bit;
  }

  Board board() {
    return board;
  }
}

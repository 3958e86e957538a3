package org.damier.codegen.layout;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.SquareSet;

/**
 * Which bit stands for which square. Of the {@link BitNumbers} tried, those with the fewest words and then the fewest
 * operations for steps are taken. A pure function of the board.
 */
public final class Layout {

  private final Board board;
  private final int[] bitBySquare;
  private final int[] squareByBit;
  private final int words;
  private final Places places;
  private final boolean isSquareOrder;
  private final Step[] steps;

  private Layout(Board board, int[] bitBySquare) {
    this.board = board;
    this.bitBySquare = bitBySquare;
    int highest = Arrays.stream(bitBySquare).max().orElse(0);
    this.words = highest / Long.SIZE + 1;
    this.places = new Places(words);
    this.squareByBit = new int[words * Long.SIZE];
    Arrays.fill(squareByBit, -1);
    for (int square = 0; square < bitBySquare.length; square++) {
      squareByBit[bitBySquare[square]] = square;
    }
    this.isSquareOrder =
        board.squares().stream().allMatch(square -> bit(square.index()) == square.index());
    this.steps = Stream.of(Direction.values())
        .map(direction -> Step.of(board, direction, bitBySquare, squareByBit))
        .toArray(Step[]::new);
  }

  public static Layout of(Board board) {
    Layout rowByRow = best(board, BitNumbers.rowByRow(board, 0).stream());
    return rowByRow.words == 2
        ? best(
            board,
            Stream.concat(Stream.of(rowByRow.bitBySquare), BitNumbers.rowsByTurns(board).stream()))
        : rowByRow;
  }

  /**
   * A layout with a word more than the board needs, to measure what that costs: two as boards of two words have them, or more,
   * with the middle of the board where one ends and the next begins.
   */
  public static Layout acrossWords(Board board) {
    Layout tight = of(board);
    List<int[]> byTurns = tight.words == 1 ? BitNumbers.rowsByTurns(board) : List.of();
    return byTurns.isEmpty() ? straddling(board) : best(board, byTurns.stream());
  }

  /** A layout row by row, with the middle of the board where one word ends and the next begins. */
  public static Layout straddling(Board board) {
    Layout tight = best(board, BitNumbers.rowByRow(board, 0).stream());
    int middle = Arrays.stream(tight.bitBySquare).sum() / board.size();
    return best(board, BitNumbers.rowByRow(board, tight.words * Long.SIZE - middle).stream());
  }

  private static Layout best(Board board, Stream<int[]> numbers) {
    return numbers
        .map(bits -> new Layout(board, bits))
        .filter(Layout::isOneToOne)
        .min(Layout::byCost)
        .orElseThrow(() -> new IllegalStateException("No layout for the board " + board));
  }

  private static int byCost(Layout one, Layout other) {
    return one.words == other.words
        ? Integer.compare(one.operations(), other.operations())
        : Integer.compare(one.words, other.words);
  }

  private boolean isOneToOne() {
    return Arrays.stream(squareByBit).filter(square -> square >= 0).count() == board.size();
  }

  /** What steps in all directions cost. */
  private int operations() {
    return Stream.of(steps).mapToInt(Step::cost).sum();
  }

  /** A step in this direction. */
  public Step step(Direction direction) {
    return steps[direction.ordinal()];
  }

  /** Whether the bit of a square is its index. */
  public boolean isSquareOrder() {
    return isSquareOrder;
  }

  /** Words per set of squares. */
  public int words() {
    return words;
  }

  public int bit(int square) {
    return bitBySquare[square];
  }

  public int bits() {
    return words * Long.SIZE;
  }

  /** The length of a table with something for each bit: their number, made a power of two. */
  public int tableSize() {
    return Integer.highestOneBit(2 * bits() - 1);
  }

  /** The square of a bit, or -1 for a ghost. */
  public int square(int bit) {
    return squareByBit[bit];
  }

  /** The squares from the next to the edge, as words; none from a ghost. */
  public long[] line(int bit, Direction direction) {
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
  public long[] words(SquareSet squares) {
    long[] laid = new long[words];
    squares.forEach(index -> set(laid, bit(index)));
    return laid;
  }

  /** Where the sets of a position stand among its words. */
  public Places places() {
    return places;
  }

  /** Words of this layout as a set of squares. */
  public SquareSet squares(long[] laid, int offset) {
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

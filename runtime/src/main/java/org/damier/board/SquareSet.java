package org.damier.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * An immutable set of squares of one board, by {@link Square#index()}: index i is bit {@code i % 64} of word
 * {@code i / 64}. A set knows no board; operands must come from the same one. A value: equality is by content.
 */
public final class SquareSet {

  /** The most squares that a board, and so a set, can have. */
  public static final int MAX_SQUARES = 192;

  /** The set without squares. */
  public static final SquareSet EMPTY = new SquareSet(0, 0, 0);

  private final long low;
  private final long middle;
  private final long high;

  private SquareSet(long low, long middle, long high) {
    this.low = low;
    this.middle = middle;
    this.high = high;
  }

  /** The set whose words are these, squares 0–63 in {@code low}, 64–127 in {@code middle}, 128–191 in {@code high}. */
  public static SquareSet ofWords(long low, long middle, long high) {
    return new SquareSet(low, middle, high);
  }

  /**
   * The set of one square.
   *
   * @throws IndexOutOfBoundsException if {@code index} is not between 0 and {@value #MAX_SQUARES} (exclusive)
   */
  public static SquareSet of(int index) {
    if (index < 0 || index >= MAX_SQUARES) {
      throw new IndexOutOfBoundsException(
          "Square index " + index + " is not between 0 and " + (MAX_SQUARES - 1) + ".");
    }
    long bit = 1L << index;
    return switch (index >> 6) {
      case 0 -> new SquareSet(bit, 0, 0);
      case 1 -> new SquareSet(0, bit, 0);
      default -> new SquareSet(0, 0, bit);
    };
  }

  /** The set of these squares. */
  public static SquareSet of(Iterable<Square> squares) {
    SquareSet set = EMPTY;
    for (Square square : squares) {
      set = set.with(square.index());
    }
    return set;
  }

  /** The set of the squares 0 to {@code count - 1}. */
  public static SquareSet firstSquares(int count) {
    return new SquareSet(lowBits(count), lowBits(count - 64), lowBits(count - 128));
  }

  private static long lowBits(int count) {
    return count <= 0 ? 0 : count >= 64 ? -1L : (1L << count) - 1;
  }

  /** Word 0, 1 or 2 of the set. */
  public long word(int index) {
    return switch (index) {
      case 0 -> low;
      case 1 -> middle;
      case 2 -> high;
      default ->
        throw new IndexOutOfBoundsException("A set has the words 0 to 2, not " + index + ".");
    };
  }

  /** Squares in both sets. */
  public SquareSet and(SquareSet other) {
    return new SquareSet(low & other.low, middle & other.middle, high & other.high);
  }

  /** Squares in either set. */
  public SquareSet or(SquareSet other) {
    return new SquareSet(low | other.low, middle | other.middle, high | other.high);
  }

  /** Squares of this set that are not in the other. */
  public SquareSet minus(SquareSet other) {
    return new SquareSet(low & ~other.low, middle & ~other.middle, high & ~other.high);
  }

  /** This set and one square more. */
  public SquareSet with(int index) {
    return or(of(index));
  }

  /** This set without one square. */
  public SquareSet without(int index) {
    return minus(of(index));
  }

  /** Whether the square of this index is in the set. */
  public boolean contains(int index) {
    return switch (index >> 6) {
      case 0 -> (low >>> index & 1) != 0;
      case 1 -> (middle >>> index & 1) != 0;
      case 2 -> (high >>> index & 1) != 0;
      default -> false;
    };
  }

  /** Whether the square is in the set. */
  public boolean contains(Square square) {
    return contains(square.index());
  }

  public boolean isEmpty() {
    return (low | middle | high) == 0;
  }

  /** The number of squares. */
  public int size() {
    return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
  }

  /** Calls the action with each square's index, lowest first. */
  public void forEach(IntConsumer action) {
    forEachBit(low, 0, action);
    forEachBit(middle, 64, action);
    forEachBit(high, 128, action);
  }

  private static void forEachBit(long word, int offset, IntConsumer action) {
    for (long rest = word; rest != 0; rest &= rest - 1) {
      action.accept(offset + Long.numberOfTrailingZeros(rest));
    }
  }

  /** The squares' indexes, lowest first. */
  public List<Integer> indexes() {
    List<Integer> indexes = new ArrayList<>(size());
    forEach(indexes::add);
    return List.copyOf(indexes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SquareSet set
        && low == set.low
        && middle == set.middle
        && high == set.high;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(low * 31 * 31 + middle * 31 + high);
  }

  /** The squares' {@linkplain Square#index() indexes}, from 0, since a set knows no board: {@code indexes [27, 30]}. */
  @Override
  public String toString() {
    return "indexes " + indexes();
  }
}

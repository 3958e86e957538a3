package org.damier.engine;

import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A reusable list of moves, made by {@link Engine#newBuffer()} and filled by {@link Engine#generate}.
 * Not safe between threads: one a thread and a ply. It grows as needed and never truncates.
 *
 * <p>A move is a <em>head</em> and, for captures, the set of captured squares. The head holds the
 * origin's bit number in bits 0–7, the destination's in bits 8–15, and the flags above. Bit numbers
 * and words are those of the engine's layout; {@link Engine} translates.
 */
public final class MoveBuffer {

  /** Flag of a head: the moving piece is a king when the move begins. */
  public static final int KING = 1 << 16;

  /** Flag of a head: the move captures. */
  public static final int CAPTURE = 1 << 17;

  /** Flag of a head: a man has become a king during the capture, wherever it ends. */
  public static final int PROMOTED = 1 << 18;

  private static final int INITIAL_CAPACITY = 64;

  private final int words;
  private int size;
  private int side;
  private int[] heads = new int[INITIAL_CAPACITY];
  private long[] captured;
  private long best;

  // From which capture on they are held against one another.
  private int compared;
  private final SeenSet seen;
  private final long[] chain;
  private @Nullable Object companion;

  MoveBuffer(int words) {
    this.words = words;
    this.captured = new long[INITIAL_CAPACITY * words];
    this.chain = new long[words + 1];
    this.seen = new SeenSet(chain.length);
  }

  /** The number of moves. */
  public int size() {
    return size;
  }

  /** The head of move {@code index}. */
  public int head(int index) {
    return heads[index];
  }

  /** Word {@code word} of the squares that move {@code index} captures; of a capture only. */
  public long captured(int index, int word) {
    return captured[index * words + word];
  }

  /** Whose moves these are, as {@link #movesOf} was told. For generators. */
  public int side() {
    return side;
  }

  /**
   * Says whose moves these will be: 0 for White, 1 for Black. A generator that plays many of them asks the buffer rather than
   * the position, as it has the same answer for all. For generators.
   */
  public void movesOf(int mover) {
    side = mover;
  }

  /** Empties the buffer. For generators. */
  public void clear() {
    size = 0;
    compared = 0;
    best = Long.MIN_VALUE;
    seen.clear();
  }

  /** Says that the captures that follow are another piece's, and held only against one another. For generators. */
  public void compareAnew() {
    compared = size;
    best = Long.MIN_VALUE;
  }

  /** Makes room for {@code count} moves more and hands out the heads, to be written from {@link #size()} on. For generators. */
  public int[] reserve(int count) {
    if (size + count > heads.length) {
      grow(size + count);
    }
    return heads;
  }

  /**
   * The captured squares of all moves, to be read, or written as {@link #reserve}'s heads are: those of move {@code
   * index} in as many words as a set has, from {@code index} times that number on. For generators.
   */
  public long[] capturedWords() {
    return captured;
  }

  /** Sets the size after writing into {@link #reserve}'s array. For generators. */
  public void resize(int newSize) {
    size = newSize;
  }

  /** Whether a chain that agrees in all that matters has been here before; remembers it. For generators. */
  public boolean seen(long key, long captured0) {
    chain[0] = key;
    chain[1] = captured0;
    return !seen.add(chain);
  }

  /** The same for two words of captured squares. */
  public boolean seen(long key, long captured0, long captured1) {
    chain[2] = captured1;
    return seen(key, captured0);
  }

  /** The same for three words of captured squares. */
  public boolean seen(long key, long captured0, long captured1, long captured2) {
    chain[3] = captured2;
    return seen(key, captured0, captured1);
  }

  /**
   * An object of the generator's own that lives as long as the buffer, made when first asked for. For
   * generators.
   */
  public <T> T companion(Class<T> type, Function<MoveBuffer, T> maker) {
    if (type.isInstance(companion)) {
      return type.cast(companion);
    }
    T made = maker.apply(this);
    companion = made;
    return made;
  }

  /**
   * Takes a capture unless a better one is known; forgets worse ones. For generators.
   *
   * @param score the higher the better
   * @param pieces how many pieces it takes
   * @param compareFrom from how many pieces on the same move can turn up again, so that it must be
   *     compared with those known
   */
  public void offer(int head, long score, int pieces, int compareFrom, long captured0) {
    if (score >= best) {
      outdo(score);
      if (pieces < compareFrom || isNew(head, captured0)) {
        int at = append(head);
        captured[at] = captured0;
      }
    }
  }

  /** The same for two words of captured squares. */
  public void offer(
      int head, long score, int pieces, int compareFrom, long captured0, long captured1) {
    if (score >= best) {
      outdo(score);
      if (pieces < compareFrom || isNew(head, captured0, captured1)) {
        int at = append(head);
        captured[at] = captured0;
        captured[at + 1] = captured1;
      }
    }
  }

  /** The same for three words of captured squares. */
  public void offer(
      int head,
      long score,
      int pieces,
      int compareFrom,
      long captured0,
      long captured1,
      long captured2) {
    if (score >= best) {
      outdo(score);
      if (pieces < compareFrom || isNew(head, captured0, captured1, captured2)) {
        int at = append(head);
        captured[at] = captured0;
        captured[at + 1] = captured1;
        captured[at + 2] = captured2;
      }
    }
  }

  private void outdo(long score) {
    if (score > best) {
      best = score;
      size = compared;
    }
  }

  private int append(int head) {
    if (size == heads.length) {
      grow(size + 1);
    }
    heads[size] = head;
    int at = size * words;
    size++;
    return at;
  }

  private boolean isNew(int head, long captured0) {
    for (int i = 0; i < size; i++) {
      if (heads[i] == head && captured[i] == captured0) {
        return false;
      }
    }
    return true;
  }

  private boolean isNew(int head, long captured0, long captured1) {
    for (int i = 0; i < size; i++) {
      if (heads[i] == head && captured[2 * i] == captured0 && captured[2 * i + 1] == captured1) {
        return false;
      }
    }
    return true;
  }

  private boolean isNew(int head, long captured0, long captured1, long captured2) {
    for (int i = 0; i < size; i++) {
      if (heads[i] == head
          && captured[3 * i] == captured0
          && captured[3 * i + 1] == captured1
          && captured[3 * i + 2] == captured2) {
        return false;
      }
    }
    return true;
  }

  private void grow(int needed) {
    if (size >= TooManyMovesException.MOST_MOVES) {
      throw TooManyMovesException.ofMoves();
    }
    int capacity = Math.max(needed, Math.min(2 * heads.length, TooManyMovesException.MOST_MOVES));
    heads = Arrays.copyOf(heads, capacity);
    captured = Arrays.copyOf(captured, capacity * words);
  }
}

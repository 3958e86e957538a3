package org.damier.movegen;

import java.util.Arrays;
import org.damier.engine.TooManyMovesException;

/**
 * A growing list of moves as numbers, to be used again and again. Moves are counted from 0 and mean something to the
 * {@link Cursor} that listed them only. Not safe between threads.
 */
public final class MoveBuffer {

  private static final int FIRST_CAPACITY = 64;
  private static final int SQUARE_BITS = 8;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
  private static final int PIECE_SHIFT = 2 * SQUARE_BITS;
  private static final int AFTER_SHIFT = PIECE_SHIFT + 2;
  private static final int PIECE_MASK = Codes.KINDS - 1;
  private static final int CAPTURE = 1 << (AFTER_SHIFT + 2);

  private final int words;
  private final boolean keepsRoutes;
  private int size;
  private int[] heads = new int[FIRST_CAPACITY];

  // By move and word; of captures only, what stands here for other moves is left over.
  private long[] captured;

  // Victim and landing of each jump, all captures in one row; and where each move's jumps end
  // there.
  private int[] route = new int[0];
  private int[] routeEnds = new int[0];

  MoveBuffer(BoardTables board, boolean keepsRoutes) {
    this.words = board.words;
    this.keepsRoutes = keepsRoutes;
    this.captured = new long[FIRST_CAPACITY * words];
  }

  /** How many moves there are. */
  public int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  /** Drops the moves from this one on. */
  void truncate(int newSize) {
    size = newSize;
  }

  void addQuiet(int from, int to, int piece, int after) {
    if (size == heads.length) {
      grow();
    }
    heads[size] = head(from, to, piece, after);
    if (keepsRoutes) {
      endRoute(routeStart(size));
    }
    size++;
  }

  void addCapture(Chain chain, int to, int after) {
    if (size == heads.length) {
      grow();
    }
    heads[size] = head(chain.origin(), to, chain.piece(), after) | CAPTURE;
    chain.copyCaptured(captured, size * words);
    if (keepsRoutes) {
      addRoute(chain);
    }
    size++;
  }

  private static int head(int from, int to, int piece, int after) {
    return from | to << SQUARE_BITS | piece << PIECE_SHIFT | after << AFTER_SHIFT;
  }

  private void addRoute(Chain chain) {
    int start = routeStart(size);
    int end = start + 2 * chain.jumps();
    if (end > route.length) {
      route = Arrays.copyOf(route, Math.max(end, Math.multiplyExact(2, route.length)));
    }
    chain.copyRoute(route, start);
    endRoute(end);
  }

  private int routeStart(int move) {
    return move == 0 ? 0 : routeEnds[move - 1];
  }

  private void endRoute(int end) {
    if (routeEnds.length < heads.length) {
      routeEnds = Arrays.copyOf(routeEnds, heads.length);
    }
    routeEnds[size] = end;
  }

  private void grow() {
    if (size >= TooManyMovesException.MOST_MOVES) {
      throw TooManyMovesException.ofMoves();
    }
    int capacity = Math.multiplyExact(2, heads.length);
    heads = Arrays.copyOf(heads, capacity);
    captured = Arrays.copyOf(captured, Math.multiplyExact(capacity, words));
  }

  int from(int move) {
    return heads[move] & SQUARE_MASK;
  }

  int to(int move) {
    return heads[move] >>> SQUARE_BITS & SQUARE_MASK;
  }

  /** The moving piece's code before the move. */
  int piece(int move) {
    return heads[move] >>> PIECE_SHIFT & PIECE_MASK;
  }

  /** The moving piece's code after the move. */
  int after(int move) {
    return heads[move] >>> AFTER_SHIFT & PIECE_MASK;
  }

  boolean isCapture(int move) {
    return (heads[move] & CAPTURE) != 0;
  }

  /** One word of the set of captured pieces. Of captures only. */
  long captured(int move, int word) {
    return captured[move * words + word];
  }

  /** How many jumps the move has. */
  int jumps(int move) {
    return (routeEnds[move] - routeStart(move)) / 2;
  }

  int victim(int move, int jump) {
    return route[routeStart(move) + 2 * jump];
  }

  int landing(int move, int jump) {
    return route[routeStart(move) + 2 * jump + 1];
  }
}

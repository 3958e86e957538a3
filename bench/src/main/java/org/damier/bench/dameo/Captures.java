package org.damier.bench.dameo;

import static org.damier.bench.dameo.Squares.DOWN;
import static org.damier.bench.dameo.Squares.INNER_FILES;
import static org.damier.bench.dameo.Squares.LEFT;
import static org.damier.bench.dameo.Squares.NOT_FIRST_FILE;
import static org.damier.bench.dameo.Squares.NOT_LAST_FILE;
import static org.damier.bench.dameo.Squares.RIGHT;
import static org.damier.bench.dameo.Squares.UP;

/**
 * The captures of one side: those that take the most pieces, each once for its origin, destination and captured set.
 * Captured pieces stay, and block, until the capture ends.
 *
 * <p>All state is static: measured, that is some hundredths faster than an object's. So there is one search at a time for each
 * class loader.
 */
final class Captures {

  /**
   * The moves of all plies, one after the other. Two words a move: the squares at which the moving piece changes, and
   * the captured pieces.
   */
  static final long[] MOVES = new long[1 << 16];

  private static int begin;
  /** Where the moves of the piece begin that is now capturing. */
  private static int beginOfPiece;

  private static int end;
  private static int most;

  private static long enemies;
  /** Without the capturing piece, whose square is free meanwhile. */
  private static long occupied;

  private static long empty;
  private static long from;

  private Captures() {}

  /** Whether men on these squares can jump. */
  static boolean canJump(long men, long foes, long free) {
    long beside = foes & INNER_FILES;
    return (((men << 1 & beside) << 1
                | (men >>> 1 & beside) >>> 1
                | (men << 8 & foes) << 8
                | (men >>> 8 & foes) >>> 8)
            & free)
        != 0;
  }

  /**
   * Writes the captures, if there are any, into the moves from {@code start} on.
   *
   * @return the index after the last one written
   */
  static int list(long men, long kings, long foes, long free, int start) {
    long right = (men << 1 & foes & INNER_FILES) << 1 & free;
    long left = (men >>> 1 & foes & INNER_FILES) >>> 1 & free;
    long up = (men << 8 & foes) << 8 & free;
    long down = (men >>> 8 & foes) >>> 8 & free;
    long hunters = kings == 0 ? 0 : hunters(kings, foes, free);
    if (hunters == 0 && !canJump(right | left | up | down, foes, free)) {
      int singles = singlesForward(right, 1, start);
      singles = singlesBack(left, 1, singles);
      singles = singlesForward(up, 8, singles);
      return singlesBack(down, 8, singles);
    }
    begin = start;
    end = start;
    most = 0;
    enemies = foes;
    long capturing = right >>> 2 | left << 2 | up >>> 16 | down << 16;
    for (; capturing != 0; capturing &= capturing - 1) {
      lift(capturing & -capturing);
      capturesOfMan(from, foes, 0, free | from);
    }
    for (; hunters != 0; hunters &= hunters - 1) {
      lift(hunters & -hunters);
      empty = free | from;
      occupied = ~empty;
      int square = Long.numberOfTrailingZeros(from);
      right(square, foes, 0);
      left(square, foes, 0);
      up(square, foes, 0);
      down(square, foes, 0);
    }
    return end;
  }

  /** Counts the captures; may use the moves from {@code start} on. */
  static int count(long men, long kings, long foes, long free, int start) {
    if (kings == 0) {
      long right = (men << 1 & foes & INNER_FILES) << 1 & free;
      long left = (men >>> 1 & foes & INNER_FILES) >>> 1 & free;
      long up = (men << 8 & foes) << 8 & free;
      long down = (men >>> 8 & foes) >>> 8 & free;
      if (!canJump(right | left | up | down, foes, free)) {
        return Long.bitCount(right) + Long.bitCount(left) + Long.bitCount(up) + Long.bitCount(down);
      }
    }
    return (list(men, kings, foes, free, start) - start) / 2;
  }

  private static int singlesForward(long landings, int step, int start) {
    int next = start;
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      long to = rest & -rest;
      MOVES[next] = to | (to >>> (2 * step));
      MOVES[next + 1] = to >>> step;
      next += 2;
    }
    return next;
  }

  private static int singlesBack(long landings, int step, int start) {
    int next = start;
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      long to = rest & -rest;
      MOVES[next] = to | (to << (2 * step));
      MOVES[next + 1] = to << step;
      next += 2;
    }
    return next;
  }

  /** The kings that can capture. */
  private static long hunters(long kings, long foes, long free) {
    long blockers = ~free;
    long right = foes & INNER_FILES & (free >>> 1);
    long left = foes & INNER_FILES & (free << 1);
    long up = foes & (free >>> 8);
    long down = foes & (free << 8);
    long hunters = 0;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest) & 63;
      long victims = (Long.lowestOneBit(RIGHT[square] & blockers) & right)
          | (Long.highestOneBit(LEFT[square] & blockers) & left)
          | (Long.lowestOneBit(UP[square] & blockers) & up)
          | (Long.highestOneBit(DOWN[square] & blockers) & down);
      if (victims != 0) {
        hunters |= rest & -rest;
      }
    }
    return hunters;
  }

  private static void lift(long piece) {
    beginOfPiece = end;
    from = piece;
  }

  /**
   * Goes on capturing with a man.
   *
   * @param rest the enemies that this capture has not taken yet
   * @param taken how many it has
   */
  private static void capturesOfMan(long at, long rest, int taken, long free) {
    long beside = rest & INNER_FILES;
    long right = (at << 1 & beside) << 1 & free;
    long left = (at >>> 1 & beside) >>> 1 & free;
    long up = (at << 8 & rest) << 8 & free;
    long down = (at >>> 8 & rest) >>> 8 & free;
    if ((right | left | up | down) == 0) {
      add(at, rest, taken);
      return;
    }
    if (right != 0) {
      capturesOfMan(right, rest ^ (right >>> 1), taken + 1, free);
    }
    if (left != 0) {
      capturesOfMan(left, rest ^ (left << 1), taken + 1, free);
    }
    if (up != 0) {
      capturesOfMan(up, rest ^ (up >>> 8), taken + 1, free);
    }
    if (down != 0) {
      capturesOfMan(down, rest ^ (down << 8), taken + 1, free);
    }
  }

  // The jumps of a king, one method for each direction; false if there is none. A jump looks along
  // its own line once,
  // from the first square behind the victim: what it finds there can be reached from every landing
  // square, and must be,
  // since one more piece is always better.

  private static boolean right(int square, long rest, int taken) {
    long victim = Long.lowestOneBit(RIGHT[square & 63] & occupied) & rest & INNER_FILES;
    if ((victim << 1 & empty) == 0) {
      return false;
    }
    behindRight(victim << 1, rest ^ victim, taken + 1);
    return true;
  }

  private static void behindRight(long first, long rest, int taken) {
    boolean onward = right(Long.numberOfTrailingZeros(first), rest, taken);
    for (long to = first; to != 0; to = to << 1 & empty & NOT_FIRST_FILE) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = up(square, rest, taken);
      sideways |= down(square, rest, taken);
      if (!onward && !sideways) {
        add(to, rest, taken);
      }
    }
  }

  private static boolean left(int square, long rest, int taken) {
    long victim = Long.highestOneBit(LEFT[square & 63] & occupied) & rest & INNER_FILES;
    if ((victim >>> 1 & empty) == 0) {
      return false;
    }
    behindLeft(victim >>> 1, rest ^ victim, taken + 1);
    return true;
  }

  private static void behindLeft(long first, long rest, int taken) {
    boolean onward = left(Long.numberOfTrailingZeros(first), rest, taken);
    for (long to = first; to != 0; to = to >>> 1 & empty & NOT_LAST_FILE) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = up(square, rest, taken);
      sideways |= down(square, rest, taken);
      if (!onward && !sideways) {
        add(to, rest, taken);
      }
    }
  }

  private static boolean up(int square, long rest, int taken) {
    long victim = Long.lowestOneBit(UP[square & 63] & occupied) & rest;
    if ((victim << 8 & empty) == 0) {
      return false;
    }
    behindUp(victim << 8, rest ^ victim, taken + 1);
    return true;
  }

  private static void behindUp(long first, long rest, int taken) {
    boolean onward = up(Long.numberOfTrailingZeros(first), rest, taken);
    for (long to = first; to != 0; to = to << 8 & empty) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = left(square, rest, taken);
      sideways |= right(square, rest, taken);
      if (!onward && !sideways) {
        add(to, rest, taken);
      }
    }
  }

  private static boolean down(int square, long rest, int taken) {
    long victim = Long.highestOneBit(DOWN[square & 63] & occupied) & rest;
    if ((victim >>> 8 & empty) == 0) {
      return false;
    }
    behindDown(victim >>> 8, rest ^ victim, taken + 1);
    return true;
  }

  private static void behindDown(long first, long rest, int taken) {
    boolean onward = down(Long.numberOfTrailingZeros(first), rest, taken);
    for (long to = first; to != 0; to = to >>> 8 & empty) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = left(square, rest, taken);
      sideways |= right(square, rest, taken);
      if (!onward && !sideways) {
        add(to, rest, taken);
      }
    }
  }

  private static void add(long to, long rest, int taken) {
    if (taken < most) {
      return;
    }
    if (taken > most) {
      most = taken;
      end = begin;
      beginOfPiece = begin;
    }
    long change = from ^ to;
    long captured = enemies ^ rest;
    // Two ways round the same pieces begin with three of them.
    if (taken < 3 || isNew(change, captured)) {
      MOVES[end] = change;
      MOVES[end + 1] = captured;
      end += 2;
    }
  }

  private static boolean isNew(long change, long captured) {
    for (int i = beginOfPiece; i < end; i += 2) {
      if (MOVES[i] == change && MOVES[i + 1] == captured) {
        return false;
      }
    }
    return true;
  }
}

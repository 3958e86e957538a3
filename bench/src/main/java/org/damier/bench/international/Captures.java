package org.damier.bench.international;

import static org.damier.bench.international.Squares.ALL;
import static org.damier.bench.international.Squares.DOWN_LEFT;
import static org.damier.bench.international.Squares.DOWN_RIGHT;
import static org.damier.bench.international.Squares.UP_LEFT;
import static org.damier.bench.international.Squares.UP_RIGHT;

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
    return (((men >>> 6 & foes) >>> 6
                | (men >>> 7 & foes) >>> 7
                | (men << 6 & foes) << 6
                | (men << 7 & foes) << 7)
            & free)
        != 0;
  }

  /**
   * Writes the captures, if there are any, into the moves from {@code start} on.
   *
   * @return the index after the last one written
   */
  static int list(long men, long kings, long foes, long free, int start) {
    long upRight = (men >>> 6 & foes) >>> 6 & free;
    long upLeft = (men >>> 7 & foes) >>> 7 & free;
    long downLeft = (men << 6 & foes) << 6 & free;
    long downRight = (men << 7 & foes) << 7 & free;
    long hunters = kings == 0 ? 0 : hunters(kings, foes, free);
    if (hunters == 0 && !canJump(upRight | upLeft | downLeft | downRight, foes, free)) {
      int singles = singlesUp(upRight, 6, start);
      singles = singlesUp(upLeft, 7, singles);
      singles = singlesDown(downLeft, 6, singles);
      return singlesDown(downRight, 7, singles);
    }
    begin = start;
    end = start;
    most = 0;
    enemies = foes;
    long capturing = upRight << 12 | upLeft << 14 | downLeft >>> 12 | downRight >>> 14;
    for (; capturing != 0; capturing &= capturing - 1) {
      lift(capturing & -capturing);
      capturesOfMan(from, foes, 0, free | from);
    }
    for (; hunters != 0; hunters &= hunters - 1) {
      lift(hunters & -hunters);
      empty = free | from;
      occupied = ALL & ~empty;
      int square = Long.numberOfTrailingZeros(from);
      upRight(square, foes, 0);
      upLeft(square, foes, 0);
      downLeft(square, foes, 0);
      downRight(square, foes, 0);
    }
    return end;
  }

  /** Counts the captures; may use the moves from {@code start} on. */
  static int count(long men, long kings, long foes, long free, int start) {
    if (kings == 0) {
      long upRight = (men >>> 6 & foes) >>> 6 & free;
      long upLeft = (men >>> 7 & foes) >>> 7 & free;
      long downLeft = (men << 6 & foes) << 6 & free;
      long downRight = (men << 7 & foes) << 7 & free;
      if (!canJump(upRight | upLeft | downLeft | downRight, foes, free)) {
        return Long.bitCount(upRight)
            + Long.bitCount(upLeft)
            + Long.bitCount(downLeft)
            + Long.bitCount(downRight);
      }
    }
    return (list(men, kings, foes, free, start) - start) / 2;
  }

  private static int singlesUp(long landings, int step, int start) {
    int next = start;
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      long to = rest & -rest;
      MOVES[next] = to | (to << (2 * step));
      MOVES[next + 1] = to << step;
      next += 2;
    }
    return next;
  }

  private static int singlesDown(long landings, int step, int start) {
    int next = start;
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      long to = rest & -rest;
      MOVES[next] = to | (to >>> (2 * step));
      MOVES[next + 1] = to >>> step;
      next += 2;
    }
    return next;
  }

  /** The kings that can capture. */
  private static long hunters(long kings, long foes, long free) {
    long blockers = ALL & ~free;
    long upRight = foes & (free << 6);
    long upLeft = foes & (free << 7);
    long downLeft = foes & (free >>> 6);
    long downRight = foes & (free >>> 7);
    long hunters = 0;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest) & 63;
      long victims = (Long.highestOneBit(UP_RIGHT[square] & blockers) & upRight)
          | (Long.highestOneBit(UP_LEFT[square] & blockers) & upLeft)
          | (Long.lowestOneBit(DOWN_LEFT[square] & blockers) & downLeft)
          | (Long.lowestOneBit(DOWN_RIGHT[square] & blockers) & downRight);
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
   * @param left the enemies that this capture has not taken yet
   * @param taken how many it has
   */
  private static void capturesOfMan(long at, long left, int taken, long free) {
    long upRight = (at >>> 6 & left) >>> 6 & free;
    long upLeft = (at >>> 7 & left) >>> 7 & free;
    long downLeft = (at << 6 & left) << 6 & free;
    long downRight = (at << 7 & left) << 7 & free;
    if ((upRight | upLeft | downLeft | downRight) == 0) {
      add(at, left, taken);
      return;
    }
    if (upRight != 0) {
      capturesOfMan(upRight, left ^ (upRight << 6), taken + 1, free);
    }
    if (upLeft != 0) {
      capturesOfMan(upLeft, left ^ (upLeft << 7), taken + 1, free);
    }
    if (downLeft != 0) {
      capturesOfMan(downLeft, left ^ (downLeft >>> 6), taken + 1, free);
    }
    if (downRight != 0) {
      capturesOfMan(downRight, left ^ (downRight >>> 7), taken + 1, free);
    }
  }

  // The jumps of a king, one method for each direction; false if there is none. A jump looks along
  // its own line once,
  // from the first square behind the victim: what it finds there can be reached from every landing
  // square, and must be,
  // since one more piece is always better.

  private static boolean upRight(int square, long left, int taken) {
    long victim = Long.highestOneBit(UP_RIGHT[square & 63] & occupied) & left;
    if ((victim >>> 6 & empty) == 0) {
      return false;
    }
    behindUpRight(victim >>> 6, left ^ victim, taken + 1);
    return true;
  }

  private static void behindUpRight(long first, long left, int taken) {
    boolean onward = upRight(Long.numberOfTrailingZeros(first), left, taken);
    for (long to = first; to != 0; to = to >>> 6 & empty) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = upLeft(square, left, taken);
      sideways |= downRight(square, left, taken);
      if (!onward && !sideways) {
        add(to, left, taken);
      }
    }
  }

  private static boolean upLeft(int square, long left, int taken) {
    long victim = Long.highestOneBit(UP_LEFT[square & 63] & occupied) & left;
    if ((victim >>> 7 & empty) == 0) {
      return false;
    }
    behindUpLeft(victim >>> 7, left ^ victim, taken + 1);
    return true;
  }

  private static void behindUpLeft(long first, long left, int taken) {
    boolean onward = upLeft(Long.numberOfTrailingZeros(first), left, taken);
    for (long to = first; to != 0; to = to >>> 7 & empty) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = upRight(square, left, taken);
      sideways |= downLeft(square, left, taken);
      if (!onward && !sideways) {
        add(to, left, taken);
      }
    }
  }

  private static boolean downLeft(int square, long left, int taken) {
    long victim = Long.lowestOneBit(DOWN_LEFT[square & 63] & occupied) & left;
    if ((victim << 6 & empty) == 0) {
      return false;
    }
    behindDownLeft(victim << 6, left ^ victim, taken + 1);
    return true;
  }

  private static void behindDownLeft(long first, long left, int taken) {
    boolean onward = downLeft(Long.numberOfTrailingZeros(first), left, taken);
    for (long to = first; to != 0; to = to << 6 & empty) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = upLeft(square, left, taken);
      sideways |= downRight(square, left, taken);
      if (!onward && !sideways) {
        add(to, left, taken);
      }
    }
  }

  private static boolean downRight(int square, long left, int taken) {
    long victim = Long.lowestOneBit(DOWN_RIGHT[square & 63] & occupied) & left;
    if ((victim << 7 & empty) == 0) {
      return false;
    }
    behindDownRight(victim << 7, left ^ victim, taken + 1);
    return true;
  }

  private static void behindDownRight(long first, long left, int taken) {
    boolean onward = downRight(Long.numberOfTrailingZeros(first), left, taken);
    for (long to = first; to != 0; to = to << 7 & empty) {
      int square = Long.numberOfTrailingZeros(to);
      boolean sideways = upRight(square, left, taken);
      sideways |= downLeft(square, left, taken);
      if (!onward && !sideways) {
        add(to, left, taken);
      }
    }
  }

  private static void add(long to, long left, int taken) {
    if (taken < most) {
      return;
    }
    if (taken > most) {
      most = taken;
      end = begin;
      beginOfPiece = begin;
    }
    long change = from ^ to;
    long captured = enemies ^ left;
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

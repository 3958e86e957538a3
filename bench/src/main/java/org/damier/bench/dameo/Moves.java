package org.damier.bench.dameo;

import static org.damier.bench.dameo.Captures.MOVES;
import static org.damier.bench.dameo.Squares.DOWN;
import static org.damier.bench.dameo.Squares.DOWN_LEFT;
import static org.damier.bench.dameo.Squares.DOWN_RIGHT;
import static org.damier.bench.dameo.Squares.LEFT;
import static org.damier.bench.dameo.Squares.NOT_FIRST_FILE;
import static org.damier.bench.dameo.Squares.NOT_LAST_FILE;
import static org.damier.bench.dameo.Squares.RIGHT;
import static org.damier.bench.dameo.Squares.UP;
import static org.damier.bench.dameo.Squares.UP_LEFT;
import static org.damier.bench.dameo.Squares.UP_RIGHT;

/** The moves of a position: its captures or, where there are none, its quiet moves. */
final class Moves {

  private Moves() {}

  static int movesOfWhite(long men, long kings, long foes, int begin) {
    long empty = ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int end = Captures.list(men, kings, foes, empty, begin);
      if (end > begin) {
        return end;
      }
    }
    int end = lineUp(men << 8 & empty, men, 8, begin);
    end = lineUp(men << 9 & empty & NOT_FIRST_FILE, men & NOT_LAST_FILE, 9, end);
    end = lineUp(men << 7 & empty & NOT_LAST_FILE, men & NOT_FIRST_FILE, 7, end);
    return kings == 0 ? end : stepsOfKings(kings, empty, end);
  }

  static int movesOfBlack(long men, long kings, long foes, int begin) {
    long empty = ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int end = Captures.list(men, kings, foes, empty, begin);
      if (end > begin) {
        return end;
      }
    }
    int end = lineDown(men >>> 8 & empty, men, 8, begin);
    end = lineDown(men >>> 7 & empty & NOT_FIRST_FILE, men & NOT_LAST_FILE, 7, end);
    end = lineDown(men >>> 9 & empty & NOT_LAST_FILE, men & NOT_FIRST_FILE, 9, end);
    return kings == 0 ? end : stepsOfKings(kings, empty, end);
  }

  static int countOfWhite(long men, long kings, long foes, int begin) {
    long empty = ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int captures = Captures.count(men, kings, foes, empty, begin);
      if (captures > 0) {
        return captures;
      }
    }
    return countLineUp(men << 8 & empty, men, 8)
        + countLineUp(men << 9 & empty & NOT_FIRST_FILE, men & NOT_LAST_FILE, 9)
        + countLineUp(men << 7 & empty & NOT_LAST_FILE, men & NOT_FIRST_FILE, 7)
        + countStepsOfKings(kings, empty);
  }

  static int countOfBlack(long men, long kings, long foes, int begin) {
    long empty = ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int captures = Captures.count(men, kings, foes, empty, begin);
      if (captures > 0) {
        return captures;
      }
    }
    return countLineDown(men >>> 8 & empty, men, 8)
        + countLineDown(men >>> 7 & empty & NOT_FIRST_FILE, men & NOT_LAST_FILE, 7)
        + countLineDown(men >>> 9 & empty & NOT_LAST_FILE, men & NOT_FIRST_FILE, 9)
        + countStepsOfKings(kings, empty);
  }

  // Line moves: the man at the front steps to a target, then each man behind it in an unbroken line
  // may go there too. The
  // men that have one more behind them in the line's direction are those which are not on its edge.

  private static int lineUp(long targets, long men, int step, int begin) {
    int next = begin;
    int distance = step;
    for (long movers = targets >>> step; movers != 0; movers = (movers >>> step) & men) {
      next = writeUp(movers, distance, next);
      distance += step;
    }
    return next;
  }

  private static int lineDown(long targets, long men, int step, int begin) {
    int next = begin;
    int distance = step;
    for (long movers = targets << step; movers != 0; movers = (movers << step) & men) {
      next = writeDown(movers, distance, next);
      distance += step;
    }
    return next;
  }

  private static int countLineUp(long targets, long men, int step) {
    int count = 0;
    for (long movers = targets >>> step; movers != 0; movers = (movers >>> step) & men) {
      count += Long.bitCount(movers);
    }
    return count;
  }

  private static int countLineDown(long targets, long men, int step) {
    int count = 0;
    for (long movers = targets << step; movers != 0; movers = (movers << step) & men) {
      count += Long.bitCount(movers);
    }
    return count;
  }

  // Four moves at a time, whether there are as many or not: what is written too much is overwritten
  // or never read, and a
  // loop of unpredictable length costs more.

  private static int writeUp(long movers, int distance, int begin) {
    long from = movers;
    long bit;
    for (int i = begin; from != 0; i += 8) {
      bit = from & -from;
      from ^= bit;
      MOVES[i] = bit | (bit << distance);
      MOVES[i + 1] = 0;
      bit = from & -from;
      from ^= bit;
      MOVES[i + 2] = bit | (bit << distance);
      MOVES[i + 3] = 0;
      bit = from & -from;
      from ^= bit;
      MOVES[i + 4] = bit | (bit << distance);
      MOVES[i + 5] = 0;
      bit = from & -from;
      from ^= bit;
      MOVES[i + 6] = bit | (bit << distance);
      MOVES[i + 7] = 0;
    }
    return begin + 2 * Long.bitCount(movers);
  }

  private static int writeDown(long movers, int distance, int begin) {
    long from = movers;
    long bit;
    for (int i = begin; from != 0; i += 8) {
      bit = from & -from;
      from ^= bit;
      MOVES[i] = bit | (bit >>> distance);
      MOVES[i + 1] = 0;
      bit = from & -from;
      from ^= bit;
      MOVES[i + 2] = bit | (bit >>> distance);
      MOVES[i + 3] = 0;
      bit = from & -from;
      from ^= bit;
      MOVES[i + 4] = bit | (bit >>> distance);
      MOVES[i + 5] = 0;
      bit = from & -from;
      from ^= bit;
      MOVES[i + 6] = bit | (bit >>> distance);
      MOVES[i + 7] = 0;
    }
    return begin + 2 * Long.bitCount(movers);
  }

  private static int stepsOfKings(long kings, long empty, int begin) {
    int end = begin;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      long from = rest & -rest;
      for (long to = reach(Long.numberOfTrailingZeros(from), empty); to != 0; to &= to - 1) {
        MOVES[end] = from | (to & -to);
        MOVES[end + 1] = 0;
        end += 2;
      }
    }
    return end;
  }

  private static int countStepsOfKings(long kings, long empty) {
    int count = 0;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(reach(Long.numberOfTrailingZeros(rest), empty));
    }
    return count;
  }

  /** The empty squares that a king on a square can step to. */
  private static long reach(int square, long empty) {
    long occupied = ~empty;
    long right = RIGHT[square & 63];
    long up = UP[square & 63];
    long upRight = UP_RIGHT[square & 63];
    long upLeft = UP_LEFT[square & 63];
    long left = LEFT[square & 63];
    long down = DOWN[square & 63];
    long downRight = DOWN_RIGHT[square & 63];
    long downLeft = DOWN_LEFT[square & 63];
    return ((right & above(right & occupied))
            | (up & above(up & occupied))
            | (upRight & above(upRight & occupied))
            | (upLeft & above(upLeft & occupied))
            | (left & below(left & occupied))
            | (down & below(down & occupied))
            | (downRight & below(downRight & occupied))
            | (downLeft & below(downLeft & occupied)))
        & empty;
  }

  /** The bits from the highest blocker on; all if there is none. */
  private static long below(long blockers) {
    return -Long.highestOneBit(blockers | 1);
  }

  /** The bits up to the lowest blocker; all if there is none. */
  private static long above(long blockers) {
    return blockers ^ (blockers - 1);
  }
}

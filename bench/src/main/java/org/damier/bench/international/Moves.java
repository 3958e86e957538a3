package org.damier.bench.international;

import static org.damier.bench.international.Captures.MOVES;
import static org.damier.bench.international.Squares.ALL;
import static org.damier.bench.international.Squares.DOWN_LEFT;
import static org.damier.bench.international.Squares.DOWN_RIGHT;
import static org.damier.bench.international.Squares.UP_LEFT;
import static org.damier.bench.international.Squares.UP_RIGHT;

/** The moves of a position: its captures or, where there are none, its quiet moves. */
final class Moves {

  private Moves() {}

  static int movesOfWhite(long men, long kings, long foes, int begin) {
    long empty = ALL & ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int end = Captures.list(men, kings, foes, empty, begin);
      if (end > begin) {
        return end;
      }
    }
    int end = stepsUp(men >>> 6 & empty, 6, begin);
    end = stepsUp(men >>> 7 & empty, 7, end);
    return kings == 0 ? end : stepsOfKings(kings, empty, end);
  }

  static int movesOfBlack(long men, long kings, long foes, int begin) {
    long empty = ALL & ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int end = Captures.list(men, kings, foes, empty, begin);
      if (end > begin) {
        return end;
      }
    }
    int end = stepsDown(men << 6 & empty, 6, begin);
    end = stepsDown(men << 7 & empty, 7, end);
    return kings == 0 ? end : stepsOfKings(kings, empty, end);
  }

  static int countOfWhite(long men, long kings, long foes, int begin) {
    long empty = ALL & ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int captures = Captures.count(men, kings, foes, empty, begin);
      if (captures > 0) {
        return captures;
      }
    }
    return Long.bitCount(men >>> 6 & empty)
        + Long.bitCount(men >>> 7 & empty)
        + countStepsOfKings(kings, empty);
  }

  static int countOfBlack(long men, long kings, long foes, int begin) {
    long empty = ALL & ~(men | kings | foes);
    if (kings != 0 || Captures.canJump(men, foes, empty)) {
      int captures = Captures.count(men, kings, foes, empty, begin);
      if (captures > 0) {
        return captures;
      }
    }
    return Long.bitCount(men << 6 & empty)
        + Long.bitCount(men << 7 & empty)
        + countStepsOfKings(kings, empty);
  }

  // The first four moves are written whether there are as many or not: what is written too much is
  // overwritten or never
  // read, and a loop of unpredictable length costs more.

  private static int stepsUp(long targets, int step, int begin) {
    long to = targets;
    long bit;
    bit = to & -to;
    to ^= bit;
    MOVES[begin] = bit | (bit << step);
    MOVES[begin + 1] = 0;
    bit = to & -to;
    to ^= bit;
    MOVES[begin + 2] = bit | (bit << step);
    MOVES[begin + 3] = 0;
    bit = to & -to;
    to ^= bit;
    MOVES[begin + 4] = bit | (bit << step);
    MOVES[begin + 5] = 0;
    bit = to & -to;
    to ^= bit;
    MOVES[begin + 6] = bit | (bit << step);
    MOVES[begin + 7] = 0;
    for (int i = begin + 8; to != 0; i += 2) {
      bit = to & -to;
      to ^= bit;
      MOVES[i] = bit | (bit << step);
      MOVES[i + 1] = 0;
    }
    return begin + 2 * Long.bitCount(targets);
  }

  private static int stepsDown(long targets, int step, int begin) {
    long to = targets;
    long bit;
    bit = to & -to;
    to ^= bit;
    MOVES[begin] = bit | (bit >>> step);
    MOVES[begin + 1] = 0;
    bit = to & -to;
    to ^= bit;
    MOVES[begin + 2] = bit | (bit >>> step);
    MOVES[begin + 3] = 0;
    bit = to & -to;
    to ^= bit;
    MOVES[begin + 4] = bit | (bit >>> step);
    MOVES[begin + 5] = 0;
    bit = to & -to;
    to ^= bit;
    MOVES[begin + 6] = bit | (bit >>> step);
    MOVES[begin + 7] = 0;
    for (int i = begin + 8; to != 0; i += 2) {
      bit = to & -to;
      to ^= bit;
      MOVES[i] = bit | (bit >>> step);
      MOVES[i + 1] = 0;
    }
    return begin + 2 * Long.bitCount(targets);
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
    long occupied = ALL & ~empty;
    long upRight = UP_RIGHT[square & 63];
    long upLeft = UP_LEFT[square & 63];
    long downLeft = DOWN_LEFT[square & 63];
    long downRight = DOWN_RIGHT[square & 63];
    return ((upRight & below(upRight & occupied))
            | (upLeft & below(upLeft & occupied))
            | (downLeft & above(downLeft & occupied))
            | (downRight & above(downRight & occupied)))
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

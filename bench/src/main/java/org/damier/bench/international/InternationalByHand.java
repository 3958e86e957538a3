package org.damier.bench.international;

import static org.damier.bench.international.Captures.MOVES;
import static org.damier.bench.international.Moves.countOfBlack;
import static org.damier.bench.international.Moves.countOfWhite;
import static org.damier.bench.international.Moves.movesOfBlack;
import static org.damier.bench.international.Moves.movesOfWhite;
import static org.damier.bench.international.Squares.BOTTOM_ROW;
import static org.damier.bench.international.Squares.TOP_ROW;

import org.damier.bench.Contender;
import org.damier.bench.Mode;
import org.damier.bench.PieceSets;

/**
 * International draughts, and nothing else, as fast as we can write it: the position stays in arguments, each side and
 * each mode has its own code, a move is two words. The yardstick for the generator made from a variant's text.
 */
public final class InternationalByHand implements Contender {

  /** Depends on every leaf position, so that making them is not optimised away. */
  static long made;

  private final PieceSets position;

  private InternationalByHand(PieceSets position) {
    this.position = position;
  }

  /** Sets up a position such as {@code W:W31,K35:B7}. */
  public static InternationalByHand at(String position) {
    return new InternationalByHand(
        PieceSets.read(position, name -> Squares.bit(Integer.parseInt(name))));
  }

  @Override
  public long perft(Mode mode, int depth) {
    PieceSets p = position;
    return p.whiteToMove()
        ? perftOfWhite(mode, depth, p.whiteMen(), p.whiteKings(), p.blackMen(), p.blackKings())
        : perftOfBlack(mode, depth, p.blackMen(), p.blackKings(), p.whiteMen(), p.whiteKings());
  }

  private static long perftOfWhite(
      Mode mode, int depth, long men, long kings, long foeMen, long foeKings) {
    return switch (mode) {
      case PLAYED -> playWhite(depth, men, kings, foeMen, foeKings, 0);
      case LISTED -> listWhite(depth, men, kings, foeMen, foeKings, 0);
      case COUNTED -> countWhite(depth, men, kings, foeMen, foeKings, 0);
    };
  }

  private static long perftOfBlack(
      Mode mode, int depth, long men, long kings, long foeMen, long foeKings) {
    return switch (mode) {
      case PLAYED -> playBlack(depth, men, kings, foeMen, foeKings, 0);
      case LISTED -> listBlack(depth, men, kings, foeMen, foeKings, 0);
      case COUNTED -> countBlack(depth, men, kings, foeMen, foeKings, 0);
    };
  }

  private static long playWhite(
      int depth, long men, long kings, long foeMen, long foeKings, int begin) {
    int end = movesOfWhite(men, kings, foeMen | foeKings, begin);
    long leaves = 0;
    long digest = 0;
    for (int i = begin; i < end; i += 2) {
      long change = MOVES[i];
      long kept = ~MOVES[i + 1];
      boolean man = (men & change) != 0;
      long ownMen = man ? men ^ change : men;
      long crowned = ownMen & TOP_ROW;
      ownMen ^= crowned;
      long ownKings = crowned | (man ? kings : kings ^ change);
      if (depth > 1) {
        leaves += playBlack(depth - 1, foeMen & kept, foeKings & kept, ownMen, ownKings, end);
      } else {
        digest += (ownMen ^ (foeMen & kept)) + (ownKings ^ (foeKings & kept));
        leaves++;
      }
    }
    made += digest;
    return leaves;
  }

  private static long playBlack(
      int depth, long men, long kings, long foeMen, long foeKings, int begin) {
    int end = movesOfBlack(men, kings, foeMen | foeKings, begin);
    long leaves = 0;
    long digest = 0;
    for (int i = begin; i < end; i += 2) {
      long change = MOVES[i];
      long kept = ~MOVES[i + 1];
      boolean man = (men & change) != 0;
      long ownMen = man ? men ^ change : men;
      long crowned = ownMen & BOTTOM_ROW;
      ownMen ^= crowned;
      long ownKings = crowned | (man ? kings : kings ^ change);
      if (depth > 1) {
        leaves += playWhite(depth - 1, foeMen & kept, foeKings & kept, ownMen, ownKings, end);
      } else {
        digest += (ownMen ^ (foeMen & kept)) + (ownKings ^ (foeKings & kept));
        leaves++;
      }
    }
    made += digest;
    return leaves;
  }

  private static long listWhite(
      int depth, long men, long kings, long foeMen, long foeKings, int begin) {
    int end = movesOfWhite(men, kings, foeMen | foeKings, begin);
    if (depth == 1) {
      return (end - begin) / 2L;
    }
    long leaves = 0;
    for (int i = begin; i < end; i += 2) {
      long change = MOVES[i];
      long kept = ~MOVES[i + 1];
      boolean man = (men & change) != 0;
      long ownMen = man ? men ^ change : men;
      long crowned = ownMen & TOP_ROW;
      ownMen ^= crowned;
      long ownKings = crowned | (man ? kings : kings ^ change);
      leaves += listBlack(depth - 1, foeMen & kept, foeKings & kept, ownMen, ownKings, end);
    }
    return leaves;
  }

  private static long listBlack(
      int depth, long men, long kings, long foeMen, long foeKings, int begin) {
    int end = movesOfBlack(men, kings, foeMen | foeKings, begin);
    if (depth == 1) {
      return (end - begin) / 2L;
    }
    long leaves = 0;
    for (int i = begin; i < end; i += 2) {
      long change = MOVES[i];
      long kept = ~MOVES[i + 1];
      boolean man = (men & change) != 0;
      long ownMen = man ? men ^ change : men;
      long crowned = ownMen & BOTTOM_ROW;
      ownMen ^= crowned;
      long ownKings = crowned | (man ? kings : kings ^ change);
      leaves += listWhite(depth - 1, foeMen & kept, foeKings & kept, ownMen, ownKings, end);
    }
    return leaves;
  }

  private static long countWhite(
      int depth, long men, long kings, long foeMen, long foeKings, int begin) {
    if (depth == 1) {
      return countOfWhite(men, kings, foeMen | foeKings, begin);
    }
    int end = movesOfWhite(men, kings, foeMen | foeKings, begin);
    long leaves = 0;
    for (int i = begin; i < end; i += 2) {
      long change = MOVES[i];
      long kept = ~MOVES[i + 1];
      boolean man = (men & change) != 0;
      long ownMen = man ? men ^ change : men;
      long crowned = ownMen & TOP_ROW;
      ownMen ^= crowned;
      long ownKings = crowned | (man ? kings : kings ^ change);
      leaves += countBlack(depth - 1, foeMen & kept, foeKings & kept, ownMen, ownKings, end);
    }
    return leaves;
  }

  private static long countBlack(
      int depth, long men, long kings, long foeMen, long foeKings, int begin) {
    if (depth == 1) {
      return countOfBlack(men, kings, foeMen | foeKings, begin);
    }
    int end = movesOfBlack(men, kings, foeMen | foeKings, begin);
    long leaves = 0;
    for (int i = begin; i < end; i += 2) {
      long change = MOVES[i];
      long kept = ~MOVES[i + 1];
      boolean man = (men & change) != 0;
      long ownMen = man ? men ^ change : men;
      long crowned = ownMen & BOTTOM_ROW;
      ownMen ^= crowned;
      long ownKings = crowned | (man ? kings : kings ^ change);
      leaves += countWhite(depth - 1, foeMen & kept, foeKings & kept, ownMen, ownKings, end);
    }
    return leaves;
  }
}

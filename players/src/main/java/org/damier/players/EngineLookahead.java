package org.damier.players;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.BooleanSupplier;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Looks ahead in the words of an engine. Nothing is made anew for a position on the way, unless the game has ended there and
 * more than the lack of a move can end it.
 */
final class EngineLookahead implements Lookahead {

  /** The stop is asked once for so many moves that have been listed: where captures are thousands, a position takes a second. */
  private static final int BREATH = 4096;

  private final Variant variant;
  private final Engine engine;
  private final Worth worth;
  private final int length;
  private long[] words = {};
  // Positions that end the game, one behind the other.
  private long[] repeated = {};
  // Made when the way is first as long.
  private @Nullable MoveBuffer[] buffers = {};
  // The move that was last too good at this place of the way, as its head.
  private int[] refutations = {};
  private int listed;
  private BooleanSupplier stop = () -> false;
  private boolean isStopped;

  EngineLookahead(Variant variant, Engine engine, Worth worth) {
    this.variant = variant;
    this.engine = engine;
    this.worth = worth;
    this.length = engine.positionLength();
  }

  @Override
  public Variant variant() {
    return variant;
  }

  @Override
  public void endAt(Collection<Position> positions) {
    repeated = new long[positions.size() * length];
    int at = 0;
    for (Position position : positions) {
      position.load(engine, repeated, at);
      at += length;
    }
  }

  @Override
  public int value(Position position, int depth, int alpha, int beta, BooleanSupplier asked) {
    stop = asked;
    isStopped = false;
    // Beyond the depth each move takes a piece at least.
    reserve(depth + position.placement().occupied().size() + 1);
    position.load(engine, words, 0);
    return value(0, depth, WAYS, alpha, beta);
  }

  private void reserve(int positions) {
    if (buffers.length < positions) {
      words = new long[positions * length];
      buffers = Arrays.copyOf(buffers, positions);
      refutations = new int[positions];
    }
  }

  private MoveBuffer buffer(int index) {
    MoveBuffer known = buffers[index];
    if (known == null) {
      known = engine.newBuffer();
      buffers[index] = known;
    }
    return known;
  }

  /** The value of the position that so many plies have led to from the one that is looked at. */
  private int value(int index, int depth, int ways, int alpha, int beta) {
    int at = index * length;
    if (isRepeated(at)) {
      return worth.repeated(index + 1);
    }
    MoveBuffer moves = buffer(index);
    engine.generate(words, at, moves);
    listed += 1 + moves.size();
    if (moves.size() == 0) {
      return decided(at, index + 1);
    }
    if (depth > 0) {
      return best(index, depth, ways, alpha, beta, -INFINITE);
    }
    int captures = captures(moves);
    int waysOfEach = captures == 0 ? 0 : ways / captures;
    if (waysOfEach > 0 && captures == moves.size()) {
      return best(index, 0, waysOfEach, alpha, beta, -INFINITE);
    }
    // Nothing has to be captured, or too much can be: the side may leave it at what it has.
    int already = material(at);
    return waysOfEach == 0 || already >= beta
        ? already
        : best(index, 0, waysOfEach, alpha, beta, already);
  }

  private boolean isRepeated(int at) {
    for (int other = 0; other < repeated.length; other += length) {
      if (Arrays.equals(words, at, at + length, repeated, other, other + length)) {
        return true;
      }
    }
    return false;
  }

  /** The best of what the position is worth already and what its moves, or without depth its captures, lead to. */
  private int best(int index, int depth, int ways, int alpha, int beta, int already) {
    MoveBuffer moves = buffer(index);
    int at = index * length;
    int best = already;
    int first = indexOf(refutations[index], moves);
    for (int turn = 0; turn < moves.size() && best < beta && !mustStop(); turn++) {
      // What refuted a sister of the last move is tried first, and move 0 in its place.
      int move = turn == 0 ? first : turn == first ? 0 : turn;
      if (depth > 0 || isCapture(moves.head(move))) {
        engine.play(words, at, moves, move, at + length);
        int floor = Math.max(alpha, best);
        best = Math.max(best, -value(index + 1, Math.max(0, depth - 1), ways, -beta, -floor));
        if (best >= beta) {
          refutations[index] = moves.head(move);
        }
      }
    }
    return best;
  }

  private static int indexOf(int head, MoveBuffer moves) {
    for (int move = 0; move < moves.size(); move++) {
      if (moves.head(move) == head) {
        return move;
      }
    }
    return 0;
  }

  private boolean mustStop() {
    if (listed >= BREATH) {
      listed = 0;
      isStopped |= stop.getAsBoolean();
    }
    return isStopped;
  }

  private static int captures(MoveBuffer moves) {
    int captures = 0;
    for (int move = 0; move < moves.size(); move++) {
      captures += isCapture(moves.head(move)) ? 1 : 0;
    }
    return captures;
  }

  private static boolean isCapture(int head) {
    return (head & MoveBuffer.CAPTURE) != 0;
  }

  private int material(int at) {
    Side side = engine.sideToMove(words, at);
    return worth.of(surplus(side, Rank.MAN, at), surplus(side, Rank.KING, at));
  }

  private int surplus(Side side, Rank rank, int at) {
    return engine.pieces(side, rank, words, at) - engine.pieces(side.opponent(), rank, words, at);
  }

  private int decided(int at, int ply) {
    if (worth.byMovesAlone()) {
      return worth.withoutMove(ply);
    }
    Setup setup = new Setup(engine.placement(words, at), engine.sideToMove(words, at));
    return worth.decided(variant.position(setup), ply);
  }
}

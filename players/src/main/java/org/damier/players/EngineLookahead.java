package org.damier.players;

import java.util.Arrays;
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
 * Looks ahead in the words of an engine. Nothing is made anew for a position on the way, but for one where the game has ended
 * by something else than the lack of a move.
 */
final class EngineLookahead implements Lookahead {

  /** The stop is asked once in so many positions. */
  private static final int BREATH = 256;

  private final Variant variant;
  private final Engine engine;
  private final Worth worth;
  private final int length;
  private long[] words = {};
  // Made when the way is first as long.
  private @Nullable MoveBuffer[] buffers = {};
  // The move that was last too good at this place of the way, as its head.
  private int[] refutations = {};
  private int seen;
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
  public int value(Position position, int depth, int alpha, int beta, BooleanSupplier asked) {
    stop = asked;
    isStopped = false;
    // Beyond the depth each move takes a piece at least.
    reserve(depth + position.placement().occupied().size() + 1);
    position.load(engine, words, 0);
    return value(0, depth, alpha, beta);
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
  private int value(int index, int depth, int alpha, int beta) {
    MoveBuffer moves = buffer(index);
    int at = index * length;
    engine.generate(words, at, moves);
    int size = moves.size();
    if (size == 0) {
      return decided(at, index + 1);
    }
    int best = -INFINITE;
    boolean capturesOnly = depth <= 0 && !areCaptures(moves);
    if (capturesOnly) {
      // Nothing has to be captured: the side may leave it at what it has.
      best = material(at);
    }
    int first = indexOf(refutations[index], moves);
    for (int turn = 0; turn < size && best < beta && !mustStop(); turn++) {
      // What has refuted the move before this one's sister is tried first: it takes the place of
      // move 0.
      int move = turn == 0 ? first : turn == first ? 0 : turn;
      if (!capturesOnly || isCapture(moves.head(move))) {
        engine.play(words, at, moves, move, at + length);
        int floor = Math.max(alpha, best);
        best = Math.max(best, -value(index + 1, depth - 1, -beta, -floor));
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
    seen++;
    if (seen % BREATH == 0) {
      isStopped |= stop.getAsBoolean();
    }
    return isStopped;
  }

  private static boolean areCaptures(MoveBuffer moves) {
    for (int move = 0; move < moves.size(); move++) {
      if (!isCapture(moves.head(move))) {
        return false;
      }
    }
    return true;
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

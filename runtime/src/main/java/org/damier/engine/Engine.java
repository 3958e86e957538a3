package org.damier.engine;

import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;

/**
 * A variant's move generator for engines. A position is {@link #positionLength()} words in an array
 * of the caller's; its make-up is the engine's own affair. Stateless: any number of threads may share
 * an engine, each with its own arrays and buffers.
 *
 * <p>For the sake of speed, generating and playing check nothing: an index beyond the buffer's moves, a buffer filled at
 * another position or places that overlap give a wrong position, or an {@link IndexOutOfBoundsException} at best.
 */
public abstract class Engine {

  /** For generators. */
  protected Engine() {}

  /** How many words one position takes. */
  public abstract int positionLength();

  /** The words that a set of squares takes in this engine's layout: 1 to 3. */
  public abstract int wordsPerSet();

  /** A buffer for this engine's moves. */
  public final MoveBuffer newBuffer() {
    return new MoveBuffer(wordsPerSet());
  }

  /**
   * Writes a position into {@code words} from {@code offset} on; what it remembers of the moves before is to be said behind
   * that. {@link org.damier.Position#load} does both.
   */
  public abstract void load(Placement placement, Side sideToMove, long[] words, int offset);

  /**
   * Says of the position at {@code offset}, which has just been loaded, that a king of the side has made the side's last moves,
   * none of which captured. Of no account where the rules know no rest of kings.
   *
   * @param king where it stands now
   * @param moves how many it has made in a row, 1 or more
   */
  public void loadRun(Side side, Square king, int moves, long[] words, int offset) {}

  /**
   * Says of the position at {@code offset}, which has just been loaded, that the rules oblige the side to move to take
   * this piece, which the opponent has moved last. Of no account where the rules know no such duty.
   *
   * @param square where it stands
   */
  public void loadExposed(Square square, long[] words, int offset) {}

  /** The pieces of the position at {@code offset}. */
  public abstract Placement placement(long[] words, int offset);

  /** How many pieces the side has of this rank in the position at {@code offset}. Emitted engines allocate nothing for it. */
  public int pieces(Side side, Rank rank, long[] words, int offset) {
    return placement(words, offset).of(side, rank).size();
  }

  /** The side to move of the position at {@code offset}. */
  public abstract Side sideToMove(long[] words, int offset);

  /** The square that a bit number of a move's head stands for. */
  public abstract Square square(int bit);

  /**
   * Fills the buffer with the legal moves of the position at {@code offset}, each once, in no
   * particular order; none where the rules have already decided the game.
   *
   * @throws TooManyMovesException if they are too many to be listed
   */
  public abstract void generate(long[] words, int offset, MoveBuffer buffer);

  /**
   * The number of legal moves; what the buffer holds afterwards is undefined.
   *
   * @throws TooManyMovesException if they are too many
   */
  public abstract int count(long[] words, int offset, MoveBuffer scratch);

  /**
   * Writes the position after move {@code index} of the buffer, which must have been generated at
   * {@code offset}, to {@code target}. The two places must not overlap.
   */
  public abstract void play(long[] words, int offset, MoveBuffer buffer, int index, int target);

  /**
   * Writes the positions after all moves of the buffer, which must have been generated at {@code offset}, to {@code
   * target} and on, one behind the other in the order of the moves. Quicker than as many calls of {@link #play}, above
   * all where several engines are in use.
   *
   * @param words with room for as many positions from {@code target} on as the buffer has moves; the position at {@code offset}
   *     must not stand there
   */
  public void playAll(long[] words, int offset, MoveBuffer buffer, int target) {
    int next = target;
    for (int move = 0; move < buffer.size(); move++) {
      play(words, offset, buffer, move, next);
      next += positionLength();
    }
  }

  /**
   * The number of sequences of {@code depth} legal moves from the position at {@code offset}.
   *
   * @param words with room for {@code depth} positions behind that one
   * @param depth plies, 1 or more
   * @param buffers one for each ply, at the indexes 1 to {@code depth}
   * @throws IllegalArgumentException if {@code depth} is less than 1, or there are too few buffers
   * @throws TooManyMovesException if a position on the way has too many moves
   */
  public final long perft(long[] words, int offset, int depth, MoveBuffer[] buffers) {
    if (depth < 1 || buffers.length <= depth) {
      throw new IllegalArgumentException(
          "An engine counts 1 ply or more, with a buffer at each index from 1 to the depth; given were "
              + depth
              + " plies and an array of "
              + buffers.length
              + ".");
    }
    return walk(words, offset, depth, buffers);
  }

  private long walk(long[] words, int offset, int depth, MoveBuffer[] buffers) {
    return depth == 1
        ? count(words, offset, buffers[1])
        : perftBelow(words, offset, depth, buffers);
  }

  /** The same for a depth of 2 or more; engines that know a quicker way override it. */
  protected long perftBelow(long[] words, int offset, int depth, MoveBuffer[] buffers) {
    MoveBuffer moves = buffers[depth];
    int next = offset + positionLength();
    generate(words, offset, moves);
    long sum = 0;
    for (int move = 0; move < moves.size(); move++) {
      play(words, offset, moves, move, next);
      sum = Math.addExact(sum, walk(words, next, depth - 1, buffers));
    }
    return sum;
  }
}

package org.damier.codegen.engines;

import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/**
 * An engine with a rule put around it that what is emitted knows nothing of. So a rule that few games have costs the others
 * nothing, and those that have it only where it bites.
 */
abstract class WrappedEngine extends Engine {

  private final Engine inner;

  WrappedEngine(Engine inner) {
    this.inner = inner;
  }

  /** The engine without the rule. Its positions are the first words of this one's. */
  final Engine inner() {
    return inner;
  }

  @Override
  public int positionLength() {
    return inner.positionLength();
  }

  @Override
  public final int wordsPerSet() {
    return inner.wordsPerSet();
  }

  @Override
  public void load(Placement placement, Side sideToMove, long[] words, int offset) {
    inner.load(placement, sideToMove, words, offset);
  }

  @Override
  public void loadRun(Side side, Square king, int moves, long[] words, int offset) {
    inner.loadRun(side, king, moves, words, offset);
  }

  @Override
  public void loadExposed(Square square, long[] words, int offset) {
    inner.loadExposed(square, words, offset);
  }

  @Override
  public final Placement placement(long[] words, int offset) {
    return inner.placement(words, offset);
  }

  @Override
  public final int pieces(Side side, Rank rank, long[] words, int offset) {
    return inner.pieces(side, rank, words, offset);
  }

  @Override
  public final Side sideToMove(long[] words, int offset) {
    return inner.sideToMove(words, offset);
  }

  @Override
  public final Square square(int bit) {
    return inner.square(bit);
  }

  @Override
  public void generate(long[] words, int offset, MoveBuffer buffer) {
    inner.generate(words, offset, buffer);
  }

  /** Whether the rule may leave this position other moves than the engine without it lists. */
  abstract boolean changesMoves(long[] words, int offset);

  @Override
  public final int count(long[] words, int offset, MoveBuffer scratch) {
    if (!changesMoves(words, offset)) {
      return inner.count(words, offset, scratch);
    }
    generate(words, offset, scratch);
    return scratch.size();
  }

  @Override
  public void play(long[] words, int offset, MoveBuffer buffer, int index, int target) {
    inner.play(words, offset, buffer, index, target);
  }

  static int from(int head) {
    return head & 0xFF;
  }

  static int to(int head) {
    return (head >> Byte.SIZE) & 0xFF;
  }

  static boolean isCapture(int head) {
    return (head & MoveBuffer.CAPTURE) != 0;
  }

  static boolean isOfKing(int head) {
    return (head & MoveBuffer.KING) != 0;
  }
}

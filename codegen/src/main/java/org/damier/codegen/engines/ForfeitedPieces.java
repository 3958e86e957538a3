package org.damier.codegen.engines;

import org.damier.board.Side;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Places;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureRules.Duty;

/** Captures that may be passed by at a price: the pieces that could have made them leave the board. */
public final class ForfeitedPieces extends WrappedEngine {

  private final Layout layout;
  private final Duty duty;

  public ForfeitedPieces(Engine inner, Layout layout, Duty duty) {
    super(inner);
    this.layout = layout;
    this.duty = duty;
  }

  @Override
  public void generate(long[] words, int offset, MoveBuffer buffer) {
    super.generate(words, offset, buffer);
    if (duty == Duty.FORFEIT_KINGS && menCapture(buffer)) {
      buffer.resize(captures(buffer));
    }
  }

  private static boolean menCapture(MoveBuffer buffer) {
    for (int move = 0; isCapture(buffer, move); move++) {
      if (!isOfKing(buffer.head(move))) {
        return true;
      }
    }
    return false;
  }

  /** How many captures there are; they come first in a buffer. */
  private static int captures(MoveBuffer buffer) {
    int captures = 0;
    while (isCapture(buffer, captures)) {
      captures++;
    }
    return captures;
  }

  private static boolean isCapture(MoveBuffer buffer, int move) {
    return move < buffer.size() && isCapture(buffer.head(move));
  }

  @Override
  boolean changesMoves(long[] words, int offset) {
    return duty == Duty.FORFEIT_KINGS;
  }

  @Override
  public void play(long[] words, int offset, MoveBuffer buffer, int index, int target) {
    super.play(words, offset, buffer, index, target);
    int head = buffer.head(index);
    if (isCapture(head) || !isCapture(buffer, 0)) {
      return;
    }
    Side mover = sideToMove(words, offset);
    if (duty == Duty.FORFEIT_ONE) {
      remove(buffer.head(weightiest(buffer, from(head))), head, mover, words, target);
      return;
    }
    for (int move = 0; isCapture(buffer, move); move++) {
      if (duty == Duty.FORFEIT || isOfKing(buffer.head(move))) {
        remove(buffer.head(move), head, mover, words, target);
      }
    }
  }

  /** Takes the piece off that could have made {@code capture}; if it is the one that moved, from where it stands now. */
  private void remove(int capture, int moved, Side mover, long[] words, int target) {
    int bit = from(capture) == from(moved) ? to(moved) : from(capture);
    Places places = layout.places();
    int word = target + (bit >> 6);
    words[word + places.pieces(mover)] &= ~(1L << bit);
    words[word + places.kings()] &= ~(1L << bit);
  }

  /** The capture whose omission weighs most: of most pieces, then by the piece that moved instead, then of the first square. */
  private int weightiest(MoveBuffer buffer, int moved) {
    int best = 0;
    for (int move = 1; isCapture(buffer, move); move++) {
      if (weight(buffer, move, moved) > weight(buffer, best, moved)) {
        best = move;
      }
    }
    return best;
  }

  private int weight(MoveBuffer buffer, int move, int moved) {
    int pieces = 0;
    for (int word = 0; word < layout.words(); word++) {
      pieces += Long.bitCount(buffer.captured(move, word));
    }
    int from = from(buffer.head(move));
    int byMoved = from == moved ? 1 : 0;
    return (2 * pieces + byMoved) * 256 - layout.square(from);
  }
}

package org.damier.codegen.engines;

import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.codegen.layout.Layout;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureRules.Captor;

/**
 * The duty to take the piece that the opponent has moved last. Behind the words of a position stands one more: the bit of that
 * piece's square, counted from 1, if a first jump can take it; else 0.
 */
public final class ExposedPiece extends WrappedEngine {

  private final StagedEngine emitted;
  private final Layout layout;
  private final boolean captorGoesOver;
  private final int place;

  public ExposedPiece(StagedEngine emitted, Layout layout, Captor captor) {
    super(emitted);
    this.emitted = emitted;
    this.layout = layout;
    this.captorGoesOver = captor == Captor.CHANGES_SIDE;
    this.place = emitted.positionLength();
  }

  @Override
  public int positionLength() {
    return place + 1;
  }

  @Override
  public void load(Placement placement, Side sideToMove, long[] words, int offset) {
    super.load(placement, sideToMove, words, offset);
    words[offset + place] = 0;
  }

  @Override
  public void loadExposed(Square square, long[] words, int offset) {
    words[offset + place] = layout.bit(square.index()) + 1L;
  }

  @Override
  public void generate(long[] words, int offset, MoveBuffer buffer) {
    if (!changesMoves(words, offset) || !listTaking(words, offset, buffer)) {
      super.generate(words, offset, buffer);
    }
  }

  /** Lists the captures of the exposed piece; false if there is none that may end so, and so no duty. */
  private boolean listTaking(long[] words, int offset, MoveBuffer buffer) {
    int victim = (int) words[offset + place] - 1;
    emitted.generateTakingFirst(words, offset, victim, buffer);
    return buffer.size() > 0;
  }

  @Override
  boolean changesMoves(long[] words, int offset) {
    return words[offset + place] != 0;
  }

  @Override
  public void play(long[] words, int offset, MoveBuffer buffer, int index, int target) {
    super.play(words, offset, buffer, index, target);
    int head = buffer.head(index);
    boolean isEnemy = !captorGoesOver || !isCapture(head);
    boolean exposed = isEnemy && emitted.takers(words, target, to(head)) != 0;
    words[target + place] = exposed ? to(head) + 1L : 0;
  }
}

package org.damier.notation;

import java.util.List;
import org.damier.Refusal;
import org.damier.board.Move;

/** A text that names no legal move, or more than one. Its subclasses say which. */
public abstract sealed class MoveTextException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private MoveTextException(String message) {
    super(message);
  }

  /** The text is not a move's at all. */
  public static final class Unreadable extends MoveTextException {

    private static final long serialVersionUID = 1L;

    private final int offset;

    Unreadable(int offset, String message) {
      super(message);
      this.offset = offset;
    }

    /** Where reading failed, as the 0-based place of a character in the text. */
    public int offset() {
      return offset;
    }
  }

  /** The text is a move's, but that move is not legal. */
  public static final class Illegal extends MoveTextException {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    Illegal(Refusal refusal) {
      super(refusal.sentence());
      this.refusal = refusal;
    }

    /** Which rule the move breaks. */
    public Refusal refusal() {
      return refusal;
    }
  }

  /** The text fits several legal moves, which leave different boards. */
  public static final class Ambiguous extends MoveTextException {

    private static final long serialVersionUID = 1L;

    private final transient List<Move> candidates;

    Ambiguous(String message, List<Move> candidates) {
      super(message);
      this.candidates = List.copyOf(candidates);
    }

    /** The moves it fits, at least two. */
    public List<Move> candidates() {
      return candidates;
    }
  }
}

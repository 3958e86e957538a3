package org.damier.rules;

/**
 * The rules of capture that concern the whole turn.
 *
 * @param captor what becomes of the capturing piece
 */
public record CaptureRules(
    Duty duty,
    Continuation continuation,
    CaptureSelection selection,
    Removal removal,
    Reversal reversal,
    Captor captor) {

  /** The rules of a game in which the capturing piece stays what it is. */
  public CaptureRules(
      Duty duty,
      Continuation continuation,
      CaptureSelection selection,
      Removal removal,
      Reversal reversal) {
    this(duty, continuation, selection, removal, reversal, Captor.KEEPS_SIDE);
  }

  /** These rules with another duty. */
  public CaptureRules with(Duty other) {
    return new CaptureRules(other, continuation, selection, removal, reversal, captor);
  }

  /** These rules with another continuation. */
  public CaptureRules with(Continuation other) {
    return new CaptureRules(duty, other, selection, removal, reversal, captor);
  }

  /** These rules with another choice among captures. */
  public CaptureRules with(CaptureSelection other) {
    return new CaptureRules(duty, continuation, other, removal, reversal, captor);
  }

  /** These rules with another removal. */
  public CaptureRules with(Removal other) {
    return new CaptureRules(duty, continuation, selection, other, reversal, captor);
  }

  /** These rules with another word on reversal. */
  public CaptureRules with(Reversal other) {
    return new CaptureRules(duty, continuation, selection, removal, other, captor);
  }

  /** These rules with another word on what becomes of the captor. */
  public CaptureRules with(Captor other) {
    return new CaptureRules(duty, continuation, selection, removal, reversal, other);
  }

  /** Whether a side that can capture must. */
  public enum Duty {
    MANDATORY,
    /**
     * It must if the piece that the opponent has moved last can be taken by a first jump, and by such a capture; else it
     * need not.
     */
    AGAINST_LAST_MOVED,
    OPTIONAL,
    /** It need not, but a move without capture costs it every piece that could have made one of the captures on offer. */
    FORFEIT,
    /** It must if a man can capture; where only kings can it need not, but a move without capture costs it those kings. */
    FORFEIT_KINGS,
    /** As {@link #FORFEIT}, but it costs one piece: the one that could have taken most, or else the one that has moved. */
    FORFEIT_ONE;

    /** Whether passing a capture by costs something. */
    public boolean isForfeit() {
      return this == FORFEIT || this == FORFEIT_KINGS || this == FORFEIT_ONE;
    }
  }

  /** Whether a capture that can go on must. */
  public enum Continuation {
    /** A capture goes on while it can. */
    COMPULSORY,
    /** A capture may end after any jump. */
    MAY_STOP,
    /** A king's capture may end after any jump; a man's goes on while it can. */
    KINGS_MAY_STOP,
    /** A capture is one jump. */
    SINGLE_JUMP
  }

  /** When captured pieces leave the board. */
  public enum Removal {
    /** Together when the move ends. Until then they block, and may not be jumped again. */
    AT_END_OF_MOVE,
    /** Each as soon as it is jumped, so that lines open behind it. */
    AT_ONCE
  }

  /** Whether a capturing piece may turn by 180 degrees between two jumps. */
  public enum Reversal {
    ALLOWED,
    FORBIDDEN
  }

  /** What becomes of a capturing piece when its move is done. */
  public enum Captor {
    KEEPS_SIDE,
    /** It goes over to the opponent, keeping its rank; a man that stands where his new side's men become kings is one. */
    CHANGES_SIDE
  }
}

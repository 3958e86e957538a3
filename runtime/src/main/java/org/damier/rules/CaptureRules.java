package org.damier.rules;

/** The rules of capture that concern the whole turn. */
public record CaptureRules(
    Duty duty,
    Continuation continuation,
    CaptureSelection selection,
    Removal removal,
    Reversal reversal) {

  /** These rules with another duty. */
  public CaptureRules with(Duty other) {
    return new CaptureRules(other, continuation, selection, removal, reversal);
  }

  /** These rules with another continuation. */
  public CaptureRules with(Continuation other) {
    return new CaptureRules(duty, other, selection, removal, reversal);
  }

  /** These rules with another choice among captures. */
  public CaptureRules with(CaptureSelection other) {
    return new CaptureRules(duty, continuation, other, removal, reversal);
  }

  /** These rules with another removal. */
  public CaptureRules with(Removal other) {
    return new CaptureRules(duty, continuation, selection, other, reversal);
  }

  /** These rules with another word on reversal. */
  public CaptureRules with(Reversal other) {
    return new CaptureRules(duty, continuation, selection, removal, other);
  }

  /** Whether a side that can capture must. */
  public enum Duty {
    MANDATORY,
    OPTIONAL,
    /** It need not, but a move without capture costs it every piece that could have made one of the captures on offer. */
    FORFEIT
  }

  /** Whether a capture that can go on must. */
  public enum Continuation {
    /** A capture goes on while it can. */
    COMPULSORY,
    /** A capture may end after any jump. */
    MAY_STOP,
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
}

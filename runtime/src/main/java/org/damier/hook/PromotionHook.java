package org.damier.hook;

/** Decides whether a man whose move ends is promoted, beside the promotion zone: either of the two suffices. */
@FunctionalInterface
public interface PromotionHook {

  /** Whether the man is a king after the move. Asked for men that the rules have not promoted yet. */
  boolean promotes(PositionView position, CandidateMove move);
}

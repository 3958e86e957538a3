package org.damier.hook;

/** Ends the game in positions that the list of endings cannot describe. Asked before the list. */
@FunctionalInterface
public interface EndingHook {

  /** What the position means for the side to move. */
  Judgement judge(PositionView position);

  /** An answer of an {@link EndingHook}. */
  enum Judgement {
    GOES_ON,
    WINS,
    LOSES,
    DRAWS
  }
}

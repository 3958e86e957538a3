package org.damier.rules;

/** Where and when a man becomes a king. */
public record Promotion(Zone zone, Timing timing) {

  /** What touching the zone does. */
  public enum Timing {
    /** Only a man whose move ends in the zone is promoted; one that passes through during a capture is not. */
    AT_END_OF_MOVE,
    /** A capturing man that touches the zone is promoted there and its move ends. */
    AT_ONCE_STOPPING,
    /** A capturing man that touches the zone goes on as a king in the same move, if it can. */
    AT_ONCE_CONTINUING
  }
}

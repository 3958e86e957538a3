package org.damier.rules;

import java.util.Locale;

/** A rule that ends the game. The first ending of a variant whose condition holds decides. */
public record Ending(Condition condition, Verdict verdict) {

  /** What the condition means for the side that it speaks of. */
  public enum Verdict {
    WINS,
    LOSES,
    DRAWS;

    /** The verdict as rules spell it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

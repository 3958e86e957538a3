package org.damier.rules;

import java.util.Locale;

/** A rule that ends the game. Of a variant's endings the first decides whose condition holds; see {@link org.damier.Game}. */
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

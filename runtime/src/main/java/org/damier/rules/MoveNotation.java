package org.damier.rules;

/** How moves are written between square names. */
public record MoveNotation(String step, String capture) {

  /** {@code 32-28} and {@code 32x23}. */
  public static final MoveNotation STANDARD = new MoveNotation("-", "x");
}

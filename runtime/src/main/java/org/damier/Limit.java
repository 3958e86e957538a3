package org.damier;

import org.damier.rules.Condition;
import org.damier.rules.Ending;

/**
 * An ending that a game comes nearer to by its history: a clock of the rules, or the repetition of its position. An immutable
 * value.
 *
 * @param ending the ending, its condition a {@link Condition.Clock} or a {@link Condition.Repetition}
 * @param reached how far it has come: the plies that the clock has run, or how many times the position has stood
 * @param end where it ends the game, in the same unit
 */
public record Limit(Ending ending, int reached, int end) {

  /** How many plies or times are missing; 0 where the game is over or can be claimed to be. */
  public int left() {
    return Math.max(0, end - reached);
  }
}

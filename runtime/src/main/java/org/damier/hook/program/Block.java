package org.damier.hook.program;

import java.util.List;

/** Statements one after another. Immutable; equal to others of the same statements on the same line. */
public final class Block {

  private final List<Act> acts;
  private final int line;
  private final int steps;
  private final int mostSteps;

  /**
   * A block.
   *
   * @param line where it begins in the script, from 1
   */
  public Block(List<Act> acts, int line) {
    this.acts = List.copyOf(acts);
    this.line = line;
    this.steps = Cost.of(this.acts, false);
    this.mostSteps = Cost.of(this.acts, true);
  }

  /** The statements in their order. */
  public List<Act> acts() {
    return acts;
  }

  /** Where it begins in the script, from 1. */
  public int line() {
    return line;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Block block && line == block.line && acts.equals(block.acts);
  }

  @Override
  public int hashCode() {
    return 31 * acts.hashCode() + line;
  }

  /** What running it once takes from the budget at most, beside what the blocks inside of it take. */
  public int mostSteps() {
    return mostSteps;
  }

  /** The same without what depends on choices. */
  int steps() {
    return steps;
  }
}

package org.damier.hook;

/**
 * What one call of a confined hook may spend. A compiled hook makes one for each call and charges it at every method
 * entry, every turn of a loop and every look at the position; nobody else needs to. Not safe between threads.
 */
public final class HookBudget {

  /** The steps of one call: thousands of times what a rule needs, and some milliseconds of work. */
  public static final int STEPS = 100_000;

  /** How deep helpers may call one another. */
  public static final int DEPTH = 64;

  private int steps = STEPS;
  private int depth;

  /** A full budget. */
  public HookBudget() {}

  /** Begins a method. */
  public void enter() {
    depth++;
    if (depth > DEPTH) {
      throw tooDeep();
    }
    step();
  }

  /** Ends a method. */
  public void exit() {
    depth--;
  }

  /** One turn of a loop, or one call. */
  public void step() {
    steps--;
    if (steps < 0) {
      throw spent();
    }
  }

  /** A call that is worth several steps. */
  public void spend(int some) {
    steps -= some;
    if (steps < 0) {
      throw spent();
    }
  }

  private static HookFailure spent() {
    return new HookFailure("it takes more than " + STEPS + " steps.");
  }

  private static HookFailure tooDeep() {
    return new HookFailure("its helpers call one another more than " + DEPTH + " deep.");
  }
}

package org.damier.codegen.stage;

/** The operations on one number. */
public enum UnaryOp {
  /** The number of the lowest bit of a long. */
  LOWEST_BIT("numberOfTrailingZeros"),
  /** A long with the highest bit of another alone; 0 if that is 0. */
  HIGHEST_ALONE("highestOneBit"),
  /** How many bits of a long are set. */
  BIT_COUNT("bitCount"),
  /** An int as a long, without sign trouble for numbers from 0 on. */
  TO_LONG("(long)");

  private final String word;

  UnaryOp(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  Type result() {
    return switch (this) {
      case HIGHEST_ALONE, TO_LONG -> Type.LONG;
      case LOWEST_BIT, BIT_COUNT -> Type.INT;
    };
  }
}

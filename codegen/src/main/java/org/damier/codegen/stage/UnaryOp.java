package org.damier.codegen.stage;

/** The operations on one number. */
public enum UnaryOp {
  /** The number of the lowest bit of a long. */
  LOWEST_BIT("numberOfTrailingZeros"),
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
    return this == TO_LONG ? Type.LONG : Type.INT;
  }
}

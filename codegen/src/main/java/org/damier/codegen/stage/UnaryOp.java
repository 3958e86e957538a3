package org.damier.codegen.stage;

/** The operations on one number. */
public enum UnaryOp {
  /** The number of the lowest bit of a long. */
  LOWEST_BIT("numberOfTrailingZeros", Type.INT),
  /** How many bits of a long are set. */
  BIT_COUNT("bitCount", Type.INT),
  /** An int as a long, without sign trouble for numbers from 0 on. */
  TO_LONG("(long)", Type.LONG);

  private final String word;
  private final Type result;

  UnaryOp(String word, Type result) {
    this.word = word;
    this.result = result;
  }

  String word() {
    return word;
  }

  Type result() {
    return result;
  }
}

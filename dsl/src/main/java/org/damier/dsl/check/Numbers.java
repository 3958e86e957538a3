package org.damier.dsl.check;

import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Located;

/** Checks numbers against what makes sense. */
final class Numbers {

  private Numbers() {}

  /** Whether the number lies between the two, both included; if not, that is reported. */
  static boolean within(
      int least, int most, Located<Integer> number, String what, Mistakes mistakes) {
    boolean within = number.value() >= least && number.value() <= most;
    if (!within) {
      mistakes.add(
          Code.NUMBER_OUT_OF_RANGE,
          number.span(),
          String.format("%s %d to %,d.", what, least, most),
          "");
    }
    return within;
  }
}

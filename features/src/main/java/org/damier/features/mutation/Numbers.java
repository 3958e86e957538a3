package org.damier.features.mutation;

import java.util.stream.Stream;

/** Numbers of rules, changed by one. */
final class Numbers {

  private Numbers() {}

  /** One less and one more, if it is not less than {@code least}. */
  static Stream<Integer> near(int number, int least) {
    return Stream.of(number - 1, number + 1).filter(other -> other >= least);
  }
}

package org.damier.dsl.syntax;

import java.util.Optional;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.Criterion;

/** One criterion of a majority clause as it is written. */
public sealed interface CriterionTree {

  Span span();

  /** A criterion without numbers. */
  record Tally(Span span, Criterion.Tally tally) implements CriterionTree {}

  /** {@code value man 1, king 2}. */
  record Value(Span span, Optional<Located<Fraction>> man, Optional<Located<Fraction>> king)
      implements CriterionTree {}

  /** {@code 199/100}; whole numbers are divided by 1. */
  record Fraction(int numerator, int denominator) {}
}

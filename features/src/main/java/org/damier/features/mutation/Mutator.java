package org.damier.features.mutation;

import java.util.stream.Stream;
import org.damier.rules.RuleSet;

/** Changes one family of rules, one rule at a time. */
interface Mutator {

  /** The changed rules; some may come to the same as others, or as the original. */
  Stream<Mutant> mutants(RuleSet rules);
}

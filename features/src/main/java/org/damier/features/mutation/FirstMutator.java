package org.damier.features.mutation;

import java.util.stream.Stream;
import org.damier.board.Side;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** The other side moves first. */
final class FirstMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    Side other = rules.first().opponent();
    return Stream.of(
        new Mutant(RulePart.Kind.FIRST.only(), other.title() + " first", rules.withFirst(other)));
  }
}

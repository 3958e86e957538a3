package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Rank;
import org.damier.rules.Rest;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Kings never rest, or after more moves or fewer, or whatever their side has. */
final class RestMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    return rules.king().rest().stream().flatMap(rest -> {
      List<Mutant> mutants = new ArrayList<>();
      mutants.add(mutant(rules, "never", Optional.empty()));
      Numbers.near(rest.moves(), 1)
          .map(moves ->
              mutant(rules, "after " + moves, Optional.of(new Rest(moves, rest.whileSideHasMen()))))
          .forEach(mutants::add);
      Rest other = new Rest(rest.moves(), !rest.whileSideHasMen());
      mutants.add(mutant(
          rules,
          rest.whileSideHasMen() ? "without men too" : "while its side has men",
          Optional.of(other)));
      return mutants.stream();
    });
  }

  private static Mutant mutant(RuleSet rules, String change, Optional<Rest> rest) {
    return new Mutant(
        RulePart.Kind.REST.only(),
        change,
        rules.withPiece(Rank.KING, rules.king().withRest(rest)));
  }
}

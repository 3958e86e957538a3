package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.rules.CaptureSelection;
import org.damier.rules.CaptureSelection.Scope;
import org.damier.rules.Criterion;
import org.damier.rules.Criterion.Tally;
import org.damier.rules.Criterion.Value;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** No majority, or one criterion less or more, or two in the other order, or other worths, or held against other captures. */
final class MajorityMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    List<Criterion> criteria = rules.capture().selection().criteria();
    List<List<Criterion>> others = new ArrayList<>();
    others.add(List.of());
    for (int i = 0; i < criteria.size(); i++) {
      others.add(Lists.without(criteria, i));
      if (i + 1 < criteria.size()) {
        others.add(Lists.swapped(criteria, i));
      }
      if (criteria.get(i) instanceof Value value) {
        for (Value near : near(value)) {
          others.add(Lists.with(criteria, i, near));
        }
      }
    }
    if (criteria.isEmpty()) {
      others.add(List.of(Tally.MOST_PIECES));
      others.add(List.of(Tally.BY_KING));
    }
    Stream<Mutant> ofCriteria = others.stream().map(other -> mutant(rules, other));
    return criteria.isEmpty() ? ofCriteria : Stream.concat(ofCriteria, otherScopes(rules));
  }

  private static Stream<Mutant> otherScopes(RuleSet rules) {
    List<Criterion> criteria = rules.capture().selection().criteria();
    return Stream.of(Scope.values())
        .map(scope -> mutant(rules, "of " + word(scope), new CaptureSelection(criteria, scope)));
  }

  private static String word(Scope scope) {
    return scope == Scope.ALL_PIECES ? "all pieces" : "the chosen piece";
  }

  private static List<Value> near(Value value) {
    List<Value> near = new ArrayList<>();
    Numbers.near(value.man(), 0)
        .map(man -> new Value(man, value.king(), value.parts()))
        .forEach(near::add);
    Numbers.near(value.king(), 0)
        .map(king -> new Value(value.man(), king, value.parts()))
        .forEach(near::add);
    return near;
  }

  private static Mutant mutant(RuleSet rules, List<Criterion> criteria) {
    String words = criteria.isEmpty()
        ? "none"
        : criteria.stream().map(Criterion::words).collect(Collectors.joining(", then "));
    Scope scope = rules.capture().selection().scope();
    return mutant(rules, words, new CaptureSelection(criteria, scope));
  }

  private static Mutant mutant(RuleSet rules, String words, CaptureSelection selection) {
    return new Mutant(
        RulePart.Kind.MAJORITY.only(), words, rules.withCapture(rules.capture().with(selection)));
  }
}

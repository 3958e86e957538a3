package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Balance;
import org.damier.rules.Condition.NoMove;
import org.damier.rules.Ending;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** An ending is left out, says another verdict, asks for other numbers, or is asked after the next one. */
final class EndingsMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    List<Mutant> mutants = new ArrayList<>();
    List<Ending> endings = rules.endings();
    for (int i = 0; i < endings.size(); i++) {
      Ending ending = endings.get(i);
      if (!(ending.condition() instanceof NoMove)) {
        add(rules, i, "left out", Lists.without(endings, i), mutants);
      }
      if (hasSide(ending)) {
        for (Ending.Verdict verdict : Ending.Verdict.values()) {
          Ending other = new Ending(ending.condition(), verdict);
          add(rules, i, verdict.word(), Lists.with(endings, i, other), mutants);
        }
      }
      for (ConditionChanges.Change change : ConditionChanges.of(ending.condition())) {
        Ending other = new Ending(change.condition(), ending.verdict());
        add(rules, i, change.words(), Lists.with(endings, i, other), mutants);
      }
      if (i + 1 < endings.size() && mayBothHold(ending, endings.get(i + 1))) {
        add(rules, i, "after the next ending", Lists.swapped(endings, i), mutants);
      }
    }
    return mutants.stream();
  }

  /** Whether the ending speaks of one side, so that it may win or lose. */
  private static boolean hasSide(Ending ending) {
    Condition condition = ending.condition();
    return condition instanceof NoMove || condition instanceof Balance;
  }

  private static boolean mayBothHold(Ending one, Ending next) {
    return one.condition() instanceof Balance
        && next.condition() instanceof Balance
        && one.verdict() != next.verdict();
  }

  private static void add(
      RuleSet rules, int index, String change, List<Ending> endings, List<Mutant> mutants) {
    mutants.add(new Mutant(RulePart.Kind.ENDING.at(index), change, rules.withEndings(endings)));
  }
}

package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.damier.board.Rank;
import org.damier.rules.RuleSet;

/** Every mutant of a rule set: whatever field of the model rules have, some mutator changes it. */
public final class Mutants {

  private static final List<Mutator> MUTATORS = List.of(
      new BoardMutator(),
      new SetupMutator(),
      new MovesMutator(Rank.MAN),
      new CapturesMutator(Rank.MAN),
      new PromotionMutator(),
      new MovesMutator(Rank.KING),
      new CapturesMutator(Rank.KING),
      new RestMutator(),
      new CaptureRulesMutator(),
      new MajorityMutator(),
      new FirstMutator(),
      new HooksMutator(),
      new EndingsMutator());

  private Mutants() {}

  /** The mutants in the order of a rulebook, none like another or like the original. */
  public static List<Mutant> of(RuleSet rules) {
    Set<RuleSet> seen = new HashSet<>(Set.of(rules));
    List<Mutant> mutants = new ArrayList<>();
    for (Mutator mutator : MUTATORS) {
      mutator.mutants(rules).filter(mutant -> seen.add(mutant.rules())).forEach(mutants::add);
    }
    return List.copyOf(mutants);
  }
}

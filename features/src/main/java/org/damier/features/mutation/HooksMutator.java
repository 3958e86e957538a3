package org.damier.features.mutation;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** A hook is left out. */
final class HooksMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    HookRules hooks = rules.hooks();
    return Stream.of(
            without(rules, RulePart.Kind.HOOK_MOVES, hooks.moves(), hooks::withMoves),
            without(rules, RulePart.Kind.HOOK_PERMIT, hooks.permit(), hooks::withPermit),
            without(rules, RulePart.Kind.HOOK_PROMOTION, hooks.promotion(), hooks::withPromotion),
            without(rules, RulePart.Kind.HOOK_ENDING, hooks.ending(), hooks::withEnding))
        .flatMap(mutants -> mutants);
  }

  private static <T> Stream<Mutant> without(
      RuleSet rules,
      RulePart.Kind part,
      List<HookRule<T>> hooks,
      Function<List<HookRule<T>>, HookRules> with) {
    return IntStream.range(0, hooks.size())
        .mapToObj(i -> new Mutant(
            part.at(i), "left out", rules.withHooks(with.apply(Lists.without(hooks, i)))));
  }
}

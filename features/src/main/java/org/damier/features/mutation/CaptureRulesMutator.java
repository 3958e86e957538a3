package org.damier.features.mutation;

import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Duty, continuation, removal, reversal and what becomes of the captor, each the other way. */
final class CaptureRulesMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    CaptureRules capture = rules.capture();
    boolean reversalMatters = capture.removal() == Removal.AT_ONCE;
    return Stream.of(
            each(rules, RulePart.Kind.DUTY, Duty.values(), capture::with),
            each(rules, RulePart.Kind.CONTINUATION, Continuation.values(), capture::with),
            each(rules, RulePart.Kind.CAPTOR, Captor.values(), capture::with),
            each(rules, RulePart.Kind.REMOVAL, Removal.values(), capture::with),
            reversalMatters
                ? each(rules, RulePart.Kind.REVERSAL, Reversal.values(), capture::with)
                : Stream.<Mutant>of())
        .flatMap(mutants -> mutants);
  }

  private static <E extends Enum<E>> Stream<Mutant> each(
      RuleSet rules, RulePart.Kind part, E[] values, Function<E, CaptureRules> with) {
    return Stream.of(values)
        .map(value -> new Mutant(
            part.only(),
            value.name().toLowerCase(Locale.ROOT).replace('_', ' '),
            rules.withCapture(with.apply(value))));
  }
}

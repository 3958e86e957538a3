package org.damier.dsl;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Variant;
import org.damier.dsl.diagnostic.Diagnostic;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** What became of a text: rules, or what is wrong with it, or rules and warnings. Immutable. */
public final class Compilation {

  private final Optional<Variant> variant;

  // Most programs only play, and to find the words takes as long as to find the rules.
  private final Once<Told> told;

  Compilation(Optional<Variant> variant, Once<Told> told) {
    this.variant = variant;
    this.told = told;
  }

  /** The rules; there if and only if there is no error. */
  public Optional<RuleSet> rules() {
    return variant.map(Variant::rules);
  }

  /** The rules ready to be played, the same object each time; there if and only if there is no error. */
  public Optional<Variant> variant() {
    return variant;
  }

  /** Everything found wrong, in the order of the text, none twice. */
  public List<Diagnostic> diagnostics() {
    return told.get().diagnostics();
  }

  /** The rules in force in the order of a variant file; none if there is an error. */
  public List<EffectiveRule> effectiveRules() {
    return told.get().rules();
  }

  /**
   * The rule in force that answers cite by this part, as {@link org.damier.Game#endedBy}, {@link org.damier.Refusal} and
   * {@link org.damier.Why} do; empty if there is an error, or no such part.
   */
  public Optional<EffectiveRule> rule(RulePart part) {
    return EffectiveRule.of(effectiveRules(), part);
  }

  /** The text of the script by which a hook says this part; empty if it is no hook, or there is an error. */
  public Optional<String> script(RulePart part) {
    return Optional.ofNullable(told.get().scripts().get(part));
  }

  /** All diagnostics as people read them, an empty line between two; empty if there is none. */
  public String report() {
    return diagnostics().stream()
        .map(diagnostic -> diagnostic.render() + "\n")
        .collect(Collectors.joining("\n"));
  }
}

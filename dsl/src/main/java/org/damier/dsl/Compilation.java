package org.damier.dsl;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Variant;
import org.damier.dsl.diagnostic.Diagnostic;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** What became of a text: rules, or what is wrong with it, or rules and warnings. Immutable. */
public final class Compilation {

  private final Optional<RuleSet> rules;
  private final List<Diagnostic> diagnostics;
  private final List<EffectiveRule> effectiveRules;
  private final Map<RulePart, String> scripts;

  Compilation(
      Optional<RuleSet> rules,
      List<Diagnostic> diagnostics,
      List<EffectiveRule> effectiveRules,
      Map<RulePart, String> scripts) {
    this.rules = rules;
    this.diagnostics = List.copyOf(diagnostics);
    this.effectiveRules = List.copyOf(effectiveRules);
    this.scripts = Map.copyOf(scripts);
  }

  /** The rules; there if and only if there is no error. */
  public Optional<RuleSet> rules() {
    return rules;
  }

  /** The rules ready to be played; there if and only if there is no error. */
  public Optional<Variant> variant() {
    return rules.map(Variant::of);
  }

  /** Everything found wrong, in the order of the text, none twice. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** The rules in force in the order of a variant file; none if there is an error. */
  public List<EffectiveRule> effectiveRules() {
    return effectiveRules;
  }

  /**
   * The rule in force that answers cite by this part, as {@link org.damier.Game#endedBy}, {@link org.damier.Refusal} and
   * {@link org.damier.Why} do; empty if there is an error, or no such part.
   */
  public Optional<EffectiveRule> rule(RulePart part) {
    return EffectiveRule.of(effectiveRules, part);
  }

  /** The text of the script by which a hook says this part; empty if it is no hook, or there is an error. */
  public Optional<String> script(RulePart part) {
    return Optional.ofNullable(scripts.get(part));
  }

  /** All diagnostics as people read them, an empty line between two; empty if there is none. */
  public String report() {
    return diagnostics.stream()
        .map(diagnostic -> diagnostic.render() + "\n")
        .collect(Collectors.joining("\n"));
  }
}

package org.damier.dsl;

import java.util.List;
import java.util.Map;
import org.damier.dsl.diagnostic.Diagnostic;
import org.damier.rules.RulePart;

/**
 * What there is to say about a text besides the rules that it comes to.
 *
 * @param diagnostics everything found wrong, in the order of the text
 * @param rules the rules in force in the order of a variant file; none if there is an error
 * @param scripts the scripts of hooks
 */
record Told(
    List<Diagnostic> diagnostics, List<EffectiveRule> rules, Map<RulePart, String> scripts) {

  Told {
    diagnostics = List.copyOf(diagnostics);
    rules = List.copyOf(rules);
    scripts = Map.copyOf(scripts);
  }
}

package org.damier.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.rules.RulePart;

/**
 * What is odd about rules that are sound.
 *
 * @param part the rule in question; empty if it is none alone
 */
record Doubt(Optional<RulePart> part, String sentence) {

  static Doubt of(RulePart part, String sentence) {
    return new Doubt(Optional.of(part), sentence);
  }

  /** Of the rules as a whole. */
  static Doubt ofAll(String sentence) {
    return new Doubt(Optional.empty(), sentence);
  }

  /** The warning, with the place of the rule, be it in the file or in one that it extends. */
  String warning(String variant, Compilation compilation) {
    Optional<EffectiveRule> rule = part.flatMap(compilation::rule);
    String file =
        Optional.ofNullable(Path.of(variant).getFileName()).map(Path::toString).orElse("") + ":";
    String origin = rule.map(EffectiveRule::origin).orElse("");
    String place =
        origin.startsWith(file) ? variant + ":" + origin.substring(file.length()) : variant;
    String inherited = origin.isEmpty() || origin.startsWith(file) ? "" : "  (" + origin + ")";
    return "warning: " + place + ": " + sentence + inherited;
  }
}

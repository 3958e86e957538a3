package org.damier.cli.doubts;

import java.util.Optional;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.rules.RulePart;

/**
 * What is odd about rules that are sound.
 *
 * @param part the rule in question; empty if it is none alone
 */
public record Doubt(Optional<RulePart> part, String sentence) {

  static Doubt of(RulePart part, String sentence) {
    return new Doubt(Optional.of(part), sentence);
  }

  /** Of the rules as a whole. */
  static Doubt ofAll(String sentence) {
    return new Doubt(Optional.empty(), sentence);
  }

  /** The warning, with the place of the rule, be it in the file or in one that it extends. */
  public String warning(String variant, Compilation compilation) {
    String origin = part.flatMap(compilation::rule).map(EffectiveRule::origin).orElse("");
    boolean ownFile = origin.startsWith(variant + ":");
    String place = ownFile ? origin : variant;
    String inherited = origin.isEmpty() || ownFile ? "" : "  (" + origin + ")";
    return "warning: " + place + ": " + sentence + inherited;
  }
}

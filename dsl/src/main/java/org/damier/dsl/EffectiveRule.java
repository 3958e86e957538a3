package org.damier.dsl;

import java.util.List;
import java.util.Optional;
import org.damier.rules.RulePart;

/**
 * A rule in force after inheritance.
 *
 * @param part where the rule set has it, as answers about moves cite it
 * @param block word of the block that it stands in
 * @param clause the clause that says it, spelt the standard way
 * @param sentence the same in English, made from the rule model
 * @param origin {@code file:line} of the clause that it comes from, or {@code by default}
 * @param remark the comment on the clause's line, such as the rulebook's article; empty if there is none
 */
public record EffectiveRule(
    RulePart part, String block, String clause, String sentence, String origin, String remark) {

  /** Where it is said and how: {@code dameo.draughts:33 `majority most pieces`}. */
  public String citation() {
    return origin + " `" + clause + "`";
  }

  /** Of the rules the one that says this part of the rule set; empty if none does. */
  public static Optional<EffectiveRule> of(List<EffectiveRule> rules, RulePart part) {
    return rules.stream().filter(rule -> rule.part().equals(part)).findFirst();
  }
}

package org.damier.features.mutation;

import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/**
 * Rules of which one has been changed.
 *
 * @param part the rule that has been changed
 * @param change how, in a few words: {@code fly instead of jump}
 * @param rules all rules, this one changed
 */
public record Mutant(RulePart part, String change, RuleSet rules) {}

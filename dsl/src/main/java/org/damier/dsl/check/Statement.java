package org.damier.dsl.check;

import org.damier.rules.RulePart;

/**
 * One rule read back from the model.
 *
 * @param part where the model has it
 * @param name the name of the clause that says it
 * @param clause the clause that would say it, spelt the standard way
 * @param sentence the same in English
 */
public record Statement(RulePart part, String name, String block, String clause, String sentence) {}

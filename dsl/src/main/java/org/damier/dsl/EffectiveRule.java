package org.damier.dsl;

/**
 * A rule in force after inheritance.
 *
 * @param block word of the block that it stands in
 * @param clause the clause that says it, spelt the standard way
 * @param sentence the same in English, made from the rule model
 * @param origin {@code file:line} of the clause that it comes from, or {@code by default}
 */
public record EffectiveRule(String block, String clause, String sentence, String origin) {}

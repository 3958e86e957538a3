package org.damier.dsl.check;

/**
 * One rule read back from the model.
 *
 * @param name the name of the clause that says it
 * @param clause the clause that would say it, spelt the standard way
 * @param sentence the same in English
 */
public record Statement(String name, String block, String clause, String sentence) {}

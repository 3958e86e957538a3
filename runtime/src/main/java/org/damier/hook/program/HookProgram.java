package org.damier.hook.program;

/**
 * What a hook does, as a tree. Immutable, and known to end: loops take from a budget of
 * {@link org.damier.hook.HookBudget#STEPS}.
 *
 * @param variables how many variables it has; their indexes lie below
 * @param body of hooks that give an answer, one that ends with it on every way
 */
public record HookProgram(int variables, Block body) {}

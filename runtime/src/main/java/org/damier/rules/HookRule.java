package org.damier.rules;

/**
 * A rule that the model has no words for, said by a program.
 *
 * @param sentence what the rule is, for people
 * @param origin where the program stands, such as a script's name; for messages
 * @param program one of the interfaces of {@code org.damier.hook}
 */
public record HookRule<T>(String sentence, String origin, T program) {}

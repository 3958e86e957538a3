package org.damier.rules;

import java.util.Optional;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.ProgramHook;

/**
 * A rule that the model has no words for, said by a program.
 *
 * @param sentence what the rule is, for people
 * @param origin where the program stands, such as a script's name; for messages
 * @param program one of the interfaces of {@code org.damier.hook}
 */
public record HookRule<T>(String sentence, String origin, T program) {

  /** The program as a tree, if it is one that can be looked into. */
  public Optional<HookProgram> tree() {
    return program instanceof ProgramHook hook ? Optional.of(hook.program()) : Optional.empty();
  }
}

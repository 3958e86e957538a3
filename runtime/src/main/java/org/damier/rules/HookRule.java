package org.damier.rules;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.ProgramHook;

/**
 * A rule that the model has no words for, said by a program. Two are equal if their sentences and their programs are,
 * wherever they stand: scripts of the same words are, programs in Java as their classes have it.
 *
 * @param sentence what the rule is, for people
 * @param origin where the program stands, such as a script's name; for messages
 * @param program one of the interfaces of {@code org.damier.hook}
 */
public record HookRule<T>(String sentence, String origin, T program) {

  private static final String MARKS = ".!?\u2026";

  public HookRule {
    Objects.requireNonNull(sentence, "sentence");
    Objects.requireNonNull(origin, "origin");
    Objects.requireNonNull(program, "program");
  }

  /** What failures call it. */
  public String named() {
    return "The hook `" + sentence + "` (" + origin + ")";
  }

  /** What the rule is, with a capital letter at the beginning and a full stop where there is no other mark at the end. */
  public String asSentence() {
    if (sentence.isEmpty()) {
      return sentence;
    }
    int first = sentence.offsetByCodePoints(0, 1);
    String capital =
        sentence.substring(0, first).toUpperCase(Locale.ROOT) + sentence.substring(first);
    return MARKS.indexOf(capital.charAt(capital.length() - 1)) < 0 ? capital + "." : capital;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HookRule<?> hook
        && sentence.equals(hook.sentence)
        && program.equals(hook.program);
  }

  @Override
  public int hashCode() {
    return Objects.hash(sentence, program);
  }

  /** The program as a tree, if it is one that can be looked into. */
  public Optional<HookProgram> tree() {
    return program instanceof ProgramHook hook ? Optional.of(hook.program()) : Optional.empty();
  }
}

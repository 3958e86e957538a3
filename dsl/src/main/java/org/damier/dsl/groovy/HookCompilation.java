package org.damier.dsl.groovy;

import java.util.List;
import java.util.Optional;

/**
 * What became of a script: a program or what is wrong with it, never both.
 *
 * @param program an object of the kind's interface, stateless and safe between threads; whatever fails inside it comes
 *     out as {@link org.damier.hook.HookFailure}
 * @param problems sorted by place, none twice
 */
public record HookCompilation(Optional<Object> program, List<ScriptProblem> problems) {

  public HookCompilation {
    problems = List.copyOf(problems);
  }
}

package org.damier.dsl.groovy;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Compiles hook scripts. Safe between threads. */
public final class HookCompiler {

  static final CompiledHooks CACHE = new CompiledHooks();

  private HookCompiler() {}

  /**
   * Compiles a script to a program of the kind's interface that can do nothing but read the position and answer, within a
   * {@linkplain org.damier.hook.HookBudget budget}. Runs none of its code.
   *
   * <p>The script is the body of the interface's method; it knows the arguments as {@code position}, {@code moves} and
   * {@code move}, and the types and constants of {@code org.damier.board} and {@code org.damier.hook}. Methods may stand
   * beside the body. The confined part of Groovy is described in {@code docs/security.md}.
   */
  public static HookCompilation compile(HookKind kind, Script script) {
    return compile(kind, script, true);
  }

  /** Compiles a script as {@link #compile} does, but with all of Groovy and all rights of this program. */
  public static HookCompilation compileTrusted(HookKind kind, Script script) {
    return compile(kind, script, false);
  }

  private static HookCompilation compile(HookKind kind, Script script, boolean confined) {
    try {
      Object program = CACHE.program(kind, script.text(), confined);
      return new HookCompilation(Optional.of(GuardedHook.around(kind, program, script)), List.of());
    } catch (ScriptRejected rejected) {
      TreeSet<ScriptProblem> problems = new TreeSet<>();
      rejected.problems().forEach(problem -> problems.add(problem.movedTo(script)));
      return new HookCompilation(Optional.empty(), List.copyOf(problems));
    }
  }
}

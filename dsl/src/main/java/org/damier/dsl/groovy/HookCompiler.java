package org.damier.dsl.groovy;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.ProgramHook;

/** Compiles hook scripts. Safe between threads. */
public final class HookCompiler {

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
    return compile(script, () -> confined(kind, script));
  }

  /** Compiles a script as {@link #compile} does, but with all of Groovy and all rights of this program. */
  public static HookCompilation compileTrusted(HookKind kind, Script script) {
    return compile(script, () -> byGroovy(kind, script, false));
  }

  /** Compiles a confined script by Groovy, even if it could do without. */
  static HookCompilation compileByGroovy(HookKind kind, Script script) {
    return compile(script, () -> byGroovy(kind, script, true));
  }

  private static HookCompilation compile(Script script, Compiling compiling) {
    try {
      return new HookCompilation(Optional.of(compiling.program()), List.of());
    } catch (ScriptRejected rejected) {
      TreeSet<ScriptProblem> problems = new TreeSet<>();
      rejected.problems().forEach(problem -> problems.add(problem.movedTo(script)));
      return new HookCompilation(Optional.empty(), List.copyOf(problems));
    }
  }

  private interface Compiling {
    Object program() throws ScriptRejected;
  }

  /** What can be said as a program of ours never meets Groovy's compiler, which is slow to load. */
  private static Object confined(HookKind kind, Script script) throws ScriptRejected {
    ScriptText.check(script.text());
    Optional<HookProgram> program = ProgramWriter.write(kind, HookReader.read(kind, script.text()));
    return program.isPresent()
        ? new ProgramHook(program.get(), kind.word(), script.name(), script.firstLine())
        : byGroovy(kind, script, true);
  }

  private static Object byGroovy(HookKind kind, Script script, boolean confined)
      throws ScriptRejected {
    NeededJars.check();
    Object program = CompiledHooks.SHARED.program(kind, script.text(), confined);
    return new GuardedHook(kind, program, script, confined);
  }
}

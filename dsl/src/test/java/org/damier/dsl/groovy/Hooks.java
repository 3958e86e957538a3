package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Compiles scripts of tests. */
final class Hooks {

  static final String FILE = "test.groovy";

  private Hooks() {}

  static <T> T compile(HookKind kind, String text, Class<T> type) {
    HookCompilation compilation = HookCompiler.compile(kind, Script.ofFile(FILE, text));
    assertThat(compilation.problems()).isEmpty();
    return type.cast(compilation.program().orElseThrow());
  }

  /** What is wrong with the script, as {@code line:column message}. */
  static List<String> problems(HookKind kind, Script script) {
    HookCompilation compilation = HookCompiler.compile(kind, script);
    assertThat(compilation.program().isEmpty())
        .isEqualTo(!compilation.problems().isEmpty());
    return compilation.problems().stream()
        .map(problem -> problem.line() + ":" + problem.column() + " " + problem.message())
        .toList();
  }

  static List<String> problems(HookKind kind, String text) {
    return problems(kind, Script.ofFile(FILE, text));
  }
}

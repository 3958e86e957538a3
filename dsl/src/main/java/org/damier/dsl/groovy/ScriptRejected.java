package org.damier.dsl.groovy;

import java.util.List;

/** Ends the compilation of a script that is no hook. The lines are those of the script's text, from 1. */
final class ScriptRejected extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient List<ScriptProblem> problems;

  ScriptRejected(List<ScriptProblem> problems) {
    super(problems.toString(), null, false, false);
    this.problems = List.copyOf(problems);
  }

  ScriptRejected(int line, int column, String message) {
    this(List.of(new ScriptProblem(line, column, message)));
  }

  List<ScriptProblem> problems() {
    return problems;
  }
}

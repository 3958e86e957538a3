package org.damier.dsl.groovy;

import java.util.Comparator;

/**
 * Something that keeps a script from being compiled.
 *
 * @param line 1-based line in the file that the script stands in
 * @param column 1-based column in the script's line
 * @param message one or two plain sentences
 */
public record ScriptProblem(int line, int column, String message)
    implements Comparable<ScriptProblem> {

  private static final Comparator<ScriptProblem> BY_PLACE = Comparator.comparingInt(
          ScriptProblem::line)
      .thenComparingInt(ScriptProblem::column)
      .thenComparing(ScriptProblem::message);

  @Override
  public int compareTo(ScriptProblem other) {
    return BY_PLACE.compare(this, other);
  }

  ScriptProblem movedTo(Script script) {
    return new ScriptProblem(script.lineInFile(line), column, message);
  }
}

package org.damier.dsl.groovy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which variables are known where, and what was wrong with names so far. */
final class Names {

  private static final int MOST_VARIABLES = 80;
  private static final int MOST_LOOPS = 30;

  private final Deque<Scope> scopes = new ArrayDeque<>();
  private final List<ScriptProblem> problems = new ArrayList<>();
  private final Set<String> all = new LinkedHashSet<>();
  private int made;
  private int variables;
  private int loops;

  /**
   * The names of one block.
   *
   * @param outside what may be done with variables from outside
   */
  private record Scope(Set<String> names, Outside outside) {}

  private enum Outside {
    CHANGED,
    READ,
    UNKNOWN
  }

  void open() {
    scopes.push(new Scope(new HashSet<>(), Outside.CHANGED));
  }

  /** Opens a scope from which variables outside can be read, not changed. */
  void openBorrowing() {
    scopes.push(new Scope(new HashSet<>(), Outside.READ));
  }

  /** Opens a scope in which variables outside are unknown. */
  void openAlone() {
    scopes.push(new Scope(new HashSet<>(), Outside.UNKNOWN));
  }

  void close() {
    scopes.pop();
  }

  void declare(HookToken name) throws ScriptRejected {
    TokenReader.refuseReserved(name);
    variables++;
    if (variables > MOST_VARIABLES) {
      throw name.rejected("A hook has at most " + MOST_VARIABLES + " variables.");
    }
    if (Vocabulary.isTypeName(name.text())) {
      problem(name, name.quoted() + " is the name of a type.");
    } else if (isDeclared(name.text())) {
      problem(name, "There is a variable " + name.quoted() + " already.");
    }
    scopes.element().names().add(name.text());
    all.add(name.text());
  }

  boolean isDeclared(String name) {
    for (Scope scope : scopes) {
      if (scope.names().contains(name)) {
        return true;
      }
      if (scope.outside() == Outside.UNKNOWN) {
        return false;
      }
    }
    return false;
  }

  private void unknown(HookToken name) {
    problem(name, PlainWords.notDeclared(name.text(), all()));
  }

  /** All names that have been declared anywhere. */
  List<String> all() {
    return List.copyOf(all);
  }

  /** Checks that the variable exists and may be changed here. */
  void change(HookToken name) {
    if (!isDeclared(name.text())) {
      unknown(name);
      return;
    }
    for (Scope scope : scopes) {
      if (scope.names().contains(name.text())) {
        return;
      }
      if (scope.outside() == Outside.READ) {
        problem(
            name,
            "A closure that is asked for an answer cannot change " + name.quoted()
                + ", which stands outside of it.");
        return;
      }
    }
  }

  /** Counts a loop; the compiler's work grows faster than their number. */
  void countLoop(HookToken place) throws ScriptRejected {
    loops++;
    if (loops > MOST_LOOPS) {
      throw place.rejected("A hook has at most " + MOST_LOOPS + " loops and closures.");
    }
  }

  /** A name that no script can write. */
  String made() {
    made++;
    return "$" + made;
  }

  private void problem(HookToken place, String message) {
    problems.add(new ScriptProblem(place.line(), place.column(), message));
  }

  void rejectProblems() throws ScriptRejected {
    if (!problems.isEmpty()) {
      throw new ScriptRejected(problems);
    }
  }
}

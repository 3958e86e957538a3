package org.damier.dsl.groovy;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.damier.hook.program.ValueType;
import org.damier.hook.program.Variable;

/** The variables of a program while it is written, by the blocks they are known in. */
final class ProgramNames {

  /** Beyond this, Groovy's class file might not pass its gate. */
  private static final int MOST_VARIABLES = 40;

  private final Deque<Map<String, Variable>> scopes = new ArrayDeque<>();
  // By their indexes, of which no two variables of a program have the same.
  private final BitSet elements = new BitSet();
  private int variables;

  void open() {
    scopes.push(new HashMap<>());
  }

  void close() {
    scopes.pop();
  }

  Variable declare(String name, ValueType type) throws Untold {
    Untold.unless(type.isOfVariables() && variables < MOST_VARIABLES);
    Variable variable = new Variable(name, type, variables);
    variables++;
    scopes.element().put(name, variable);
    return variable;
  }

  /** Declares what stands for the elements of a list; the script may not change it. */
  Variable declareElement(String name, ValueType type) throws Untold {
    Variable variable = declare(name, type);
    elements.set(variable.index());
    return variable;
  }

  Optional<Variable> find(String name) {
    return scopes.stream()
        .map(scope -> scope.get(name))
        .filter(Objects::nonNull)
        .findFirst();
  }

  boolean isElement(Variable variable) {
    return elements.get(variable.index());
  }

  int count() {
    return variables;
  }
}

package org.damier.hook.program;

/**
 * A variable of a program.
 *
 * @param name what the script calls it
 * @param index from 0, other for each variable of a program
 */
public record Variable(String name, ValueType type, int index) {

  public Variable {
    if (!type.isOfVariables()) {
      throw new IllegalArgumentException(
          "The variable `" + name + "` cannot hold a value of type " + type + ".");
    }
  }

  // Written out, as those that records have are made anew by each JVM when they are first called,
  // which takes longer than all else that
  // is done with variables.

  @Override
  public boolean equals(Object other) {
    return other instanceof Variable variable
        && index == variable.index
        && type == variable.type
        && name.equals(variable.name);
  }

  @Override
  public int hashCode() {
    return index;
  }
}

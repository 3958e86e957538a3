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
}

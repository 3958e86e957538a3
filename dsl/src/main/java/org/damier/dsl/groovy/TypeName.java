package org.damier.dsl.groovy;

/**
 * A type as a script names it.
 *
 * @param name a word of {@link Vocabulary}, or {@code def} or {@code void}
 * @param isList whether it is a list of these
 */
record TypeName(String name, boolean isList) {

  /** Left to be found from the value. */
  static final TypeName UNTYPED = new TypeName("def");

  /** Of a helper without an answer. */
  static final TypeName VOID = new TypeName("void");

  static final TypeName INT = new TypeName("int");
  static final TypeName BOOLEAN = new TypeName("boolean");

  TypeName(String name) {
    this(name, false);
  }

  boolean isUntyped() {
    return name.equals(UNTYPED.name) && !isList;
  }

  boolean isVoid() {
    return name.equals(VOID.name) && !isList;
  }
}

package org.damier.codegen.stage;

/**
 * The type of a staged value.
 *
 * @param descriptor the JVM's descriptor
 * @param name how the text back end spells it
 */
public record Type(String descriptor, String name) {

  public static final Type LONG = new Type("J", "long");
  public static final Type INT = new Type("I", "int");
  public static final Type BOOLEAN = new Type("Z", "boolean");
  public static final Type VOID = new Type("V", "void");
  public static final Type LONGS = new Type("[J", "long[]");
  public static final Type INTS = new Type("[I", "int[]");

  /** A class that the emitted code may name. */
  public static Type of(Class<?> type) {
    return new Type(type.descriptorString(), type.getSimpleName());
  }

  /** An array of such a class. */
  public Type array() {
    return new Type("[" + descriptor, name + "[]");
  }

  /** A descriptor has one spelling. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Type type && descriptor.equals(type.descriptor);
  }

  @Override
  public int hashCode() {
    return descriptor.hashCode();
  }

  int slots() {
    return this.equals(LONG) ? 2 : 1;
  }

  boolean isReference() {
    return descriptor.startsWith("[") || descriptor.startsWith("L");
  }

  /** The name of the class, with slashes. */
  String internalName() {
    return descriptor.substring(1, descriptor.length() - 1);
  }
}

package org.damier.codegen.stage;

import java.util.ArrayList;
import java.util.List;

/**
 * A method being staged: parameters, a result type and a body that {@link Code} fills. It may be
 * called before its body is complete, so that methods can call each other.
 */
public final class Method {

  private final String name;
  private final Type result;
  private final boolean isStatic;
  private final List<Expr.Local> parameters = new ArrayList<>();
  private final List<Stmt> body = new ArrayList<>();
  private int nextSlot;

  Method(String name, Type result, boolean isStatic) {
    this.name = name;
    this.result = result;
    this.isStatic = isStatic;
    this.nextSlot = isStatic ? 0 : 1;
  }

  /**
   * A further parameter.
   *
   * @throws IllegalStateException if the body has begun, as parameters come before variables
   */
  public Expr.Local parameter(String parameterName, Type type) {
    if (!body.isEmpty()) {
      throw new IllegalStateException(
          "The body of " + name + " has begun without " + parameterName + ".");
    }
    Expr.Local local = local(parameterName, type);
    parameters.add(local);
    return local;
  }

  /** The object itself, in a method that overrides. */
  public Expr self(Class<?> type) {
    return new Expr.Local("this", Type.of(type), 0);
  }

  Expr.Local local(String localName, Type type) {
    Expr.Local local = new Expr.Local(localName, type, nextSlot);
    nextSlot += type.slots();
    return local;
  }

  /** Where the body's statements go. */
  public Code code() {
    return new Code(this, body);
  }

  String name() {
    return name;
  }

  Type result() {
    return result;
  }

  boolean isStatic() {
    return isStatic;
  }

  List<Expr.Local> parameters() {
    return parameters;
  }

  List<Stmt> body() {
    return body;
  }

  String descriptor() {
    StringBuilder descriptor = new StringBuilder("(");
    parameters.forEach(parameter -> descriptor.append(parameter.type().descriptor()));
    return descriptor.append(')').append(result.descriptor()).toString();
  }
}

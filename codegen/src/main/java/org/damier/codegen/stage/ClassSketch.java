package org.damier.codegen.stage;

import java.util.ArrayList;
import java.util.List;

/** A class being staged: methods over a superclass that the caller wrote in Java. */
public final class ClassSketch {

  private final String name;
  private final Class<?> superclass;
  private final List<Method> methods = new ArrayList<>();

  /** A class of this simple name, to be defined beside its superclass's user. */
  public ClassSketch(String name, Class<?> superclass) {
    this.name = name;
    this.superclass = superclass;
  }

  /** A new static method of the class. */
  public Method method(String methodName, Type result) {
    return add(new Method(methodName, result, true));
  }

  /** A method that overrides one of the superclass. */
  public Method override(String methodName, Type result) {
    return add(new Method(methodName, result, false));
  }

  private Method add(Method method) {
    methods.add(method);
    return method;
  }

  /** A call of a static method of this class. */
  public static Expr call(Method method, List<Expr> arguments) {
    return new Expr.Call(method, List.copyOf(arguments));
  }

  String name() {
    return name;
  }

  Class<?> superclass() {
    return superclass;
  }

  List<Method> methods() {
    return methods;
  }
}

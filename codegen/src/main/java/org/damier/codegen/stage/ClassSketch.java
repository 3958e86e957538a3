package org.damier.codegen.stage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A class being staged: methods over a superclass that the caller wrote in Java. */
public final class ClassSketch {

  private final String name;
  private final Class<?> superclass;
  private final List<Method> methods = new ArrayList<>();
  private final Map<String, List<Long>> tables = new LinkedHashMap<>();

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

  /** A table of this name and content, made when it is first asked for. */
  public Expr table(String tableName, List<Long> values) {
    List<Long> known = tables.putIfAbsent(tableName, List.copyOf(values));
    if (known != null && !known.equals(values)) {
      throw new IllegalArgumentException("There is another table " + tableName + ".");
    }
    return new Expr.Table(tableName);
  }

  private Method add(Method method) {
    methods.add(method);
    return method;
  }

  /** A call of a static method of this class. */
  public static Expr call(Method method, List<Expr> arguments) {
    return new Expr.Call(method, List.copyOf(arguments));
  }

  /** An estimate, rather too high, of the bytes of the largest method. */
  public int largestMethod() {
    return methods.stream().mapToInt(CodeSize::of).max().orElse(0);
  }

  String name() {
    return name;
  }

  Class<?> superclass() {
    return superclass;
  }

  Map<String, List<Long>> tables() {
    return tables;
  }

  List<Method> methods() {
    return methods;
  }
}

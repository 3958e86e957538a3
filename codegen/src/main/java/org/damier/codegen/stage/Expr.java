package org.damier.codegen.stage;

import java.util.ArrayList;
import java.util.List;

/** A staged value without side effect, calls excepted. Built by {@link Exprs}. */
public sealed interface Expr {

  Type type();

  /** What it is made of. */
  default List<Expr> parts() {
    return List.of();
  }

  /** Whether the value depends on what this variable holds. */
  default boolean reads(Local local) {
    return parts().stream().anyMatch(part -> part.reads(local));
  }

  /** A number known while staging. */
  record Const(long value, Type type) implements Expr {}

  /** A local variable or parameter of the method being staged. */
  record Local(String name, Type type, int slot) implements Expr {
    @Override
    public boolean reads(Local local) {
      return equals(local);
    }

    /** No two variables of a method share a slot. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Local local && slot == local.slot;
    }

    @Override
    public int hashCode() {
      return slot;
    }
  }

  /** An operation on two numbers of one type; shifts take an int on the right. */
  record Binary(BinaryOp op, Expr left, Expr right, Type type) implements Expr {
    @Override
    public List<Expr> parts() {
      return List.of(left, right);
    }
  }

  /** An operation on one number. */
  record Unary(UnaryOp op, Expr operand) implements Expr {
    @Override
    public Type type() {
      return op.result();
    }

    @Override
    public List<Expr> parts() {
      return List.of(operand);
    }
  }

  /** An element of an array. */
  record Element(Expr array, Expr index, Type type) implements Expr {
    @Override
    public List<Expr> parts() {
      return List.of(array, index);
    }
  }

  /** A table of longs that belongs to the class being staged. */
  record Table(String name) implements Expr {
    @Override
    public Type type() {
      return Type.LONGS;
    }
  }

  /** A call of a staged method. */
  record Call(Method method, List<Expr> arguments) implements Expr {
    @Override
    public Type type() {
      return method.result();
    }

    @Override
    public List<Expr> parts() {
      return arguments;
    }
  }

  /** A call of a method of an ordinary Java object. */
  record Send(Expr receiver, String name, List<Expr> arguments, Type type) implements Expr {
    @Override
    public List<Expr> parts() {
      List<Expr> parts = new ArrayList<>(arguments);
      parts.add(receiver);
      return parts;
    }
  }
}

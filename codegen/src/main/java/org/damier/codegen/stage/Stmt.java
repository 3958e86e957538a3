package org.damier.codegen.stage;

import java.util.List;

/** A staged statement. */
sealed interface Stmt {

  record Assign(Expr.Local target, Expr value, boolean declares) implements Stmt {}

  record Store(Expr array, Expr index, Expr value) implements Stmt {}

  record If(Check test, List<Stmt> then, List<Stmt> otherwise) implements Stmt {}

  record While(Check test, List<Stmt> body) implements Stmt {}

  record Leavable(Exit exit, List<Stmt> body) implements Stmt {}

  record Leave(Exit exit) implements Stmt {}

  record Run(Expr call) implements Stmt {}

  record Return(List<Expr> value) implements Stmt {}

  record Note(String text) implements Stmt {}

  /** Whether what follows these statements is never reached from them. */
  static boolean returns(List<Stmt> statements) {
    for (Stmt statement : statements) {
      if (statement.leaves()) {
        return true;
      }
    }
    return false;
  }

  /** Whether what follows this statement is never reached from it. */
  default boolean leaves() {
    return this instanceof Return
        || this instanceof Leave
        || (this instanceof If choice && returns(choice.then()) && returns(choice.otherwise()));
  }
}

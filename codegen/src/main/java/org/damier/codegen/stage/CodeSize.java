package org.damier.codegen.stage;

import java.util.List;

/** Estimates how long the bytecode of a method becomes: so many bytes for each part, which few exceed. */
final class CodeSize {

  private static final int BYTES_OF_PART = 3;

  private CodeSize() {}

  static int of(Method method) {
    return BYTES_OF_PART * ofStatements(method.body());
  }

  private static int ofStatements(List<Stmt> statements) {
    return statements.stream().mapToInt(CodeSize::of).sum();
  }

  private static int of(Stmt statement) {
    if (statement instanceof Stmt.Assign assign) {
      return 1 + of(assign.value());
    }
    if (statement instanceof Stmt.Store store) {
      return 1 + of(List.of(store.array(), store.index(), store.value()));
    }
    if (statement instanceof Stmt.If choice) {
      return 2 + of(choice.test()) + ofStatements(choice.then()) + ofStatements(choice.otherwise());
    }
    if (statement instanceof Stmt.While loop) {
      return 2 + of(loop.test()) + ofStatements(loop.body());
    }
    if (statement instanceof Stmt.Leavable leavable) {
      return ofStatements(leavable.body());
    }
    if (statement instanceof Stmt.Run run) {
      return 1 + of(run.call());
    }
    return statement instanceof Stmt.Return ret ? 1 + of(ret.value()) : 1;
  }

  private static int of(Check test) {
    return of(test.left()) + of(test.right());
  }

  private static int of(List<Expr> expressions) {
    return expressions.stream().mapToInt(CodeSize::of).sum();
  }

  private static int of(Expr expr) {
    return 1 + of(expr.parts());
  }
}

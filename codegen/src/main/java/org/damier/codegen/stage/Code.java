package org.damier.codegen.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Writes statements into a method or a block of one. */
public final class Code {

  private final Method method;
  private final List<Stmt> statements;

  Code(Method method, List<Stmt> statements) {
    this.method = method;
    this.statements = statements;
  }

  /** A comment for the text back end. */
  public void note(String text) {
    statements.add(new Stmt.Note(text));
  }

  /**
   * A value that will be used more than once: a constant or variable as it is, else a new variable.
   */
  public Expr let(String name, Expr value) {
    return value instanceof Expr.Const ? value : variable(name, value);
  }

  /** A new variable. */
  public Expr.Local variable(String name, Expr value) {
    Expr.Local local = method.local(name, value.type());
    statements.add(new Stmt.Assign(local, value, true));
    return local;
  }

  public void set(Expr.Local target, Expr value) {
    statements.add(new Stmt.Assign(target, value, false));
  }

  public void store(Expr array, Expr index, Expr value) {
    statements.add(new Stmt.Store(array, index, value));
  }

  /** A call for its effect. */
  public void run(Expr call) {
    statements.add(new Stmt.Run(call));
  }

  public void ret() {
    statements.add(new Stmt.Return(List.of()));
  }

  public void ret(Expr value) {
    statements.add(new Stmt.Return(List.of(value)));
  }

  public void when(Check test, Consumer<Code> then) {
    when(test, then, code -> {});
  }

  /** An if whose answer may be known already: then only the block that applies is staged. */
  public void when(Check test, Consumer<Code> then, Consumer<Code> otherwise) {
    if (test.isKnown()) {
      (test.holds() ? then : otherwise).accept(this);
    } else {
      statements.add(new Stmt.If(test, block(then), block(otherwise)));
    }
  }

  public void loopWhile(Check test, Consumer<Code> body) {
    if (!(test.kind() == Check.Kind.NOT_ZERO && Exprs.is(test.left(), 0))) {
      statements.add(new Stmt.While(test, block(body)));
    }
  }

  /** A block that can be left before its end, by {@link #leave}. */
  public void leavable(Exit exit, Consumer<Code> body) {
    statements.add(new Stmt.Leavable(exit, block(body)));
  }

  /** Goes on behind the block of this exit, which must stand around. */
  public void leave(Exit exit) {
    statements.add(new Stmt.Leave(exit));
  }

  /** For each bit of a word, lowest first, its number from 0 to 63. */
  public void eachBit(Expr word, BitBody body) {
    if (Exprs.is(word, 0)) {
      return;
    }
    Expr.Local rest = variable("rest", word);
    loopWhile(Check.nonZero(rest), loop -> {
      Expr bit = loop.let("bit", Exprs.lowestBit(rest));
      loop.set(rest, Exprs.and(rest, Exprs.subtract(rest, Exprs.constant(1L))));
      body.stage(loop, bit);
    });
  }

  /** What is done with one bit. */
  @FunctionalInterface
  public interface BitBody {
    void stage(Code code, Expr bit);
  }

  private List<Stmt> block(Consumer<Code> content) {
    List<Stmt> block = new ArrayList<>();
    content.accept(new Code(method, block));
    return block;
  }
}

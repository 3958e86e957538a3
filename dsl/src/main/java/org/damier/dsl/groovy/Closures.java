package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.BreakStatement;
import org.codehaus.groovy.ast.stmt.Statement;

/**
 * Reads {@code each}, {@code any}, {@code every} and {@code count} with their closure, as the loops that they stand for.
 * No closure is left for Groovy: as objects they would reach its meta-classes.
 */
final class Closures {

  static final String ELSEWHERE =
      "A closure follows `each`, `any`, `every` or `count`; it cannot stand elsewhere.";

  /** Stands for the value of what has none. */
  static final Expression DONE = EmptyExpression.INSTANCE;

  private static final Set<String> ASKING = Set.of("any", "every", "count");

  private final TokenReader tokens;
  private final Names names;
  private final ExpressionReader expressions;
  private final StatementReader statements;

  Closures(
      TokenReader tokens, Names names, ExpressionReader expressions, StatementReader statements) {
    this.tokens = tokens;
    this.names = names;
    this.expressions = expressions;
    this.statements = statements;
  }

  /** Reads the closure after the name; the value is its answer, or {@link #DONE}. */
  Expression read(HookToken method, Expression all) throws ScriptRejected {
    names.countLoop(method);
    List<Statement> before = expressions.before(method);
    if (method.isWord("each")) {
      before.add(each(method, all));
      return DONE;
    }
    if (!ASKING.contains(method.text())) {
      throw method.rejected(ELSEWHERE);
    }
    String answer = names.made();
    boolean counts = method.isWord("count");
    before.add(Trees.declare(
        method,
        counts ? ClassHelper.int_TYPE : ClassHelper.boolean_TYPE,
        answer,
        counts ? Trees.number(method, 0) : Trees.bool(method, method.isWord("every"))));
    before.add(ask(method, all, answer));
    return Trees.variable(method, answer);
  }

  private Statement each(HookToken method, Expression all) throws ScriptRejected {
    if (!expressions.isWholeStatement()) {
      throw method.rejected("`each` has no answer; it stands as a line of its own.");
    }
    boolean inParentheses = open();
    names.open();
    HookToken each = statements.closureArgument();
    Statement body = statements.closureOfStatements(method);
    names.close();
    close(inParentheses);
    return Trees.forEach(method, Trees.untyped(), each, all, body);
  }

  private boolean open() throws ScriptRejected {
    boolean inParentheses = tokens.accept("(");
    tokens.expect("{");
    return inParentheses;
  }

  private void close(boolean inParentheses) throws ScriptRejected {
    if (inParentheses) {
      tokens.expect(")");
    }
  }

  private Statement ask(HookToken method, Expression all, String answer) throws ScriptRejected {
    boolean inParentheses = open();
    names.openBorrowing();
    HookToken each = statements.closureArgument();
    List<Statement> body = statements.closureBody();
    Expression verdict = expressions.read(body);
    tokens.expect("}");
    names.close();
    close(inParentheses);
    body.add(conclude(method, verdict, answer));
    return Trees.forEach(method, Trees.untyped(), each, all, Trees.block(method, body));
  }

  /** What one element's verdict means for the answer. */
  private static Statement conclude(HookToken method, Expression verdict, String answer) {
    List<Statement> decided = new ArrayList<>();
    if (method.isWord("count")) {
      Expression more =
          Trees.binary(method, "+", Trees.variable(method, answer), Trees.number(method, 1));
      decided.add(Trees.evaluate(method, Trees.assign(method, answer, more)));
    } else {
      Expression decision = Trees.bool(method, method.isWord("any"));
      decided.add(Trees.evaluate(method, Trees.assign(method, answer, decision)));
      decided.add(Trees.at(method, new BreakStatement()));
    }
    Expression decides = method.isWord("every") ? Trees.not(method, verdict) : verdict;
    return Trees.when(method, decides, Trees.block(method, decided));
  }
}

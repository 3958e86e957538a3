package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.damier.dsl.groovy.HookTree.Done;
import org.damier.dsl.groovy.HookTree.Expression;
import org.damier.dsl.groovy.HookTree.Statement;

/**
 * Reads {@code each}, {@code any}, {@code every} and {@code count} with their closure, as the loops that they stand for.
 * No closure is left for Groovy: as objects they would reach its meta-classes.
 */
final class Closures {

  static final String ELSEWHERE =
      "A closure follows `each`, `any`, `every` or `count`; it cannot stand elsewhere.";

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

  /** Reads the closure after the name; the value is its answer, or {@link Done}. */
  Expression read(HookToken method, Expression all) throws ScriptRejected {
    names.countLoop(method);
    List<Statement> before = expressions.before(method);
    if (method.isWord("each")) {
      before.add(each(method, all));
      return Done.DONE;
    }
    if (!ASKING.contains(method.text())) {
      throw method.rejected(ELSEWHERE);
    }
    String answer = names.made();
    boolean counts = method.isWord("count");
    before.add(new HookTree.Declare(
        method,
        counts ? TypeName.INT : TypeName.BOOLEAN,
        answer,
        counts
            ? new HookTree.Whole(method, 0)
            : new HookTree.Truth(method, method.isWord("every"))));
    before.add(ask(method, all, answer));
    return new HookTree.Variable(method, answer);
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
    return new HookTree.Each(method, TypeName.UNTYPED, each, all, body);
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
    return new HookTree.Each(method, TypeName.UNTYPED, each, all, new HookTree.Block(method, body));
  }

  /** What one element's verdict means for the answer. */
  private static Statement conclude(HookToken method, Expression verdict, String answer) {
    List<Statement> decided = new ArrayList<>();
    if (method.isWord("count")) {
      Expression sum = new HookTree.Variable(method, answer);
      Expression more = new HookTree.Binary(method, "+", sum, new HookTree.Whole(method, 1));
      decided.add(new HookTree.Assign(method, answer, more));
    } else {
      Expression decision = new HookTree.Truth(method, method.isWord("any"));
      decided.add(new HookTree.Assign(method, answer, decision));
      decided.add(new HookTree.Leave(method, true));
    }
    Expression decides = method.isWord("every") ? new HookTree.Not(method, verdict) : verdict;
    return new HookTree.When(method, decides, new HookTree.Block(method, decided));
  }
}

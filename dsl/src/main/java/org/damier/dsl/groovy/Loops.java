package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.VariableScope;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.BreakStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.Statement;

/** Reads the loops of a confined hook. */
final class Loops {

  private final TokenReader tokens;
  private final Names names;
  private final TypeReader types;
  private final ExpressionReader expressions;
  private final StatementReader statements;

  Loops(
      TokenReader tokens,
      Names names,
      TypeReader types,
      ExpressionReader expressions,
      StatementReader statements) {
    this.tokens = tokens;
    this.names = names;
    this.types = types;
    this.expressions = expressions;
    this.statements = statements;
  }

  /** Reads {@code (condition) body}. Closures in the condition run again each time. */
  Statement readWhile(HookToken place) throws ScriptRejected {
    names.countLoop(place);
    tokens.expect("(");
    List<Statement> before = new ArrayList<>();
    Expression condition = expressions.read(before);
    tokens.expect(")");
    Statement body = statements.loopBody(place);
    if (before.isEmpty()) {
      return Trees.loop(place, condition, body);
    }
    before.add(
        Trees.when(place, Trees.not(place, condition), Trees.at(place, new BreakStatement())));
    before.add(body);
    return Trees.loop(place, Trees.bool(place, true), Trees.block(place, before));
  }

  /** Reads {@code (x in all) body}, {@code (x in 1..8) body} or {@code (int i = 0; i < 8; i++) body}. */
  Statement readFor(HookToken place, List<Statement> block) throws ScriptRejected {
    names.countLoop(place);
    tokens.expect("(");
    names.open();
    try {
      ClassNode type = types.atDeclaration() ? types.readOfVariable() : Trees.untyped();
      HookToken name = tokens.expectName("a name");
      return tokens.accept("=")
          ? counting(place, type, name, block)
          : over(place, type, name, block);
    } finally {
      names.close();
    }
  }

  private Statement over(HookToken place, ClassNode type, HookToken name, List<Statement> block)
      throws ScriptRejected {
    if (!tokens.acceptWord("in") && !tokens.accept(":")) {
      throw tokens.peek().rejected("Here `in` is needed, not " + tokens.peek().quoted() + ".");
    }
    Expression all = expressions.read(block);
    HookToken dots = tokens.peek();
    Optional<Expression> last = tokens.accept("..") || tokens.accept("..<")
        ? Optional.of(expressions.read(block))
        : Optional.empty();
    tokens.expect(")");
    names.declare(name);
    Statement body = statements.loopBody(place);
    return last.isPresent()
        ? range(place, dots, name, all, last.get(), body)
        : Trees.forEach(place, type, name, all, body);
  }

  private Statement counting(HookToken place, ClassNode type, HookToken name, List<Statement> block)
      throws ScriptRejected {
    Expression start = expressions.read(block);
    names.declare(name);
    tokens.expect(";");
    Expression condition = expressions.readPlain();
    HookToken semicolon = tokens.expect(";");
    List<Statement> none = new ArrayList<>();
    Expression change = statements.change(none);
    if (!none.isEmpty()) {
      throw semicolon.rejected("A closure cannot stand in the head of such a loop.");
    }
    tokens.expect(")");
    Statement body = statements.loopBody(place);
    return counting(place, Trees.declare(name, type, name.text(), start), condition, change, body);
  }

  private static Statement counting(
      HookToken place, Statement start, Expression condition, Expression change, Statement body) {
    Expression declaration = ((ExpressionStatement) start).getExpression();
    ClosureListExpression head =
        Trees.at(place, new ClosureListExpression(List.of(declaration, condition, change)));
    head.setVariableScope(new VariableScope());
    return Trees.at(place, new ForStatement(ForStatement.FOR_LOOP_DUMMY, head, body));
  }

  /** A range as the count it stands for: up or down to its last number, each once, as Groovy does. */
  private Statement range(
      HookToken place,
      HookToken dots,
      HookToken name,
      Expression first,
      Expression last,
      Statement body) {
    String from = names.made();
    String to = names.made();
    String by = names.made();
    String at = names.made();
    Expression rises =
        Trees.binary(dots, "<=", Trees.variable(dots, from), Trees.variable(dots, to));
    Expression step = Trees.choice(
        dots,
        rises,
        Trees.number(dots, 1),
        Trees.binary(dots, "-", Trees.number(dots, 0), Trees.number(dots, 1)));
    Expression end = dots.is("..<")
        ? Trees.variable(dots, to)
        : Trees.binary(dots, "+", Trees.variable(dots, to), Trees.variable(dots, by));
    Expression goesOn = Trees.binary(dots, "!=", Trees.variable(dots, at), end);
    Expression next = Trees.binary(dots, "+", Trees.variable(dots, at), Trees.variable(dots, by));
    Statement each = Trees.block(
        place,
        List.of(
            Trees.declare(name, ClassHelper.int_TYPE, name.text(), Trees.variable(dots, at)),
            body));
    return Trees.block(
        place,
        List.of(
            Trees.declare(dots, ClassHelper.int_TYPE, from, first),
            Trees.declare(dots, ClassHelper.int_TYPE, to, last),
            Trees.declare(dots, ClassHelper.int_TYPE, by, step),
            counting(
                place,
                Trees.declare(dots, ClassHelper.int_TYPE, at, Trees.variable(dots, from)),
                goesOn,
                Trees.assign(dots, at, next),
                each)));
  }
}

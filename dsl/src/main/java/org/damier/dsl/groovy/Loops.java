package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.dsl.groovy.HookTree.Expression;
import org.damier.dsl.groovy.HookTree.Statement;

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
      return new HookTree.While(place, condition, body);
    }
    before.add(new HookTree.When(
        place, new HookTree.Not(place, condition), new HookTree.Leave(place, true)));
    before.add(body);
    return new HookTree.While(
        place, new HookTree.Truth(place, true), new HookTree.Block(place, before));
  }

  /** Reads {@code (x in all) body}, {@code (x in 1..8) body} or {@code (int i = 0; i < 8; i++) body}. */
  Statement readFor(HookToken place, List<Statement> block) throws ScriptRejected {
    names.countLoop(place);
    tokens.expect("(");
    names.open();
    try {
      TypeName type = types.atDeclaration() ? types.readOfVariable() : TypeName.UNTYPED;
      HookToken name = tokens.expectName("a name");
      return tokens.accept("=")
          ? counting(place, type, name, block)
          : over(place, type, name, block);
    } finally {
      names.close();
    }
  }

  private Statement over(HookToken place, TypeName type, HookToken name, List<Statement> block)
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
        : new HookTree.Each(place, type, name, all, body);
  }

  private Statement counting(HookToken place, TypeName type, HookToken name, List<Statement> block)
      throws ScriptRejected {
    Expression start = expressions.read(block);
    names.declare(name);
    tokens.expect(";");
    Expression condition = expressions.readPlain();
    HookToken semicolon = tokens.expect(";");
    List<Statement> none = new ArrayList<>();
    HookTree.Assign change = statements.change(none);
    if (!none.isEmpty()) {
      throw semicolon.rejected("A closure cannot stand in the head of such a loop.");
    }
    tokens.expect(")");
    Statement body = statements.loopBody(place);
    return new HookTree.Counting(
        place, new HookTree.Declare(name, type, name.text(), start), condition, change, body);
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
    Expression rises = binary(dots, variable(dots, from), "<=", variable(dots, to));
    Expression one = new HookTree.Whole(dots, 1);
    Expression step =
        new HookTree.Choice(dots, rises, one, binary(dots, new HookTree.Whole(dots, 0), "-", one));
    Expression end = dots.is("..<")
        ? variable(dots, to)
        : binary(dots, variable(dots, to), "+", variable(dots, by));
    Expression next = binary(dots, variable(dots, at), "+", variable(dots, by));
    HookTree.Declare each =
        new HookTree.Declare(name, TypeName.INT, name.text(), variable(dots, at));
    return new HookTree.Block(
        place,
        List.of(
            new HookTree.Declare(dots, TypeName.INT, from, first),
            new HookTree.Declare(dots, TypeName.INT, to, last),
            new HookTree.Declare(dots, TypeName.INT, by, step),
            new HookTree.Counting(
                place,
                new HookTree.Declare(dots, TypeName.INT, at, variable(dots, from)),
                binary(dots, variable(dots, at), "!=", end),
                new HookTree.Assign(dots, at, next),
                new HookTree.Block(place, List.of(each, body)))));
  }

  private static Expression variable(HookToken place, String name) {
    return new HookTree.Variable(place, name);
  }

  private static Expression binary(
      HookToken place, Expression left, String sign, Expression right) {
    return new HookTree.Binary(place, sign, left, right);
  }
}

package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.dsl.groovy.HookToken.Kind;
import org.damier.dsl.groovy.HookTree.Expression;
import org.damier.dsl.groovy.HookTree.Statement;

/** Reads the expressions of a confined hook. */
final class ExpressionReader {

  /** Operators of two operands by precedence, the loosest first. */
  private static final List<Set<String>> OPERATORS = List.of(
      Set.of("||"),
      Set.of("&&"),
      Set.of("|"),
      Set.of("^"),
      Set.of("&"),
      Set.of("==", "!="),
      Set.of("<", ">", "<=", ">=", "in"),
      Set.of("+", "-"),
      Set.of("*", "%"));

  private static final int MOST_OPERATORS = 60;

  private final TokenReader tokens;
  private final Names names;
  private final Closures closures;

  /** Where statements go that must run before the one being read, if there is such a place. */
  private Optional<List<Statement>> before = Optional.empty();

  private int operators;

  /** Whether what is read next would be the whole statement. */
  private boolean whole;

  ExpressionReader(TokenReader tokens, Names names, StatementReader statements) {
    this.tokens = tokens;
    this.names = names;
    this.closures = new Closures(tokens, names, this, statements);
  }

  /** Reads an expression; what its closures do is added to {@code before}. */
  Expression read(List<Statement> before) throws ScriptRejected {
    return reading(Optional.of(before), false);
  }

  /** Reads an expression that is a statement by itself: {@link HookTree.Done} if a closure did all there is to do. */
  Expression readStatement(List<Statement> before) throws ScriptRejected {
    return reading(Optional.of(before), true);
  }

  /** Reads an expression where closures cannot stand. */
  Expression readPlain() throws ScriptRejected {
    return reading(Optional.empty(), false);
  }

  private Expression reading(Optional<List<Statement>> place, boolean asStatement)
      throws ScriptRejected {
    Optional<List<Statement>> outer = before;
    int outerOperators = operators;
    boolean outerWhole = whole;
    before = place;
    operators = 0;
    whole = asStatement;
    Expression expression = choice();
    before = outer;
    operators = outerOperators;
    whole = outerWhole;
    return expression;
  }

  boolean isWholeStatement() {
    return whole;
  }

  /** Reads an expression inside another. */
  private Expression nested() throws ScriptRejected {
    boolean outerWhole = whole;
    whole = false;
    Expression expression = choice();
    whole = outerWhole;
    return expression;
  }

  List<Statement> before(HookToken closure) throws ScriptRejected {
    return before.orElseThrow(() ->
        closure.rejected("A closure cannot stand here; give its answer a name in a line before."));
  }

  private Expression choice() throws ScriptRejected {
    tokens.enter();
    Expression condition = binary(0);
    if (tokens.peek().is("?")) {
      HookToken question = tokens.next();
      countOperator(question);
      Expression yes = readPlain();
      tokens.expect(":");
      Expression no = readPlain();
      condition = new HookTree.Choice(question, condition, yes, no);
    }
    tokens.leave();
    return condition;
  }

  private Expression binary(int level) throws ScriptRejected {
    if (level == OPERATORS.size()) {
      return unary();
    }
    Expression left = binary(level + 1);
    while (continues(level)) {
      HookToken operator = tokens.next();
      countOperator(operator);
      whole = false;
      if (operator.is("&&") || operator.is("||")) {
        left = shortCut(operator, left, level);
      } else if (operator.isWord("in")) {
        left = new HookTree.Call(operator, binary(level + 1), "contains", List.of(left));
        refuseRange();
      } else {
        left = new HookTree.Binary(operator, operator.text(), left, binary(level + 1));
      }
    }
    return left;
  }

  private void refuseRange() throws ScriptRejected {
    if (tokens.peek().is("..") || tokens.peek().is("..<")) {
      throw tokens
          .peek()
          .rejected("A range stands in the head of a `for` only; compare with `<=`.");
    }
  }

  /** Whether the next word is an operator of this level that goes on with this expression, as Groovy sees it. */
  private boolean continues(int level) {
    HookToken next = tokens.peek();
    boolean operator = (next.kind() == Kind.SYMBOL || next.isWord("in"))
        && OPERATORS.get(level).contains(next.text());
    boolean arithmetic = level >= OPERATORS.size() - 2;
    return operator && !(arithmetic && next.startsLine());
  }

  /** The right side is looked at only where it decides, and so are the closures in it. */
  private Expression shortCut(HookToken operator, Expression left, int level)
      throws ScriptRejected {
    if (before.isEmpty()) {
      return new HookTree.Binary(operator, operator.text(), left, binary(level + 1));
    }
    List<Statement> outer = before.get();
    List<Statement> inner = new ArrayList<>();
    before = Optional.of(inner);
    Expression right = binary(level + 1);
    before = Optional.of(outer);
    if (inner.isEmpty()) {
      return new HookTree.Binary(operator, operator.text(), left, right);
    }
    String answer = names.made();
    outer.add(new HookTree.Declare(operator, TypeName.BOOLEAN, answer, left));
    inner.add(new HookTree.Assign(operator, answer, right));
    Expression open = new HookTree.Variable(operator, answer);
    outer.add(new HookTree.When(
        operator,
        operator.is("&&") ? open : new HookTree.Not(operator, open),
        new HookTree.Block(operator, inner)));
    return new HookTree.Variable(operator, answer);
  }

  private Expression unary() throws ScriptRejected {
    HookToken operator = tokens.peek();
    if (!operator.is("!") && !operator.is("-")) {
      return postfix(primary());
    }
    tokens.next();
    tokens.enter();
    countOperator(operator);
    whole = false;
    Expression operand = unary();
    tokens.leave();
    return operator.is("!")
        ? new HookTree.Not(operator, operand)
        : new HookTree.Binary(operator, "-", new HookTree.Whole(operator, 0), operand);
  }

  private Expression postfix(Expression start) throws ScriptRejected {
    Expression value = start;
    while (true) {
      if (tokens.accept(".")) {
        value = member(value);
      } else if (tokens.peek().is("[") && !tokens.peek().startsLine()) {
        HookToken bracket = tokens.next();
        countOperator(bracket);
        value = new HookTree.Call(bracket, value, "get", List.of(nested()));
        tokens.expect("]");
      } else {
        return value;
      }
    }
  }

  private Expression member(Expression value) throws ScriptRejected {
    HookToken name = tokens.expectName("a name");
    countOperator(name);
    boolean called = tokens.peek().is("(") && !tokens.peek().startsLine();
    boolean withClosure = tokens.peek().is("{") || (called && tokens.peek(1).is("{"));
    if (withClosure) {
      return closures.read(name, value);
    }
    return new HookTree.Call(name, value, name.text(), called ? arguments() : List.of());
  }

  private List<Expression> arguments() throws ScriptRejected {
    tokens.expect("(");
    List<Expression> arguments = listUpTo(")");
    if (tokens.peek().is("{")) {
      throw tokens
          .peek()
          .rejected("A closure follows a name of `each`, `any`, `every` or `count`.");
    }
    return arguments;
  }

  private List<Expression> listUpTo(String end) throws ScriptRejected {
    List<Expression> list = new ArrayList<>();
    if (!tokens.accept(end)) {
      do {
        list.add(nested());
      } while (tokens.accept(","));
      tokens.expect(end);
    }
    return list;
  }

  private Expression primary() throws ScriptRejected {
    HookToken token = tokens.peek();
    return switch (token.kind()) {
      case NUMBER -> new HookTree.Whole(tokens.next(), Integer.parseInt(token.text()));
      case STRING -> new HookTree.Text(tokens.next());
      case NAME -> named();
      case SYMBOL -> enclosed();
      case END -> throw token.rejected("The script ends in the middle of an expression.");
    };
  }

  private Expression enclosed() throws ScriptRejected {
    HookToken token = tokens.next();
    if (token.is("(")) {
      Expression inner = nested();
      tokens.expect(")");
      return inner;
    }
    if (token.is("[")) {
      Expression lists = new HookTree.Statics(token, Vocabulary.LISTS);
      return new HookTree.Call(token, lists, "of", listUpTo("]"));
    }
    if (token.is("{")) {
      throw token.rejected(Closures.ELSEWHERE);
    }
    if (token.is(">") && tokens.peek(-2).is("<")) {
      throw tokens.peek(-2).rejected("`a <> b` is written `a != b`.");
    }
    throw token.rejected("Here a value is needed, not " + token.quoted() + ".");
  }

  private Expression named() throws ScriptRejected {
    HookToken name = tokens.expectName("a value");
    if (name.isWord("true") || name.isWord("false")) {
      return new HookTree.Truth(name, name.isWord("true"));
    }
    if (tokens.peek().is("(") && !tokens.peek().startsLine()) {
      countOperator(name);
      if (names.isDeclared(name.text())) {
        throw name.rejected(name.quoted() + " is a variable; only helpers are called by name.");
      }
      return new HookTree.HelperCall(name, arguments());
    }
    if (names.isDeclared(name.text())) {
      return new HookTree.Variable(name, name.text());
    }
    if (tokens.peek().is(".")
        && Vocabulary.isConstant(name.text(), tokens.peek(1).text())) {
      tokens.next();
      return new HookTree.Constant(name, name.text(), tokens.next().text());
    }
    if (Vocabulary.hasStatics(name.text()) && tokens.peek().is(".")) {
      return new HookTree.Statics(name, name.text());
    }
    if (Vocabulary.isEnum(name.text()) && tokens.peek().is(".")) {
      HookToken constant = tokens.peek(1);
      throw constant.rejected(Vocabulary.noConstant(name.text(), constant.text()));
    }
    Optional<String> enumeration = Vocabulary.ofConstant(name.text());
    // An unknown name stays a variable: the type checker complains of it, and goes on to the next
    // mistake.
    return enumeration.isPresent()
        ? new HookTree.Constant(name, enumeration.get(), name.text())
        : new HookTree.Variable(name, name.text());
  }

  private void countOperator(HookToken place) throws ScriptRejected {
    operators++;
    if (operators > MOST_OPERATORS) {
      throw place.rejected("An expression has at most " + MOST_OPERATORS + " operators.");
    }
  }
}

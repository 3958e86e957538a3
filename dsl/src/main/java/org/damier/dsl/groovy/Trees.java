package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.VariableScope;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.IfStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.codehaus.groovy.syntax.Token;
import org.codehaus.groovy.syntax.Types;

/**
 * Makes the nodes of Groovy's tree that confined hooks consist of; there are no others. Each stands at the place of the
 * word it is made from, so that complaints of the type checker point there.
 */
final class Trees {

  private Trees() {}

  static <N extends ASTNode> N at(HookToken place, N node) {
    node.setLineNumber(place.line());
    node.setColumnNumber(place.column());
    node.setLastLineNumber(place.line());
    node.setLastColumnNumber(place.column() + Math.max(1, place.text().length()));
    return node;
  }

  static Expression number(HookToken place, int value) {
    return at(place, new ConstantExpression(value, true));
  }

  static Expression bool(HookToken place, boolean value) {
    return at(place, new ConstantExpression(value, true));
  }

  /** What {@code return} gives where there is no answer. */
  static Expression nothing() {
    return ConstantExpression.NULL;
  }

  static Expression string(HookToken place) {
    return at(place, new ConstantExpression(place.text()));
  }

  static VariableExpression variable(HookToken place, String name) {
    return at(place, new VariableExpression(name));
  }

  static Expression constant(HookToken place, ClassNode type, String name) {
    return at(place, new PropertyExpression(at(place, new ClassExpression(type)), name));
  }

  static Expression binary(HookToken operator, String symbol, Expression left, Expression right) {
    Token token = new Token(operatorType(symbol), symbol, operator.line(), operator.column());
    return at(operator, new BinaryExpression(left, token, right));
  }

  private static int operatorType(String symbol) {
    return switch (symbol) {
      case "=" -> Types.ASSIGN;
      case "||" -> Types.LOGICAL_OR;
      case "&&" -> Types.LOGICAL_AND;
      case "|" -> Types.BITWISE_OR;
      case "^" -> Types.BITWISE_XOR;
      case "&" -> Types.BITWISE_AND;
      case "==" -> Types.COMPARE_EQUAL;
      case "!=" -> Types.COMPARE_NOT_EQUAL;
      case "<" -> Types.COMPARE_LESS_THAN;
      case "<=" -> Types.COMPARE_LESS_THAN_EQUAL;
      case ">" -> Types.COMPARE_GREATER_THAN;
      case ">=" -> Types.COMPARE_GREATER_THAN_EQUAL;
      case "+" -> Types.PLUS;
      case "-" -> Types.MINUS;
      case "*" -> Types.MULTIPLY;
      case "%" -> Types.REMAINDER;
      default ->
        throw new IllegalArgumentException("`" + symbol + "` is not an operator of hooks.");
    };
  }

  static Expression not(HookToken place, Expression expression) {
    return at(place, new NotExpression(expression));
  }

  static Expression choice(HookToken place, Expression condition, Expression yes, Expression no) {
    return at(place, new TernaryExpression(condition(place, condition), yes, no));
  }

  static MethodCallExpression call(
      HookToken name, Expression receiver, String method, List<Expression> arguments) {
    MethodCallExpression call = new MethodCallExpression(
        receiver, at(name, new ConstantExpression(method)), arguments(name, arguments));
    call.setImplicitThis(false);
    return at(name, call);
  }

  static Expression helperCall(HookToken name, ClassNode hook, List<Expression> arguments) {
    return call(name, at(name, new ClassExpression(hook)), name.text(), arguments);
  }

  private static Expression arguments(HookToken place, List<Expression> arguments) {
    return at(place, new ArgumentListExpression(arguments));
  }

  static Statement evaluate(HookToken place, Expression expression) {
    return at(place, new ExpressionStatement(expression));
  }

  /** {@code type name = value}, or {@code def} with the dynamic type. */
  static Statement declare(HookToken place, ClassNode type, String name, Expression value) {
    VariableExpression variable = at(place, new VariableExpression(name, type));
    Token token = new Token(Types.ASSIGN, "=", place.line(), place.column());
    return evaluate(place, at(place, new DeclarationExpression(variable, token, value)));
  }

  static Expression assign(HookToken place, String name, Expression value) {
    return binary(place, "=", variable(place, name), value);
  }

  static Statement block(HookToken place, List<Statement> statements) {
    return at(place, new BlockStatement(new ArrayList<>(statements), new VariableScope()));
  }

  static BooleanExpression condition(HookToken place, Expression condition) {
    return at(place, new BooleanExpression(condition));
  }

  static Statement when(HookToken place, Expression condition, Statement then) {
    return when(place, condition, then, EmptyStatement.INSTANCE);
  }

  static Statement when(
      HookToken place, Expression condition, Statement then, Statement otherwise) {
    return at(place, new IfStatement(condition(place, condition), then, otherwise));
  }

  static Statement loop(HookToken place, Expression condition, Statement body) {
    return at(place, new WhileStatement(condition(place, condition), body));
  }

  static Statement forEach(
      HookToken place, ClassNode type, HookToken name, Expression all, Statement body) {
    Parameter each = at(name, new Parameter(type, name.text()));
    return at(place, new ForStatement(each, all, body));
  }

  static ClassNode untyped() {
    return ClassHelper.dynamicType();
  }
}

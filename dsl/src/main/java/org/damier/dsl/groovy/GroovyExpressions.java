package org.damier.dsl.groovy;

import static org.damier.dsl.groovy.GroovyTree.at;

import java.util.List;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.syntax.Token;
import org.codehaus.groovy.syntax.Types;

/** Makes the nodes of Groovy's tree that expressions of confined hooks consist of; there are no others. */
final class GroovyExpressions {

  private final ClassNode hook;

  GroovyExpressions(ClassNode hook) {
    this.hook = hook;
  }

  Expression of(HookTree.Expression expression) {
    if (expression instanceof HookTree.Whole number) {
      return at(number.place(), new ConstantExpression(number.value(), true));
    }
    if (expression instanceof HookTree.Truth truth) {
      return at(truth.place(), new ConstantExpression(truth.value(), true));
    }
    if (expression instanceof HookTree.Text text) {
      return at(text.place(), new ConstantExpression(text.place().text()));
    }
    if (expression instanceof HookTree.Variable variable) {
      return variable(variable.place(), variable.name());
    }
    if (expression instanceof HookTree.Constant constant) {
      return at(
          constant.place(),
          new PropertyExpression(type(constant.place(), constant.type()), constant.name()));
    }
    if (expression instanceof HookTree.Statics statics) {
      return type(statics.place(), statics.type());
    }
    return compound(expression);
  }

  private Expression compound(HookTree.Expression expression) {
    if (expression instanceof HookTree.Binary binary) {
      return binary(binary.place(), binary.sign(), of(binary.left()), of(binary.right()));
    }
    if (expression instanceof HookTree.Not not) {
      return at(not.place(), new NotExpression(of(not.operand())));
    }
    if (expression instanceof HookTree.Choice choice) {
      return at(
          choice.place(),
          new TernaryExpression(
              condition(choice.place(), choice.condition()), of(choice.yes()), of(choice.no())));
    }
    if (expression instanceof HookTree.Call call) {
      return call(call.place(), of(call.receiver()), call.method(), call.arguments());
    }
    if (expression instanceof HookTree.HelperCall call) {
      Expression receiver = at(call.place(), new ClassExpression(hook));
      return call(call.place(), receiver, call.place().text(), call.arguments());
    }
    throw new IllegalStateException(
        "A hook's expression stands where it has no value: " + expression);
  }

  /** What {@code return} gives where there is no answer. */
  static Expression nothing() {
    return ConstantExpression.NULL;
  }

  BooleanExpression condition(HookToken place, HookTree.Expression condition) {
    return at(place, new BooleanExpression(of(condition)));
  }

  Expression assignment(HookToken place, String name, HookTree.Expression value) {
    return binary(place, "=", variable(place, name), of(value));
  }

  private static Expression variable(HookToken place, String name) {
    return at(place, new VariableExpression(name));
  }

  private static Expression type(HookToken place, String name) {
    return at(place, new ClassExpression(GroovyTypes.of(new TypeName(name))));
  }

  private static Expression binary(
      HookToken operator, String symbol, Expression left, Expression right) {
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

  private Expression call(
      HookToken name, Expression receiver, String method, List<HookTree.Expression> arguments) {
    List<Expression> made = arguments.stream().map(this::of).toList();
    MethodCallExpression call = new MethodCallExpression(
        receiver,
        at(name, new ConstantExpression(method)),
        at(name, new ArgumentListExpression(made)));
    call.setImplicitThis(false);
    return at(name, call);
  }
}

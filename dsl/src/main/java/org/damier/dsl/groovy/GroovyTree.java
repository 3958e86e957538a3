package org.damier.dsl.groovy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.VariableScope;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.BreakStatement;
import org.codehaus.groovy.ast.stmt.ContinueStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.IfStatement;
import org.codehaus.groovy.ast.stmt.ReturnStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.codehaus.groovy.syntax.Token;
import org.codehaus.groovy.syntax.Types;

/** Makes the class node of a confined hook that Groovy's own parser would make of its text. */
final class GroovyTree {

  private final ClassNode hook;
  private final GroovyExpressions expressions;

  private GroovyTree(HookKind kind) {
    this.hook = new ClassNode(
        GroovyFrontEnd.CLASS_NAME,
        Modifier.PUBLIC | Modifier.FINAL,
        ClassHelper.OBJECT_TYPE,
        new ClassNode[] {ClassHelper.make(kind.type())},
        null);
    this.expressions = new GroovyExpressions(hook);
  }

  /** The class that the script is the text of. */
  static ClassNode of(HookKind kind, HookTree tree) {
    GroovyTree groovy = new GroovyTree(kind);
    tree.helpers().forEach(groovy::addHelper);
    groovy.addHook(kind.method(), HookShape.parameters(kind), tree);
    return at(tree.first(), groovy.hook);
  }

  private void addHelper(HookTree.Helper helper) {
    Parameter[] parameters = helper.parameters().stream()
        .map(parameter -> at(
            parameter.place(),
            new Parameter(GroovyTypes.of(parameter.type()), parameter.place().text())))
        .toArray(Parameter[]::new);
    at(
        helper.place(),
        hook.addMethod(
            helper.place().text(),
            Modifier.PRIVATE | Modifier.STATIC,
            GroovyTypes.of(helper.type()),
            parameters,
            ClassNode.EMPTY_ARRAY,
            statement(helper.body())));
  }

  private void addHook(Method method, Parameter[] arguments, HookTree tree) {
    at(
        tree.first(),
        hook.addMethod(
            method.getName(),
            Modifier.PUBLIC | Modifier.FINAL,
            ClassHelper.make(method.getReturnType()),
            arguments,
            ClassNode.EMPTY_ARRAY,
            block(tree.first(), tree.body())));
  }

  /** Sets the node's place to that of the word. */
  static <N extends ASTNode> N at(HookToken place, N node) {
    node.setLineNumber(place.line());
    node.setColumnNumber(place.column());
    node.setLastLineNumber(place.line());
    node.setLastColumnNumber(place.column() + Math.max(1, place.text().length()));
    return node;
  }

  private Statement block(HookToken place, List<HookTree.Statement> statements) {
    List<Statement> made = new ArrayList<>();
    statements.forEach(statement -> made.add(statement(statement)));
    return at(place, new BlockStatement(made, new VariableScope()));
  }

  private Statement statement(HookTree.Statement statement) {
    if (statement instanceof HookTree.Evaluate evaluate) {
      return evaluate(evaluate.place(), expressions.of(evaluate.value()));
    }
    if (statement instanceof HookTree.Declare declare) {
      return evaluate(declare.place(), declaration(declare));
    }
    if (statement instanceof HookTree.Assign assign) {
      return evaluate(assign.place(), assignment(assign));
    }
    if (statement instanceof HookTree.Block block) {
      return block(block.place(), block.statements());
    }
    if (statement instanceof HookTree.When when) {
      return when(when);
    }
    if (statement instanceof HookTree.Leave leave) {
      return at(leave.place(), leave.altogether() ? new BreakStatement() : new ContinueStatement());
    }
    if (statement instanceof HookTree.Answer answer) {
      Expression value = answer.value().map(expressions::of).orElse(GroovyExpressions.nothing());
      return at(answer.place(), new ReturnStatement(value));
    }
    return loop(statement);
  }

  private Statement loop(HookTree.Statement statement) {
    if (statement instanceof HookTree.While loop) {
      return at(
          loop.place(),
          new WhileStatement(
              expressions.condition(loop.place(), loop.condition()), statement(loop.body())));
    }
    if (statement instanceof HookTree.Counting loop) {
      ClosureListExpression head = at(
          loop.place(),
          new ClosureListExpression(List.of(
              declaration(loop.start()),
              expressions.of(loop.condition()),
              assignment(loop.change()))));
      head.setVariableScope(new VariableScope());
      return at(
          loop.place(),
          new ForStatement(ForStatement.FOR_LOOP_DUMMY, head, statement(loop.body())));
    }
    HookTree.Each each = (HookTree.Each) statement;
    Parameter element =
        at(each.name(), new Parameter(GroovyTypes.of(each.type()), each.name().text()));
    return at(
        each.place(),
        new ForStatement(element, expressions.of(each.all()), statement(each.body())));
  }

  private Statement when(HookTree.When when) {
    Statement otherwise = when.otherwise().map(this::statement).orElse(EmptyStatement.INSTANCE);
    return at(
        when.place(),
        new IfStatement(
            expressions.condition(when.place(), when.condition()),
            statement(when.then()),
            otherwise));
  }

  private static Statement evaluate(HookToken place, Expression expression) {
    return at(place, new ExpressionStatement(expression));
  }

  /** {@code type name = value}, or {@code def} with the dynamic type. */
  private Expression declaration(HookTree.Declare declare) {
    HookToken place = declare.place();
    VariableExpression variable =
        at(place, new VariableExpression(declare.name(), GroovyTypes.of(declare.type())));
    Token token = new Token(Types.ASSIGN, "=", place.line(), place.column());
    return at(place, new DeclarationExpression(variable, token, expressions.of(declare.value())));
  }

  private Expression assignment(HookTree.Assign assign) {
    return expressions.assignment(assign.place(), assign.name(), assign.value());
  }
}

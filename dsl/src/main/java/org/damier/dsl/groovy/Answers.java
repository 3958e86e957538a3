package org.damier.dsl.groovy;

import java.util.List;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.CodeVisitorSupport;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.IfStatement;
import org.codehaus.groovy.ast.stmt.LoopingStatement;
import org.codehaus.groovy.ast.stmt.ReturnStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.transform.stc.AbstractTypeCheckingExtension;
import org.codehaus.groovy.transform.stc.StaticTypeCheckingVisitor;

/**
 * Wants an answer of the right type at every end of a hook and of its helpers. Groovy would make one of anything: a full list is true, and a
 * forgotten answer is false.
 */
final class Answers extends AbstractTypeCheckingExtension {

  private ClassNode wanted = ClassHelper.VOID_TYPE;

  Answers(StaticTypeCheckingVisitor visitor) {
    super(visitor);
  }

  @Override
  public void afterVisitMethod(MethodNode method) {
    wanted = method.getReturnType();
    if (!ClassHelper.isPrimitiveVoid(wanted) && !ClassHelper.isDynamicTyped(wanted)) {
      checkEnd(method.getCode());
      method.getCode().visit(new CodeVisitorSupport() {
        @Override
        public void visitReturnStatement(ReturnStatement end) {
          check(end.getExpression());
        }

        @Override
        public void visitClosureExpression(ClosureExpression closure) {
          // What a closure returns is no answer of the hook.
        }
      });
    }
  }

  /** Follows the ways through the script to their last statements. */
  private void checkEnd(Statement last) {
    if (last instanceof ExpressionStatement answer) {
      check(answer.getExpression());
    } else if (last instanceof IfStatement choice
        && choice.getElseBlock() instanceof EmptyStatement) {
      complain(choice);
    } else if (last instanceof IfStatement choice) {
      checkEnd(choice.getIfBlock());
      checkEnd(choice.getElseBlock());
    } else if (last instanceof BlockStatement block && !block.isEmpty()) {
      List<Statement> statements = block.getStatements();
      checkEnd(statements.get(statements.size() - 1));
    } else if (last instanceof LoopingStatement || last.isEmpty()) {
      complain(last);
    }
  }

  private void check(Expression answer) {
    ClassNode type = ClassHelper.getUnwrapper(getType(answer));
    if (!type.equals(ClassHelper.getUnwrapper(wanted))) {
      addStaticTypeError(
          "The answer is " + GroovyTypes.quoted(type) + "; it must be " + wanted() + ".", answer);
    }
  }

  private void complain(Statement last) {
    addStaticTypeError(
        "The script may end here without an answer; it must be " + wanted() + ".", last);
  }

  private String wanted() {
    return PlainWords.wanted(GroovyTypes.quoted(wanted));
  }
}

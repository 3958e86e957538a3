package org.damier.dsl.groovy;

import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.sc.StaticCompilationVisitor;

/**
 * Groovy's static type checker, made firmer: a variable without a type has that of its first value for good, and numbers
 * are plain ints. Groovy would keep them as objects and convert them at every use, by dynamic calls.
 */
final class FirmTypes extends StaticCompilationVisitor {

  FirmTypes(SourceUnit source, ClassNode node) {
    super(source, node);
  }

  @Override
  public void visitDeclarationExpression(DeclarationExpression declaration) {
    VariableExpression variable = declaration.getVariableExpression();
    if (variable.isDynamicTyped()) {
      variable.setType(typeOf(declaration.getRightExpression()));
    }
    super.visitDeclarationExpression(declaration);
  }

  @Override
  public void visitForLoop(ForStatement loop) {
    if (loop.getVariable() != ForStatement.FOR_LOOP_DUMMY && loop.getVariable().isDynamicTyped()) {
      ClassNode element = inferLoopElementType(typeOf(loop.getCollectionExpression()));
      loop.getVariable().setType(ClassHelper.getUnwrapper(element));
    }
    super.visitForLoop(loop);
  }

  private ClassNode typeOf(Expression value) {
    value.visit(this);
    return ClassHelper.getUnwrapper(getType(value));
  }
}

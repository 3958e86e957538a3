package org.damier.dsl.groovy;

import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.sc.StaticCompilationVisitor;

/**
 * Groovy's static type checker, made firmer: a variable without a type has that of its first value for good, and numbers
 * are plain ints. Groovy would keep them as objects and convert them at every use, by dynamic calls.
 */
final class FirmTypes extends StaticCompilationVisitor {

  /**
   * How many expressions may be looked at. The checker looks again at what it could not resolve, twice for each link of a
   * chain of calls; the longest honest hook needs a tenth of this.
   */
  private static final int MOST_VISITS = 10_000;

  private int visits;

  FirmTypes(SourceUnit source, ClassNode node) {
    super(source, node);
  }

  /** Ends a compilation that takes too long. */
  static final class TooInvolved extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooInvolved() {
      super("The script is too involved to be compiled.", null, false, false);
    }
  }

  private void countVisit() {
    visits++;
    if (visits > MOST_VISITS) {
      throw new TooInvolved();
    }
  }

  @Override
  public void visitMethodCallExpression(MethodCallExpression call) {
    countVisit();
    super.visitMethodCallExpression(call);
  }

  @Override
  public void visitBinaryExpression(BinaryExpression operation) {
    countVisit();
    super.visitBinaryExpression(operation);
  }

  @Override
  public void visitVariableExpression(VariableExpression variable) {
    countVisit();
    super.visitVariableExpression(variable);
  }

  @Override
  public void visitDeclarationExpression(DeclarationExpression declaration) {
    VariableExpression variable = declaration.getVariableExpression();
    boolean untyped = variable.isDynamicTyped();
    if (untyped) {
      variable.setType(typeOf(declaration.getRightExpression()));
    }
    super.visitDeclarationExpression(declaration);
    if (untyped) {
      storeType(variable, variable.getType());
    }
  }

  @Override
  public void visitForLoop(ForStatement loop) {
    boolean counts = loop.getCollectionExpression() instanceof ClosureListExpression;
    if (!counts) {
      Parameter each = loop.getValueVariable();
      ClassNode all = typeOf(loop.getCollectionExpression());
      if (!GroovyTypes.isLoopedOver(all)) {
        refuse(loop.getCollectionExpression(), all);
        return;
      }
      if (each.isDynamicTyped()) {
        each.setType(plain(inferLoopElementType(all)));
      }
    }
    super.visitForLoop(loop);
  }

  /** What such a loop does with each element is not looked at: all would seem wrong in it. */
  private void refuse(Expression notAList, ClassNode type) {
    // A name that nothing has is complained of already.
    if (!type.equals(ClassHelper.OBJECT_TYPE)) {
      addStaticTypeError(GroovyTypes.refusalToLoop(type), notAList);
    }
  }

  private ClassNode typeOf(Expression value) {
    value.visit(this);
    return plain(getType(value));
  }

  private static ClassNode plain(ClassNode type) {
    ClassNode number = ClassHelper.getUnwrapper(type);
    return ClassHelper.isPrimitiveType(number) ? number : type;
  }
}

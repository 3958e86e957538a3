package org.damier.dsl.groovy;

import java.util.Set;
import org.codehaus.groovy.ast.ClassCodeExpressionTransformer;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.RangeExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.syntax.Types;
import org.jspecify.annotations.Nullable;

/**
 * Lets a trusted hook speak as confined ones do: {@code position.men} is {@code position.men()}, for which Groovy would
 * look for {@code getMen}, and {@code in} asks sets what they contain.
 */
final class Accessors extends ClassCodeExpressionTransformer {

  private static final Set<String> PACKAGES = Set.of("java", "javax", "groovy", "org", "com");

  private final SourceUnit source;

  Accessors(SourceUnit source) {
    this.source = source;
  }

  @Override
  protected SourceUnit getSourceUnit() {
    return source;
  }

  @Override
  public @Nullable Expression transform(@Nullable Expression expression) {
    if (expression instanceof ClosureExpression closure) {
      closure.getCode().visit(this);
      return closure;
    }
    if (expression instanceof BinaryExpression binary
        && Types.ofType(binary.getOperation().getType(), Types.ASSIGNMENT_OPERATOR)) {
      binary.setRightExpression(transform(binary.getRightExpression()));
      return binary;
    }
    if (expression instanceof BinaryExpression binary
        && binary.getOperation().getType() == Types.KEYWORD_IN
        && !(binary.getRightExpression() instanceof RangeExpression)
        && isOfValue(binary.getRightExpression())) {
      return membership(binary);
    }
    if (expression instanceof PropertyExpression property
        && property.getClass() == PropertyExpression.class
        && isOfValue(property.getObjectExpression())) {
      return call(property);
    }
    return expression == null ? null : expression.transformExpression(this);
  }

  /** Whether this can be a value, not the name of a type or package. */
  private static boolean isOfValue(Expression expression) {
    if (expression instanceof VariableExpression variable) {
      return Character.isLowerCase(variable.getName().charAt(0))
          && !variable.isThisExpression()
          && !PACKAGES.contains(variable.getName());
    }
    return !(expression instanceof PropertyExpression property)
        || isOfValue(property.getObjectExpression());
  }

  /** {@code square in set} is {@code set.contains(square)}; Groovy would ask whether the two are equal. */
  private Expression membership(BinaryExpression binary) {
    MethodCallExpression call = new MethodCallExpression(
        transform(binary.getRightExpression()),
        "contains",
        new ArgumentListExpression(transform(binary.getLeftExpression())));
    call.setSourcePosition(binary);
    return call;
  }

  private Expression call(PropertyExpression property) {
    MethodCallExpression call = new MethodCallExpression(
        transform(property.getObjectExpression()),
        property.getProperty(),
        new ArgumentListExpression());
    call.setImplicitThis(false);
    call.setSafe(property.isSafe());
    call.setSpreadSafe(property.isSpreadSafe());
    call.setSourcePosition(property);
    call.getMethod().setSourcePosition(property.getProperty());
    return call;
  }
}

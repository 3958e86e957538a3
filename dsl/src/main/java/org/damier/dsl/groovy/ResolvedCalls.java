package org.damier.dsl.groovy;

import static org.codehaus.groovy.transform.stc.StaticTypesMarker.DIRECT_METHOD_CALL_TARGET;

import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.CodeVisitorSupport;
import org.codehaus.groovy.ast.DynamicVariable;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.classgen.asm.BytecodeHelper;
import org.codehaus.groovy.syntax.Types;
import org.codehaus.groovy.transform.stc.AbstractTypeCheckingExtension;
import org.codehaus.groovy.transform.stc.StaticTypeCheckingVisitor;

/**
 * Third gate of a confined hook: every call must be one of {@link HookCalls} by what the type checker resolved it to, and
 * every value of a type that hooks know.
 */
final class ResolvedCalls extends AbstractTypeCheckingExtension {

  ResolvedCalls(StaticTypeCheckingVisitor visitor) {
    super(visitor);
  }

  @Override
  public void afterVisitMethod(MethodNode method) {
    // Complaints of the type checker leave holes that would only be reported a second time here.
    if (!context.getErrorCollector().hasErrors()) {
      method.getCode().visit(new Inspector());
    }
  }

  private final class Inspector extends CodeVisitorSupport {

    @Override
    public void visitMethodCallExpression(MethodCallExpression call) {
      super.visitMethodCallExpression(call);
      Object target = call.getNodeMetaData(DIRECT_METHOD_CALL_TARGET);
      if (isList(target)) {
        ((ArgumentListExpression) call.getArguments()).forEach(this::checkElement);
      }
      checkTarget(call, target, call.getMethodAsString());
      checkType(call);
    }

    private boolean isList(Object target) {
      return target instanceof MethodNode method
          && method.isStatic()
          && method.getDeclaringClass().equals(GroovyTypes.lists());
    }

    private void checkElement(Expression element) {
      if (!GroovyTypes.isElementType(getType(element))) {
        addStaticTypeError("Hooks have no lists of " + name(getType(element)) + ".", element);
      }
    }

    private void checkTarget(ASTNode call, Object target, String method) {
      boolean allowed = target instanceof MethodNode resolved
          && (resolved.getDeclaringClass().equals(context.getEnclosingClassNode())
              || isListed(resolved));
      if (!allowed) {
        String type = target instanceof MethodNode resolved
            ? resolved.getDeclaringClass().getNameWithoutPackage()
            : "";
        String owner = type.isEmpty() ? "" : " of `" + type + "`";
        addStaticTypeError(
            AllowedMethods.complete(
                "`" + method + "`" + owner + " is not for confined hooks", method, type),
            call);
      }
    }

    private boolean isListed(MethodNode method) {
      return HookCalls.cost(
              BytecodeHelper.getClassInternalName(method.getDeclaringClass()),
              method.getName(),
              BytecodeHelper.getMethodDescriptor(method))
          .isPresent();
    }

    @Override
    public void visitBinaryExpression(BinaryExpression operation) {
      super.visitBinaryExpression(operation);
      int operator = operation.getOperation().getType();
      ClassNode left = getType(operation.getLeftExpression());
      ClassNode right = getType(operation.getRightExpression());
      if (operator == Types.ASSIGN) {
        checkAssignment(operation, right);
        return;
      }
      if (operator == Types.COMPARE_EQUAL || operator == Types.COMPARE_NOT_EQUAL) {
        if (!ClassHelper.getUnwrapper(left).equals(ClassHelper.getUnwrapper(right))) {
          addStaticTypeError(name(left) + " and " + name(right) + " are never equal.", operation);
        }
      } else if (operator == Types.LOGICAL_AND || operator == Types.LOGICAL_OR) {
        checkTruth(operation.getLeftExpression());
        checkTruth(operation.getRightExpression());
      } else if (!isInt(left) || !isInt(right)) {
        checkOperator(operation);
      }
    }

    /** A variable declared without a type keeps that of its first value. */
    private void checkAssignment(BinaryExpression assignment, ClassNode value) {
      boolean declares = assignment instanceof DeclarationExpression;
      if (!declares && assignment.getLeftExpression() instanceof VariableExpression variable) {
        ClassNode type = variable.getAccessedVariable().getType();
        if (!ClassHelper.getUnwrapper(type).equals(ClassHelper.getUnwrapper(value))) {
          addStaticTypeError(
              "A value of type " + name(value) + " cannot be put into a variable of type "
                  + name(type) + ".",
              assignment);
        }
      }
    }

    @Override
    public void visitForLoop(ForStatement loop) {
      super.visitForLoop(loop);
      boolean counts = loop.getCollectionExpression() instanceof ClosureListExpression;
      ClassNode all = getType(loop.getCollectionExpression());
      if (!counts && !all.equals(ClassHelper.LIST_TYPE)) {
        addStaticTypeError(
            "A loop goes over a list, not " + name(all) + "; a set lists its squares as `indexes`.",
            loop.getCollectionExpression());
      }
    }

    private void checkOperator(BinaryExpression operation) {
      Object target = operation.getNodeMetaData(DIRECT_METHOD_CALL_TARGET);
      boolean onSets = target instanceof MethodNode method && isListed(method);
      if (!onSets) {
        addStaticTypeError(
            "`" + operation.getOperation().getText() + "` does not go with "
                + name(getType(operation.getLeftExpression())) + " and "
                + name(getType(operation.getRightExpression())) + " in confined hooks.",
            operation);
      }
    }

    private boolean isInt(ClassNode type) {
      return ClassHelper.isPrimitiveInt(ClassHelper.getUnwrapper(type));
    }

    @Override
    public void visitDeclarationExpression(DeclarationExpression declaration) {
      super.visitDeclarationExpression(declaration);
      checkType(declaration.getVariableExpression());
    }

    @Override
    public void visitVariableExpression(VariableExpression variable) {
      if (variable.getAccessedVariable() instanceof DynamicVariable) {
        addStaticTypeError("`" + variable.getName() + "` is not declared.", variable);
      }
      checkType(variable);
    }

    @Override
    public void visitTernaryExpression(TernaryExpression choice) {
      super.visitTernaryExpression(choice);
      checkType(choice);
    }

    @Override
    public void visitBooleanExpression(BooleanExpression condition) {
      super.visitBooleanExpression(condition);
      checkTruth(condition.getExpression());
    }

    @Override
    public void visitNotExpression(NotExpression negation) {
      super.visitNotExpression(negation);
      checkTruth(negation.getExpression());
    }

    private void checkTruth(Expression condition) {
      if (!ClassHelper.getUnwrapper(getType(condition)).equals(ClassHelper.boolean_TYPE)) {
        addStaticTypeError(
            "This is " + name(getType(condition)) + "; a condition is true or false.", condition);
      }
    }

    private void checkType(Expression value) {
      if (!GroovyTypes.isValueType(getType(value))) {
        addStaticTypeError(
            "Confined hooks have no values of type " + name(getType(value)) + ".", value);
      }
    }

    private String name(ClassNode type) {
      return "`" + type.toString(false).replaceAll("\\b(?:[a-z][a-z0-9]*\\.)+", "") + "`";
    }
  }
}

package org.damier.dsl.groovy;

import static org.codehaus.groovy.transform.stc.StaticTypesMarker.DIRECT_METHOD_CALL_TARGET;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
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

    /** Calls that were refused, and what is calculated from them: more about them would only follow from that. */
    private final Set<Expression> refused = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Types that were refused: a value keeps its type through every variable it is put into. */
    private final Set<String> refusedTypes = new HashSet<>();

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
        addStaticTypeError(
            "Hooks have no lists of " + GroovyTypes.quoted(getType(element)) + ".", element);
      }
    }

    private void checkTarget(Expression call, Object target, String method) {
      boolean allowed = target instanceof MethodNode resolved
          && (resolved.getDeclaringClass().equals(context.getEnclosingClassNode())
              || isListed(resolved));
      if (!allowed) {
        refused.add(call);
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
      if (refused.contains(operation.getLeftExpression())
          || refused.contains(operation.getRightExpression())) {
        refused.add(operation);
        return;
      }
      if (operator == Types.ASSIGN) {
        checkAssignment(operation, right);
        return;
      }
      if (operator == Types.COMPARE_EQUAL || operator == Types.COMPARE_NOT_EQUAL) {
        if (!ClassHelper.getUnwrapper(left).equals(ClassHelper.getUnwrapper(right))) {
          addStaticTypeError(
              GroovyTypes.quoted(left) + " and " + GroovyTypes.quoted(right) + " are never equal.",
              operation);
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
              "A value of type " + GroovyTypes.quoted(value)
                  + " cannot be put into a variable of type " + GroovyTypes.quoted(type) + ".",
              assignment);
        }
      }
    }

    @Override
    public void visitForLoop(ForStatement loop) {
      super.visitForLoop(loop);
      boolean counts = loop.getCollectionExpression() instanceof ClosureListExpression;
      ClassNode all = getType(loop.getCollectionExpression());
      if (!counts && !GroovyTypes.isLoopedOver(all)) {
        addStaticTypeError(GroovyTypes.refusalToLoop(all), loop.getCollectionExpression());
      }
    }

    private void checkOperator(BinaryExpression operation) {
      Object target = operation.getNodeMetaData(DIRECT_METHOD_CALL_TARGET);
      boolean onSets = target instanceof MethodNode method && isListed(method);
      if (!onSets) {
        addStaticTypeError(
            "`" + operation.getOperation().getText() + "` does not go with "
                + GroovyTypes.quoted(getType(operation.getLeftExpression())) + " and "
                + GroovyTypes.quoted(getType(operation.getRightExpression()))
                + " in confined hooks.",
            operation);
      }
    }

    private boolean isInt(ClassNode type) {
      return ClassHelper.isPrimitiveInt(ClassHelper.getUnwrapper(type));
    }

    @Override
    public void visitDeclarationExpression(DeclarationExpression declaration) {
      Expression value = declaration.getRightExpression();
      value.visit(this);
      if (refused.contains(value)) {
        refusedTypes.add(GroovyTypes.quoted(getType(value)));
      }
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
      ClassNode type = getType(condition);
      if (!refused.contains(condition)
          && !ClassHelper.getUnwrapper(type).equals(ClassHelper.boolean_TYPE)) {
        addStaticTypeError(
            "This is " + GroovyTypes.quoted(type) + "; a condition is true or false"
                + (GroovyTypes.isSet(type) ? ", as a set's `isEmpty` is." : "."),
            condition);
      }
    }

    private void checkType(Expression value) {
      String type = GroovyTypes.quoted(getType(value));
      if (!refused.contains(value)
          && !GroovyTypes.isValueType(getType(value))
          && refusedTypes.add(type)) {
        addStaticTypeError(
            type.equals("`List<#E>`")
                ? "An empty list does not say what it is a list of; hooks have no use for one, as no"
                    + " list grows."
                : "Confined hooks have no values of type " + type + ".",
            value);
      }
    }
  }
}

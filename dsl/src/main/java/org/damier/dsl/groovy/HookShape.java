package org.damier.dsl.groovy;

import static org.codehaus.groovy.ast.ClassHelper.OBJECT_TYPE;
import static org.codehaus.groovy.ast.ClassHelper.make;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.IntStream;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.classgen.GeneratorContext;
import org.codehaus.groovy.control.CompilePhase;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.customizers.CompilationCustomizer;
import org.codehaus.groovy.syntax.SyntaxException;

/**
 * Turns the class that Groovy makes of a script into a plain class without superclass, fields or binding: the script's
 * statements are the body of the hook's method, the methods beside it are static. What has no field keeps no state.
 */
final class HookShape extends CompilationCustomizer {

  private final HookKind kind;

  HookShape(HookKind kind) {
    super(CompilePhase.CONVERSION);
    this.kind = kind;
  }

  @Override
  public void call(SourceUnit source, GeneratorContext context, ClassNode script) {
    if (script.isScript()) {
      if (isEmpty(source.getAST().getStatementBlock())) {
        source.addErrorAndContinue(new SyntaxException("The script has no statement.", 1, 1));
      }
      MethodNode run = script.getMethod("run", Parameter.EMPTY_ARRAY);
      Statement body = run.getCode();
      script.removeMethod(run);
      dropEntryPoint(script);
      script.getDeclaredConstructors().clear();
      script.setScript(false);
      script.setSuperClass(OBJECT_TYPE);
      script.getMethods().forEach(HookShape::makeHelper);
      implementHook(script, body);
      new Accessors(source).visitClass(script);
    }
  }

  /** Whether every statement is Groovy's own addition. */
  private static boolean isEmpty(BlockStatement written) {
    return written.getStatements().stream().allMatch(statement -> statement.getLineNumber() < 1);
  }

  private static void dropEntryPoint(ClassNode script) {
    for (MethodNode method : List.copyOf(script.getMethods("main"))) {
      if (method.isSynthetic() || method.getLineNumber() < 0) {
        script.removeMethod(method);
      }
    }
  }

  private static void makeHelper(MethodNode method) {
    method.setModifiers(Modifier.STATIC | Modifier.PRIVATE);
    // Parameters remember whether their method was static when it got them.
    method.setParameters(method.getParameters());
  }

  private void implementHook(ClassNode script, Statement body) {
    Method method = kind.method();
    script.addInterface(make(kind.type()));
    script.addMethod(
        method.getName(),
        Modifier.PUBLIC | Modifier.FINAL,
        make(method.getReturnType()),
        parameters(kind),
        ClassNode.EMPTY_ARRAY,
        body);
  }

  /** The hook's arguments under the names that scripts know them by. */
  static Parameter[] parameters(HookKind kind) {
    Method method = kind.method();
    return IntStream.range(0, method.getParameterCount())
        .mapToObj(index -> new Parameter(
            make(method.getParameterTypes()[index]), kind.arguments().get(index)))
        .toArray(Parameter[]::new);
  }
}

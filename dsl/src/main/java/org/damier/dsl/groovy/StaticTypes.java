package org.damier.dsl.groovy;

import static org.codehaus.groovy.ast.ClassHelper.make;

import groovy.transform.CompileStatic;
import groovy.transform.stc.POJO;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.classgen.GeneratorContext;
import org.codehaus.groovy.control.CompilePhase;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.customizers.CompilationCustomizer;
import org.codehaus.groovy.transform.sc.StaticCompileTransformation;
import org.codehaus.groovy.transform.stc.StaticTypeCheckingVisitor;

/** Compiles the hook's class with static types, whether or not its author asked for it, under our own checks. */
final class StaticTypes extends CompilationCustomizer {

  private final HookKind kind;
  private final boolean confined;

  StaticTypes(HookKind kind, boolean confined) {
    super(CompilePhase.INSTRUCTION_SELECTION);
    this.kind = kind;
    this.confined = confined;
  }

  @Override
  public void call(SourceUnit source, GeneratorContext context, ClassNode node) {
    if (node.getName().equals(GroovyFrontEnd.CLASS_NAME)) {
      AnnotationNode compileStatic = new AnnotationNode(make(CompileStatic.class));
      // Only now: an annotation of the script's own would start a compilation without our checks.
      node.addAnnotation(compileStatic);
      makePlain(node);
      new Transformation(confined).visit(new ASTNode[] {compileStatic, node}, source);
    }
  }

  /** Takes back what Groovy gave the class for dynamic calls. */
  private void makePlain(ClassNode node) {
    node.addAnnotation(new AnnotationNode(make(POJO.class)));
    node.setInterfaces(new ClassNode[] {make(kind.type())});
  }

  private static final class Transformation extends StaticCompileTransformation {

    private final boolean confined;

    Transformation(boolean confined) {
      this.confined = confined;
    }

    @Override
    protected StaticTypeCheckingVisitor newVisitor(SourceUnit source, ClassNode node) {
      StaticTypeCheckingVisitor visitor =
          confined ? new FirmTypes(source, node) : super.newVisitor(source, node);
      visitor.addTypeCheckingExtension(new Answers(visitor));
      if (confined) {
        visitor.addTypeCheckingExtension(new ResolvedCalls(visitor));
      }
      return visitor;
    }
  }
}

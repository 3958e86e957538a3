package org.damier.dsl.groovy;

import java.io.Reader;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.ParserPlugin;
import org.codehaus.groovy.control.ParserPluginFactory;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.syntax.Reduction;

/** Stands in for Groovy's parser: hands a tree to the compiler that was read before. */
final class HookPlugin extends ParserPluginFactory implements ParserPlugin {

  private final ClassNode hook;

  HookPlugin(ClassNode hook) {
    this.hook = hook;
  }

  @Override
  public ParserPlugin createParserPlugin() {
    return this;
  }

  @Override
  public Reduction parseCST(SourceUnit source, Reader reader) {
    return Reduction.EMPTY;
  }

  @Override
  public ModuleNode buildAST(SourceUnit source, ClassLoader loader, Reduction reduction) {
    ModuleNode module = new ModuleNode(source);
    module.addClass(hook);
    return module;
  }
}

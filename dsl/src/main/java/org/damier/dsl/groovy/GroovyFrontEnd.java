package org.damier.dsl.groovy;

import groovy.lang.GroovyClassLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.GroovyBugError;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.ErrorCollector;
import org.codehaus.groovy.control.Phases;
import org.codehaus.groovy.control.customizers.ImportCustomizer;
import org.codehaus.groovy.control.messages.ExceptionMessage;
import org.codehaus.groovy.control.messages.Message;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;
import org.codehaus.groovy.syntax.SyntaxException;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.hook.EndingHook;

/** Drives Groovy's compiler, with static types, from a script's text or a tree of our own to class files. */
final class GroovyFrontEnd {

  /** The class that a script becomes; stack traces name it. */
  static final String CLASS_NAME = "Hook";

  private static final int MOST_ERRORS = 50;

  private GroovyFrontEnd() {}

  /**
   * Compiles whatever Groovy a trusted script is written in.
   *
   * @return the class files by name, that of the hook under {@value #CLASS_NAME}
   * @throws ScriptRejected if the text is not a hook of this kind
   */
  static Map<String, byte[]> compileTrusted(HookKind kind, String text) throws ScriptRejected {
    CompilerConfiguration configuration = configuration();
    configuration.addCompilationCustomizers(
        vocabulary(), new HookShape(kind), new StaticTypes(kind, false));
    return compile(configuration, new GroovyClassLoader(HookTypes.INSTANCE, configuration), text);
  }

  /**
   * Compiles a tree that {@link HookReader} has read.
   *
   * @return the class files by name
   * @throws ScriptRejected if its types do not fit, or it calls what hooks may not call
   */
  static Map<String, byte[]> compileConfined(HookKind kind, ClassNode hook) throws ScriptRejected {
    CompilerConfiguration configuration = configuration();
    configuration.setPluginFactory(new HookPlugin(hook));
    configuration.addCompilationCustomizers(new StaticTypes(kind, true));
    return compile(configuration, new GroovyClassLoader(NothingFound.INSTANCE, configuration), "");
  }

  private static Map<String, byte[]> compile(
      CompilerConfiguration configuration, GroovyClassLoader loader, String text)
      throws ScriptRejected {
    CompilationUnit unit = new CompilationUnit(configuration, null, loader);
    unit.addSource(CLASS_NAME, text);
    try {
      unit.compile(Phases.CLASS_GENERATION);
    } catch (CompilationFailedException failure) {
      throw new ScriptRejected(problems(unit.getErrorCollector()));
    } catch (GroovyBugError bug) {
      throw new ScriptRejected(1, 1, "Groovy's compiler fails at this script.");
    } catch (StackOverflowError deep) {
      throw new ScriptRejected(1, 1, "The script is nested too deeply to be compiled.");
    }
    Map<String, byte[]> classes = new LinkedHashMap<>();
    unit.getClasses().forEach(compiled -> classes.put(compiled.getName(), compiled.getBytes()));
    return classes;
  }

  private static CompilerConfiguration configuration() {
    CompilerConfiguration configuration = new CompilerConfiguration();
    configuration.setTolerance(MOST_ERRORS);
    configuration.setDisabledGlobalASTTransformations(
        Set.of("groovy.grape.GrabAnnotationTransformation"));
    return configuration;
  }

  /** The names that a trusted script knows without importing them. */
  static ImportCustomizer vocabulary() {
    ImportCustomizer imports = new ImportCustomizer();
    imports.addStarImports("org.damier.board", "org.damier.hook");
    for (Class<?> constants :
        List.of(EndingHook.Judgement.class, Direction.class, Side.class, Rank.class)) {
      imports.addStaticStars(constants.getName());
    }
    return imports;
  }

  private static List<ScriptProblem> problems(ErrorCollector errors) {
    List<? extends Message> messages = errors.getErrors();
    return messages == null
        ? List.of(new ScriptProblem(1, 1, "The script is too involved to be compiled."))
        : withoutFollowers(messages.stream().map(GroovyFrontEnd::problem).toList());
  }

  /** What Groovy says of a value whose type is unknown only follows from the mistake that left it unknown. */
  private static List<ScriptProblem> withoutFollowers(List<ScriptProblem> problems) {
    List<ScriptProblem> first = problems.stream()
        .filter(problem -> !PlainWords.isOfUnknownType(problem))
        .toList();
    return first.isEmpty() ? problems : first;
  }

  private static ScriptProblem problem(Message message) {
    if (message instanceof SyntaxErrorMessage located) {
      SyntaxException cause = located.getCause();
      return new ScriptProblem(
          Math.max(1, cause.getStartLine()),
          Math.max(1, cause.getStartColumn()),
          PlainWords.of(cause.getOriginalMessage()));
    }
    String text = message instanceof ExceptionMessage exception
        ? String.valueOf(exception.getCause().getMessage())
        : message.toString();
    return new ScriptProblem(1, 1, PlainWords.of(text));
  }
}

package org.damier.dsl.groovy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.stmt.Statement;

/**
 * Second gate of a confined hook: reads the small part of Groovy that hooks are written in, and makes the class node that
 * Groovy's own parser would make of it. What this grammar has no rule for cannot get into the tree, and Groovy's parser,
 * whose time can grow exponentially, never sees the text.
 */
final class HookReader {

  private static final int MOST_HELPERS = 24;
  private static final int MOST_PARAMETERS = 8;

  /** Names that mean something to the JVM or to Groovy in every class. */
  private static final Set<String> TAKEN = methodNames();

  private final HookKind kind;
  private final TokenReader tokens;
  private final ClassNode hook;
  private final Names names = new Names();
  private final TypeReader types;
  private final StatementReader statements;
  private final Set<String> helpers = new HashSet<>();

  private HookReader(HookKind kind, List<HookToken> words) {
    this.kind = kind;
    this.tokens = new TokenReader(words);
    this.hook = new ClassNode(
        GroovyFrontEnd.CLASS_NAME,
        Modifier.PUBLIC | Modifier.FINAL,
        ClassHelper.OBJECT_TYPE,
        new ClassNode[] {ClassHelper.make(kind.type())},
        null);
    this.types = new TypeReader(tokens);
    this.statements = new StatementReader(tokens, names, types, hook);
  }

  /** The class that the script is the text of. */
  static ClassNode read(HookKind kind, String text) throws ScriptRejected {
    return new HookReader(kind, HookLexer.read(text)).read();
  }

  private ClassNode read() throws ScriptRejected {
    if (tokens.atEnd()) {
      throw new ScriptRejected(1, 1, "The script has no statement.");
    }
    HookToken first = tokens.peek();
    List<Statement> body = new ArrayList<>();
    Parameter[] arguments = HookShape.parameters(kind);
    names.open();
    for (Parameter argument : arguments) {
      names.declare(new HookToken(HookToken.Kind.NAME, argument.getName(), 1, 1, true));
    }
    while (!tokens.atEnd()) {
      if (types.atHelper()) {
        readHelper();
      } else {
        statements.setAnswers(kind.answers());
        statements.readInto(body);
      }
    }
    names.close();
    names.rejectProblems();
    Method method = kind.method();
    Trees.at(
        first,
        hook.addMethod(
            method.getName(),
            Modifier.PUBLIC | Modifier.FINAL,
            ClassHelper.make(method.getReturnType()),
            arguments,
            ClassNode.EMPTY_ARRAY,
            Trees.block(first, body)));
    return Trees.at(first, hook);
  }

  private void readHelper() throws ScriptRejected {
    ClassNode type = types.readOfHelper();
    HookToken name = tokens.expectName("a name");
    if (TAKEN.contains(name.text()) || Vocabulary.isTypeName(name.text())) {
      throw name.rejected("A helper cannot be called " + name.quoted() + ".");
    }
    if (!helpers.add(name.text())) {
      throw name.rejected("There is a helper " + name.quoted() + " already.");
    }
    if (helpers.size() > MOST_HELPERS) {
      throw name.rejected("A hook has at most " + MOST_HELPERS + " helpers.");
    }
    names.openAlone();
    Parameter[] parameters = readParameters();
    statements.setAnswers(!ClassHelper.isPrimitiveVoid(type));
    if (!tokens.peek().is("{")) {
      tokens.expect("{");
    }
    Statement body = statements.body(name);
    names.close();
    Trees.at(
        name,
        hook.addMethod(
            name.text(),
            Modifier.PRIVATE | Modifier.STATIC,
            type,
            parameters,
            ClassNode.EMPTY_ARRAY,
            body));
  }

  private Parameter[] readParameters() throws ScriptRejected {
    List<Parameter> parameters = new ArrayList<>();
    tokens.expect("(");
    if (!tokens.accept(")")) {
      do {
        ClassNode type = types.read();
        HookToken name = tokens.expectName("a name");
        names.declare(name);
        parameters.add(Trees.at(name, new Parameter(type, name.text())));
        if (parameters.size() > MOST_PARAMETERS) {
          throw name.rejected("A helper has at most " + MOST_PARAMETERS + " arguments.");
        }
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    return parameters.toArray(Parameter[]::new);
  }

  private static Set<String> methodNames() {
    Set<String> taken = new HashSet<>(Set.of("main", "run", "call", "invokeMethod"));
    for (Class<?> type : List.of(Object.class, groovy.lang.GroovyObject.class)) {
      for (Method method : type.getDeclaredMethods()) {
        taken.add(method.getName());
      }
    }
    for (HookKind kind : HookKind.values()) {
      taken.add(kind.method().getName());
    }
    return Set.copyOf(taken);
  }
}

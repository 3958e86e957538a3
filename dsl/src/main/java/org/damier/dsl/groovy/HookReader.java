package org.damier.dsl.groovy;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.damier.dsl.groovy.HookTree.Helper;
import org.damier.dsl.groovy.HookTree.Parameter;
import org.damier.dsl.groovy.HookTree.Statement;

/**
 * Second gate of a confined hook: reads the small part of Groovy that hooks are written in. What this grammar has no rule
 * for cannot get into the tree, and Groovy's parser, whose time can grow exponentially, never sees the text.
 */
final class HookReader {

  private static final int MOST_HELPERS = 24;
  private static final int MOST_PARAMETERS = 8;

  /** Methods that Groovy gives to classes. */
  static final Set<String> OF_GROOVY = Set.of(
      "main",
      "run",
      "call",
      "invokeMethod",
      "getProperty",
      "setProperty",
      "getMetaClass",
      "setMetaClass");

  /** Names that mean something to the JVM or to Groovy in every class. */
  private static final Set<String> TAKEN = methodNames();

  private final HookKind kind;
  private final TokenReader tokens;
  private final Names names = new Names();
  private final TypeReader types;
  private final StatementReader statements;
  private final List<Helper> helpers = new ArrayList<>();
  private final Set<String> helperNames = new HashSet<>();

  private HookReader(HookKind kind, List<HookToken> words) {
    this.kind = kind;
    this.tokens = new TokenReader(words);
    this.types = new TypeReader(tokens);
    this.statements = new StatementReader(tokens, names, types);
  }

  /** What the script says. */
  static HookTree read(HookKind kind, String text) throws ScriptRejected {
    return new HookReader(kind, HookLexer.read(text)).read();
  }

  private HookTree read() throws ScriptRejected {
    if (tokens.atEnd()) {
      throw new ScriptRejected(1, 1, "The script has no statement.");
    }
    HookToken first = tokens.peek();
    List<Statement> body = new ArrayList<>();
    names.open();
    for (String argument : kind.arguments()) {
      names.declare(new HookToken(HookToken.Kind.NAME, argument, 1, 1, true));
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
    return new HookTree(first, body, helpers, names.all());
  }

  private void readHelper() throws ScriptRejected {
    TypeName type = types.readOfHelper();
    HookToken name = tokens.expectName("a name");
    if (TAKEN.contains(name.text()) || Vocabulary.isTypeName(name.text())) {
      throw name.rejected("A helper cannot be called " + name.quoted() + ".");
    }
    if (!helperNames.add(name.text())) {
      throw name.rejected("There is a helper " + name.quoted() + " already.");
    }
    if (helpers.size() > MOST_HELPERS) {
      throw name.rejected("A hook has at most " + MOST_HELPERS + " helpers.");
    }
    names.openAlone();
    List<Parameter> parameters = readParameters();
    statements.setAnswers(!type.isVoid());
    if (!tokens.peek().is("{")) {
      tokens.expect("{");
    }
    Statement body = statements.body(name);
    names.close();
    helpers.add(new Helper(name, type, parameters, body));
  }

  private List<Parameter> readParameters() throws ScriptRejected {
    List<Parameter> parameters = new ArrayList<>();
    tokens.expect("(");
    if (!tokens.accept(")")) {
      do {
        TypeName type = types.read();
        HookToken name = tokens.expectName("a name");
        names.declare(name);
        parameters.add(new Parameter(name, type));
        if (parameters.size() > MOST_PARAMETERS) {
          throw name.rejected("A helper has at most " + MOST_PARAMETERS + " arguments.");
        }
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    return parameters;
  }

  private static Set<String> methodNames() {
    Set<String> taken = new HashSet<>(OF_GROOVY);
    for (Method method : Object.class.getDeclaredMethods()) {
      taken.add(method.getName());
    }
    for (HookKind kind : HookKind.values()) {
      taken.add(kind.method().getName());
    }
    return Set.copyOf(taken);
  }
}

package org.damier.dsl.groovy;

import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.damier.dsl.groovy.HookToken.Kind;

/** Reads the names of types. */
final class TypeReader {

  private final TokenReader tokens;

  TypeReader(TokenReader tokens) {
    this.tokens = tokens;
  }

  /** Whether {@code Type name} stands next, but no helper method. */
  boolean atDeclaration() {
    int name = nameAfterType();
    return name > 0 && !tokens.peek(name + 1).is("(");
  }

  /** Whether {@code Type name(} stands next. */
  boolean atHelper() {
    int name = nameAfterType();
    return name > 0 && tokens.peek(name + 1).is("(");
  }

  /** How far off the name is that follows a type; 0 if no type and name stand next. */
  private int nameAfterType() {
    boolean list = tokens.peek(1).is("<")
        && tokens.peek(2).kind() == Kind.NAME
        && tokens.peek(3).is(">");
    int name = list ? 4 : 1;
    boolean named = tokens.peek().kind() == Kind.NAME
        && !Refusals.ofWord(tokens.peek().text()).isPresent()
        && tokens.peek(name).kind() == Kind.NAME
        && !tokens.peek(name).startsLine()
        && !isStatementWord(tokens.peek())
        && !tokens.peek(name).isWord("in")
        && !tokens.peek(name).isWord("else")
        && !tokens.peek(name).isWord("as")
        && !tokens.peek(name).isWord("instanceof");
    return named ? name : 0;
  }

  private static boolean isStatementWord(HookToken token) {
    return switch (token.text()) {
      case "return", "else", "in", "if", "for", "while", "true", "false" -> true;
      default -> false;
    };
  }

  /** Reads the type of a variable; {@code def} leaves it to be found from the value. */
  ClassNode readOfVariable() throws ScriptRejected {
    return tokens.acceptWord("def") ? Trees.untyped() : read();
  }

  /** Reads the type of a helper's answer. */
  ClassNode readOfHelper() throws ScriptRejected {
    if (tokens.peek().isWord("def")) {
      throw tokens.peek().rejected("A helper says which type its answer has, or `void`.");
    }
    return tokens.acceptWord("void") ? ClassHelper.VOID_TYPE : read();
  }

  /** Reads the type of a value. */
  ClassNode read() throws ScriptRejected {
    HookToken name = tokens.expectName("a type");
    if (name.isWord("List")) {
      tokens.expect("<");
      HookToken element = tokens.expectName("a type");
      tokens.expect(">");
      return Vocabulary.listOf(element.text())
          .orElseThrow(() -> element.rejected("Hooks have no lists of " + element.quoted() + "."));
    }
    return Vocabulary.value(name.text())
        .orElseThrow(
            () -> name.rejected("There is no type " + name.quoted() + " for confined hooks."));
  }
}

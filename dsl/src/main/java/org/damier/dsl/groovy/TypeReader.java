package org.damier.dsl.groovy;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.diagnostic.NearMiss;
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
  TypeName readOfVariable() throws ScriptRejected {
    return tokens.acceptWord("def") ? TypeName.UNTYPED : read();
  }

  /** Reads the type of a helper's answer. */
  TypeName readOfHelper() throws ScriptRejected {
    if (tokens.peek().isWord("def")) {
      throw tokens.peek().rejected("A helper says which type its answer has, or `void`.");
    }
    return tokens.acceptWord("void") ? TypeName.VOID : read();
  }

  /** Reads the type of a value. */
  TypeName read() throws ScriptRejected {
    HookToken name = tokens.expectName("a type");
    if (name.isWord("List")) {
      if (!tokens.peek().is("<")) {
        throw name.rejected("A list says what it holds, as in `List<Direction>`.");
      }
      tokens.expect("<");
      HookToken element = tokens.expectName("a type");
      tokens.expect(">");
      if (!Vocabulary.isOfLists(element.text())) {
        throw element.rejected("Hooks have no lists of " + element.quoted()
            + "; there are lists of " + String.join(", ", Vocabulary.namesOfLists()) + ".");
      }
      return new TypeName(element.text(), true);
    }
    if (!Vocabulary.isOfValues(name.text())) {
      String unknown = "There is no type " + name.quoted() + " for confined hooks; ";
      Optional<String> meant = NearMiss.of(name.text(), Vocabulary.names());
      if (meant.isPresent()) {
        throw name.rejected(unknown + "did you mean `" + meant.get() + "`?");
      }
      throw name.rejected(unknown + "there are " + String.join(", ", Vocabulary.names())
          + ", and lists."
          + NearMiss.of(name.text(), List.of("return", "while", "else"))
              .map(near -> " Or did you mean `" + near + "`?")
              .orElse(""));
    }
    return new TypeName(name.text());
  }
}

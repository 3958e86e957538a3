package org.damier.dsl.groovy;

/**
 * A word of a confined hook.
 *
 * @param text the word; for a string what stands between the quotes
 * @param startsLine whether nothing but blanks and comments stands before it on its line
 */
record HookToken(Kind kind, String text, int line, int column, boolean startsLine) {

  enum Kind {
    NAME,
    NUMBER,
    STRING,
    SYMBOL,
    END
  }

  boolean is(String symbol) {
    return kind == Kind.SYMBOL && text.equals(symbol);
  }

  boolean isWord(String word) {
    return kind == Kind.NAME && text.equals(word);
  }

  /** The token as a message quotes it. */
  String quoted() {
    return switch (kind) {
      case END -> "the end of the script";
      case STRING -> "`'" + text + "'`";
      default -> "`" + text + "`";
    };
  }

  ScriptRejected rejected(String message) {
    return new ScriptRejected(line, column, message);
  }
}

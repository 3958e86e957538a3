package org.damier.dsl.groovy;

/** What every script must be before anything reads it: text, of a length that a rule can need. */
final class ScriptText {

  /** The most characters of a script. */
  static final int MOST_CHARACTERS = 20_000;

  private ScriptText() {}

  static void check(String text) throws ScriptRejected {
    if (text.isBlank()) {
      throw new ScriptRejected(1, 1, "The script is empty.");
    }
    if (text.length() > MOST_CHARACTERS) {
      throw new ScriptRejected(
          1,
          1,
          "The script has " + text.length() + " characters; a hook has at most " + MOST_CHARACTERS
              + ".");
    }
    int line = 1;
    int column = 1;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\n') {
        line++;
        column = 0;
      } else if (isBinary(character)) {
        throw new ScriptRejected(
            line,
            column,
            String.format(
                "The script is not text: it holds the control character U+%04X.", (int) character));
      }
      column++;
    }
  }

  private static boolean isBinary(char character) {
    return Character.isISOControl(character) && !Character.isWhitespace(character);
  }
}

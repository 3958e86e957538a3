package org.damier.notation;

/** Small helps for readers of texts that may hold anything. */
final class Texts {

  private static final int LONGEST_QUOTE = 24;

  private Texts() {}

  /** Whether people see nothing there: white space, and the no-break spaces that web pages put in. */
  static boolean isBlank(char character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  static boolean isLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }

  /** The text in backticks, cut if long, with characters that cannot be seen replaced. */
  static String quote(String text) {
    boolean cut = text.length() > LONGEST_QUOTE;
    StringBuilder quoted = new StringBuilder("`");
    String shown = cut ? text.substring(0, LONGEST_QUOTE) : text;
    for (int at = 0; at < shown.length(); at++) {
      char character = shown.charAt(at);
      boolean odd = Character.isISOControl(character) || Character.isSurrogate(character);
      quoted.append(odd ? '\uFFFD' : character);
    }
    return quoted.append(cut ? "…`" : "`").toString();
  }
}

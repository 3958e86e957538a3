package org.damier.dsl.syntax;

import org.antlr.v4.runtime.CharStream;

/** What characters beyond ASCII are to the lexer. Each question is about the character that it has just taken. */
final class Letters {

  private static final char NO_BREAK_SPACE = '\u00A0';

  private static final int MARKS = 1 << Character.NON_SPACING_MARK
      | 1 << Character.COMBINING_SPACING_MARK
      | 1 << Character.ENCLOSING_MARK;

  private static final int NUMBERS = 1 << Character.DECIMAL_DIGIT_NUMBER
      | 1 << Character.LETTER_NUMBER
      | 1 << Character.OTHER_NUMBER;

  private Letters() {}

  /** Whether it can begin a word. */
  static boolean isLetter(CharStream text) {
    return Character.isLetter(text.LA(-1));
  }

  /** Whether it can stand in a word. */
  static boolean isPartOfWord(CharStream text) {
    return isLetter(text) || (1 << Character.getType(text.LA(-1)) & (MARKS | NUMBERS)) != 0;
  }

  /** Whether it is neither the beginning of a word nor a space. */
  static boolean isNoise(CharStream text) {
    return !isLetter(text) && text.LA(-1) != NO_BREAK_SPACE;
  }
}

package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.damier.dsl.groovy.HookToken.Kind;

/**
 * First gate of a confined hook: cuts its text into the few words that hooks are made of and refuses every other
 * character. Takes time linear in the text, whatever it holds.
 */
final class HookLexer {

  /** The most characters of a confined hook. */
  static final int MOST_CHARACTERS = 8_192;

  /** The most words of a confined hook. */
  static final int MOST_TOKENS = 2_000;

  private static final int LONGEST_WORD = 60;

  private static final Set<Integer> INVISIBLE =
      Set.of((int) Character.CONTROL, (int) Character.FORMAT, (int) Character.LINE_SEPARATOR, (int)
          Character.PARAGRAPH_SEPARATOR);

  /** Longer symbols first, so that the first that fits is the right one. */
  private static final List<String> SYMBOLS = List.of(
      "..<", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "&=", "|=", "..",
      "->", "+", "-", "*", "%", "<", ">", "=", "!", "&", "|", "^", "?", ":", ".", ",", ";", "(",
      ")", "[", "]", "{", "}");

  private final String text;
  private final List<HookToken> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;
  private boolean startsLine = true;

  private HookLexer(String text) {
    this.text = text;
  }

  /** The words of the text, an {@link Kind#END} last. */
  static List<HookToken> read(String text) throws ScriptRejected {
    if (text.length() > MOST_CHARACTERS) {
      throw new ScriptRejected(
          1,
          1,
          "The script has " + text.length() + " characters; a confined hook has at most "
              + MOST_CHARACTERS + ".");
    }
    return new HookLexer(text).read();
  }

  private List<HookToken> read() throws ScriptRejected {
    skipBlanks();
    while (at < text.length()) {
      readToken();
      if (tokens.size() > MOST_TOKENS) {
        throw here("A confined hook has at most " + MOST_TOKENS + " words and signs.");
      }
      skipBlanks();
    }
    tokens.add(new HookToken(Kind.END, "", line, column(), true));
    return List.copyOf(tokens);
  }

  private void readToken() throws ScriptRejected {
    char first = text.charAt(at);
    if (isLetter(first)) {
      add(Kind.NAME, runOf(at));
    } else if (isDigit(first)) {
      readNumber();
    } else if (first == '\'' || first == '"') {
      readString(first);
    } else {
      readSymbol();
    }
  }

  private void readNumber() throws ScriptRejected {
    String digits = runOf(at);
    int behind = at + digits.length();
    if (behind + 1 < text.length()
        && text.charAt(behind) == '.'
        && isDigit(text.charAt(behind + 1))) {
      throw here("`" + digits + "." + runOf(behind + 1)
          + "` is not a whole number, and hooks know no others.");
    }
    if (digits.length() > 1 && digits.startsWith("0") && isDigit(digits.charAt(1))) {
      throw here("`" + digits + "` begins with a 0, by which Groovy means another number.");
    }
    if (!digits.chars().allMatch(digit -> isDigit((char) digit)) || digits.length() > 9) {
      throw here("`" + digits + "` is not a whole number of at most nine digits.");
    }
    add(Kind.NUMBER, digits);
  }

  private void readString(char quote) throws ScriptRejected {
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != quote) {
      if (!isOfString(text.charAt(end))) {
        throw here("A string of a hook holds letters, digits, blanks and `-` only, on one line.");
      }
      end++;
    }
    if (end == text.length()) {
      throw here("The string that begins here has no end.");
    }
    checkLength(end - at);
    tokens.add(token(Kind.STRING, text.substring(at + 1, end)));
    at = end + 1;
  }

  private void readSymbol() throws ScriptRejected {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        add(Kind.SYMBOL, symbol);
        return;
      }
    }
    throw here(Refusals.ofCharacter(text.charAt(at)));
  }

  private void add(Kind kind, String word) throws ScriptRejected {
    checkLength(word.length());
    tokens.add(token(kind, word));
    at += word.length();
  }

  private HookToken token(Kind kind, String word) {
    HookToken token = new HookToken(kind, word, line, column(), startsLine);
    startsLine = false;
    return token;
  }

  private void checkLength(int length) throws ScriptRejected {
    if (length > LONGEST_WORD) {
      throw here("A word of a hook has at most " + LONGEST_WORD + " characters.");
    }
  }

  private String runOf(int start) {
    int end = start;
    while (end < text.length() && (isLetter(text.charAt(end)) || isDigit(text.charAt(end)))) {
      end++;
    }
    return text.substring(start, end);
  }

  private void skipBlanks() throws ScriptRejected {
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == '\n' || text.startsWith("\r\n", at)) {
        at += next == '\n' ? 1 : 2;
        line++;
        lineStart = at;
        startsLine = true;
      } else if (next == ' ' || next == '\t') {
        at++;
      } else if (text.startsWith("//", at)) {
        skipComment();
      } else {
        return;
      }
    }
  }

  private void skipComment() throws ScriptRejected {
    while (at < text.length() && text.charAt(at) != '\n' && !text.startsWith("\r\n", at)) {
      // Bare carriage returns and signs that turn the direction of writing hide code from readers.
      char character = text.charAt(at);
      if (character != '\t' && INVISIBLE.contains(Character.getType(character))) {
        throw here(Refusals.ofCharacter(character));
      }
      at++;
    }
  }

  private int column() {
    return at - lineStart + 1;
  }

  private ScriptRejected here(String message) {
    return new ScriptRejected(line, column(), message);
  }

  private static boolean isOfString(char character) {
    return isLetter(character) || isDigit(character) || character == ' ' || character == '-';
  }

  // ASCII only: letters of other alphabets can look like these and be others.
  private static boolean isLetter(char character) {
    return (character >= 'a' && character <= 'z')
        || (character >= 'A' && character <= 'Z')
        || character == '_';
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}

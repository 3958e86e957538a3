package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;

/** Cuts a text into words. */
final class Tokens {

  /** More words than any rulebook needs: the largest variants have a few hundred. */
  static final int MOST = 20_000;

  /** The words and signs of the grammar, by how they are spelt. */
  private static final Map<String, Integer> WORDS = words();

  private Tokens() {}

  private static Map<String, Integer> words() {
    Map<String, Integer> words = new HashMap<>();
    for (int type = 1; type <= VariantParser.VOCABULARY.getMaxTokenType(); type++) {
      String spelling = spelling(type);
      if (!spelling.isEmpty()) {
        words.put(spelling, type);
      }
    }
    return words;
  }

  /** How tokens of the type are spelt if they are words or signs of the grammar; empty if they are not. */
  static String spelling(int type) {
    String quoted = VariantParser.VOCABULARY.getLiteralName(type);
    return quoted == null ? "" : quoted.substring(1, quoted.length() - 1);
  }

  /** The words of the text, the end of the text as the last; empty, and reported, if they are too many. */
  static Optional<List<Token>> of(Diagnostics diagnostics) {
    VariantText lexer =
        new VariantText(CharStreams.fromString(diagnostics.source().text()));
    lexer.removeErrorListeners();
    List<Token> tokens = new ArrayList<>();
    int line = 0;
    for (Token token = lexer.nextToken(); ; token = lexer.nextToken()) {
      lookUp(token, line);
      line = lexer.getLine();
      tokens.add(token);
      if (token.getType() == Token.EOF) {
        return Optional.of(tokens);
      }
      reportOpenEnd(token, diagnostics);
      if (tokens.size() > MOST) {
        diagnostics.add(
            Code.TOO_MANY_WORDS,
            span(token),
            String.format("The file has more than %,d words.", MOST),
            "Nothing behind this place has been read.");
        return Optional.empty();
      }
    }
  }

  /** Gives a word or sign of the language its type, and marks any other name that begins a line. */
  private static void lookUp(Token token, int lineBefore) {
    boolean isName = token.getType() == VariantParser.NAME;
    if ((isName || token.getType() == VariantParser.NOISE)
        && token instanceof WritableToken writable) {
      Integer word = WORDS.get(token.getText());
      if (word != null) {
        writable.setType(word);
      } else if (isName && token.getLine() > lineBefore) {
        writable.setType(VariantParser.LINE_NAME);
      }
    }
  }

  /** The type of the tokens that are spelt so, of which the grammar knows. */
  static int type(String spelling) {
    return Objects.requireNonNull(WORDS.get(spelling), spelling);
  }

  /** Whether the token is not one that needs a mark at its end and lacks it. */
  static boolean isClosed(Token token) {
    String mark = markOf(token);
    String text = token.getText();
    return text.length() >= 2 * mark.length() && text.endsWith(mark);
  }

  private static String markOf(Token token) {
    return switch (token.getType()) {
      case VariantParser.TEXT -> "\"";
      case VariantParser.DIAGRAM -> "\"\"\"";
      case VariantParser.FENCE -> "```";
      default -> "";
    };
  }

  /** Reports a token that has no end, and a text that has it in another line. */
  private static void reportOpenEnd(Token token, Diagnostics diagnostics) {
    Span whole = span(token);
    if (!isClosed(token)) {
      String mark = markOf(token);
      diagnostics.add(
          Code.UNCLOSED_TEXT,
          new Span(whole.line(), whole.column(), whole.line(), whole.column() + mark.length()),
          "The text that begins here has no end.",
          "Close it with " + mark + ".");
    } else if (token.getType() == VariantParser.TEXT && whole.endLine() > whole.line()) {
      diagnostics.add(
          Code.UNCLOSED_TEXT,
          whole,
          "The text that begins here ends in another line.",
          "A text stands in one line: " + Quote.of("\"" + Parts.text(token).value() + "\"") + ".");
    }
  }

  /** Where the token stands. */
  static Span span(Token token) {
    int column = token.getCharPositionInLine() + 1;
    if (token.getType() == Token.EOF) {
      return new Span(token.getLine(), column, token.getLine(), column);
    }
    String text = token.getText();
    int lineEnds = (int) text.chars().filter(c -> c == '\n').count();
    int lastLine = text.lastIndexOf('\n') + 1;
    int length = text.codePointCount(lastLine, text.length());
    return new Span(
        token.getLine(),
        column,
        token.getLine() + lineEnds,
        lineEnds == 0 ? column + length : 1 + length);
  }
}

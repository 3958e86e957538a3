package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;

/** Cuts a text into words. */
final class Tokens {

  /** More words than any rulebook needs: the largest variants have a few hundred. */
  static final int MOST = 20_000;

  private Tokens() {}

  /** The words of the text, the end of the text as the last; empty, and reported, if they are too many. */
  static Optional<List<Token>> of(Diagnostics diagnostics) {
    VariantLexer lexer =
        new VariantLexer(CharStreams.fromString(diagnostics.source().text()));
    lexer.removeErrorListeners();
    List<Token> tokens = new ArrayList<>();
    int line = 0;
    for (Token token = lexer.nextToken(); ; token = lexer.nextToken()) {
      markAtLineStart(token, line);
      line = lexer.getLine();
      tokens.add(token);
      if (token.getType() == Token.EOF) {
        return Optional.of(tokens);
      }
      reportUnclosed(token, diagnostics);
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

  private static void markAtLineStart(Token token, int lineBefore) {
    if (token.getType() == VariantParser.NAME
        && token.getLine() > lineBefore
        && token instanceof WritableToken writable) {
      writable.setType(VariantParser.LINE_NAME);
    }
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

  private static void reportUnclosed(Token token, Diagnostics diagnostics) {
    if (!isClosed(token)) {
      String mark = markOf(token);
      Span whole = span(token);
      Span opening =
          new Span(whole.line(), whole.column(), whole.line(), whole.column() + mark.length());
      diagnostics.add(
          Code.UNCLOSED_TEXT,
          opening,
          "The text that begins here has no end.",
          "Close it with " + mark + ".");
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

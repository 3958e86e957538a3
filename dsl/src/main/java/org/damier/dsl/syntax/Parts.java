package org.damier.dsl.syntax;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;

/** Small readings that all tree builders share. */
final class Parts {

  /** Stands for every number too large to mean anything. */
  static final int HUGE = 1_000_000;

  private Parts() {}

  static Span span(ParserRuleContext context) {
    return Tokens.span(context.getStart()).to(Tokens.span(context.getStop()));
  }

  static Span span(TerminalNode node) {
    return Tokens.span(node.getSymbol());
  }

  static Located<Integer> number(TerminalNode node) {
    return new Located<>(number(node.getText()), span(node));
  }

  static int number(String digits) {
    String significant = digits.replaceFirst("^0+(?=.)", "");
    return significant.length() > 6 ? HUGE : Integer.parseInt(significant);
  }

  /** What stands between the quotes, in one line even if it is written in several. */
  static Located<String> text(Token token) {
    String text = unquoted(token.getText(), "\"");
    String inOneLine = text.indexOf('\n') < 0
        ? text
        : text.lines().map(String::strip).collect(Collectors.joining(" "));
    return new Located<>(inOneLine, Tokens.span(token));
  }

  /** The text without the mark at its beginning and, if it is there, the mark at its end. */
  static String unquoted(String text, String mark) {
    String inside = text.substring(mark.length());
    return inside.endsWith(mark) ? inside.substring(0, inside.length() - mark.length()) : inside;
  }

  /** The only one of these; several are reported. */
  static <T> Optional<Located<T>> only(List<Located<T>> found, Diagnostics diagnostics) {
    for (Located<T> again : found.subList(Math.min(1, found.size()), found.size())) {
      diagnostics.add(
          Code.REPEATED_PART,
          again.span(),
          "This has been said in the same clause already.",
          "Keep one of the two.");
    }
    return found.stream().findFirst();
  }

  /** Reports a part that means nothing where it stands. */
  static void misplaced(ParserRuleContext part, String what, Diagnostics diagnostics) {
    diagnostics.add(
        Code.MISPLACED_PART, span(part), Quote.of(words(part)) + " means nothing here.", what);
  }

  /** The words of a part, one blank between them. */
  static String words(ParserRuleContext part) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < part.getChildCount(); i++) {
      String word = part.getChild(i) instanceof ParserRuleContext child
          ? words(child)
          : part.getChild(i).getText();
      words.append(words.isEmpty() || word.equals(",") ? "" : " ").append(word);
    }
    return words.toString();
  }
}

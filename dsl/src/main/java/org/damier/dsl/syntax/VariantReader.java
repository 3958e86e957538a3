package org.damier.dsl.syntax;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ANTLRErrorStrategy;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.damier.dsl.diagnostic.Diagnostics;

/** From text to syntax tree. */
public final class VariantReader {

  private VariantReader() {}

  /** The tree of the text that the diagnostics are about; empty if it cannot be read at all. */
  public static Optional<VariantFile> read(Diagnostics diagnostics) {
    return Tokens.of(diagnostics).map(tokens -> parse(tokens, diagnostics));
  }

  private static VariantFile parse(List<Token> tokens, Diagnostics diagnostics) {
    SyntaxMistakes mistakes = new SyntaxMistakes(diagnostics);
    VariantParser.FileContext file =
        withoutMistake(tokens).orElseGet(() -> withMistakes(tokens, mistakes));
    return new TreeBuilder(diagnostics).file(file, mistakes.broken(), extent(tokens));
  }

  /**
   * The file, if its form is without a mistake, as most are; empty else. To find that out takes half as long as to know all the time
   * what else could stand in a place, which is needed only to tell of mistakes.
   */
  static Optional<VariantParser.FileContext> withoutMistake(List<Token> tokens) {
    try {
      return Optional.of(parser(tokens, new BailErrorStrategy()).file());
    } catch (ParseCancellationException mistaken) {
      return Optional.empty();
    }
  }

  /** The file, whatever its form; every mistake is told of. */
  static VariantParser.FileContext withMistakes(List<Token> tokens, SyntaxMistakes mistakes) {
    return parser(tokens, new ClauseErrors(mistakes)).file();
  }

  private static VariantParser parser(List<Token> tokens, ANTLRErrorStrategy onMistakes) {
    VariantParser parser = new VariantParser(new CommonTokenStream(new ListTokenSource(tokens)));
    parser.removeErrorListeners();
    parser.setErrorHandler(onMistakes);
    return parser;
  }

  private static VariantFile.Extent extent(List<Token> tokens) {
    boolean cutOff = tokens.stream()
        .anyMatch(token -> token.getType() != VariantParser.TEXT && !Tokens.isClosed(token));
    return cutOff
        ? VariantFile.Extent.CUT_OFF
        : tokens.size() == 1 ? VariantFile.Extent.BLANK : VariantFile.Extent.WHOLE;
  }
}

package org.damier.dsl.syntax;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.damier.dsl.diagnostic.Diagnostics;

/** From text to syntax tree. */
public final class VariantReader {

  private VariantReader() {}

  /** The tree of the text that the diagnostics are about; empty if it cannot be read at all. */
  public static Optional<VariantFile> read(Diagnostics diagnostics) {
    return Tokens.of(diagnostics).map(tokens -> parse(tokens, diagnostics));
  }

  private static VariantFile parse(List<Token> tokens, Diagnostics diagnostics) {
    VariantParser parser = new VariantParser(new CommonTokenStream(new ListTokenSource(tokens)));
    SyntaxMistakes mistakes = new SyntaxMistakes(diagnostics);
    parser.removeErrorListeners();
    parser.setErrorHandler(new ClauseErrors(mistakes));
    VariantParser.FileContext file = parser.file();
    return new TreeBuilder(diagnostics).file(file, mistakes.broken(), extent(tokens));
  }

  private static VariantFile.Extent extent(List<Token> tokens) {
    boolean cutOff = tokens.stream()
        .anyMatch(token -> token.getType() != VariantParser.TEXT && !Tokens.isClosed(token));
    return cutOff
        ? VariantFile.Extent.CUT_OFF
        : tokens.size() == 1 ? VariantFile.Extent.BLANK : VariantFile.Extent.WHOLE;
  }
}

package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.VariantFile;

/** Takes what a text leaves out, unless a malformed clause was meant to say it. */
final class Missing {

  private final Diagnostics diagnostics;
  private final RuleBook book;
  private final List<VariantFile.Broken> broken;
  private final Span title;
  private final boolean whole;

  Missing(
      Diagnostics diagnostics,
      RuleBook book,
      List<VariantFile.Broken> broken,
      Span title,
      boolean whole) {
    this.diagnostics = diagnostics;
    this.book = book;
    this.broken = broken;
    this.title = title;
    this.whole = whole;
  }

  /** Whether there is a clause of this name. */
  boolean has(String name) {
    return !book.named(name).isEmpty();
  }

  /**
   * Reports that no clause of this name is there.
   *
   * @param block the block it would stand in
   * @param openers its first words, by which a malformed one is recognised
   */
  void clause(String name, String block, List<String> openers, String message, String hint) {
    if (whole && !has(name) && !isBroken(block, openers)) {
      Span place = book.switchedOffBy(name).map(Clause::span).orElse(title);
      diagnostics.add(Code.MISSING_CLAUSE, place, message, hint);
    }
  }

  /** Whether a malformed clause of the block begins with one of these words, or might. */
  boolean isBroken(String block, List<String> openers) {
    String blockWord = block.replaceFirst(" .*", "");
    return broken.stream().anyMatch(clause -> {
      if (clause.block().equals(VariantFile.NO_BLOCK)) {
        return clause.opener().equals(blockWord)
            || (block.isEmpty() && openers.contains(clause.opener()));
      }
      boolean inBlock = clause.block().equals(block);
      return (inBlock && clause.opener().isEmpty())
          || ((inBlock || clause.block().equals(blockWord)) && openers.contains(clause.opener()));
    });
  }

  /** Reports something that is left out where no clause could have said it alone. */
  void report(Code code, String message, String hint) {
    if (whole) {
      diagnostics.add(code, title, message, hint);
    }
  }
}

package org.damier.dsl.check;

import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause;

/**
 * Takes the mistakes of one clause. Those of an inherited clause, which a changed board may bring about, are told where
 * the text being checked names its parent.
 */
final class Mistakes {

  private final Diagnostics diagnostics;
  private final Rule<?> rule;
  private final Span parent;

  Mistakes(Diagnostics diagnostics, Rule<?> rule, Span parent) {
    this.diagnostics = diagnostics;
    this.rule = rule;
    this.parent = parent;
  }

  void add(Code code, Span span, String message, String hint) {
    if (rule.own()) {
      diagnostics.add(code, span, message, hint);
    } else {
      diagnostics.add(code, parent, "Inherited from " + rule.origin() + ": " + message, hint);
    }
  }

  /** Whether something has been found wrong with the clause, so that what follows from it is not to be trusted. */
  boolean hasAnyIn(Clause clause) {
    return rule.own() && diagnostics.hasErrorWithin(clause.span());
  }

  /** Adds what is worth saying only to the one who wrote the clause. */
  void warnIfOwn(Code code, Span span, String message, String hint) {
    if (rule.own()) {
      diagnostics.add(code, span, message, hint);
    }
  }

  /** Adds a mistake in a script that the clause names. */
  void addIn(SourceText script, Code code, Span span, String message, String hint) {
    if (rule.own()) {
      diagnostics.add(code, script, span, message, hint);
    } else {
      add(code, span, message, hint);
    }
  }

  /** The text that the clause stands in. */
  SourceText source() {
    return rule.source();
  }
}

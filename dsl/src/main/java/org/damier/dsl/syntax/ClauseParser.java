package org.damier.dsl.syntax;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.TokenStream;

/** What the generated parser does when a clause is malformed: it gives the clause up and goes on with the next. */
abstract class ClauseParser extends Parser {

  ClauseParser(TokenStream input) {
    super(input);
  }

  /** Marks the clause as malformed, reports why unless that is done, and goes to where the next clause begins. */
  final void abandon(ParserRuleContext clause, RecognitionException mistake) {
    clause.exception = mistake;
    getErrorHandler().reportError(this, mistake);
    if (getErrorHandler() instanceof ClauseErrors errors) {
      errors.skipToNextClause(this);
    }
  }
}

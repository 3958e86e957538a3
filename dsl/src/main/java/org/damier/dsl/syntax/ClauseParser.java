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

  /**
   * Marks the clause as malformed, reports why unless that is done, and goes to where the next clause begins; or gives up
   * the whole text where mistakes are not to be told of.
   */
  final void abandon(ParserRuleContext clause, RecognitionException mistake) {
    if (getErrorHandler() instanceof ClauseErrors errors) {
      clause.exception = mistake;
      errors.reportError(this, mistake);
      errors.skipToNextClause(this);
    } else {
      getErrorHandler().recover(this, mistake);
    }
  }
}

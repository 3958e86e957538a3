package org.damier.dsl.syntax;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;

/** Leaves a clause after a mistake in it has been reported, however deep inside the parser was. */
final class ClauseAbandoned extends RecognitionException {

  private static final long serialVersionUID = 1L;

  ClauseAbandoned(Parser parser) {
    super(parser, parser.getInputStream(), parser.getContext());
    setOffendingState(parser.getState());
    setOffendingToken(parser.getCurrentToken());
  }
}

package org.damier.dsl.syntax;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.damier.dsl.diagnostic.NearMiss;

/**
 * Says what is wrong with a clause in the words of the game, and finds the next clause: the next line that begins with a
 * word that can open one, or that the language does not know.
 */
final class ClauseErrors extends DefaultErrorStrategy {

  private final SyntaxMistakes mistakes;

  /** The block that has just been begun with a wrong word, whose clauses are not to be told of as well; or nothing. */
  private String begun = "";

  ClauseErrors(SyntaxMistakes mistakes) {
    this.mistakes = mistakes;
  }

  @Override
  public Token recoverInline(Parser parser) {
    reportError(parser, new InputMismatchException(parser));
    throw new ClauseAbandoned(parser);
  }

  @Override
  public void recover(Parser parser, RecognitionException mistake) {
    throw mistake instanceof ClauseAbandoned abandoned ? abandoned : new ClauseAbandoned(parser);
  }

  @Override
  public void reportError(Parser parser, RecognitionException mistake) {
    if (mistake instanceof ClauseAbandoned) {
      return;
    }
    Token token = mistake.getOffendingToken();
    if (ruleOf(parser) == VariantParser.RULE_worth && !hasValue(parser)) {
      mistakes.thenMissing(parser.getContext().getStart());
    } else if (isOpenerMisspelt(parser, token)) {
      mistakes.wrongWord(token, expectation(parser, token), expected(parser));
      // Else it would be taken for the clause that it opens elsewhere.
      parser.consume();
    } else if (endsClause(parser, token)) {
      unfinished(parser, token);
    } else {
      mistakes.wrongWord(token, expectation(parser, token), expected(parser));
    }
  }

  /** Whether a word that opens clauses stands within a line for one that is called nearly so. */
  private static boolean isOpenerMisspelt(Parser parser, Token token) {
    return Words.onlyOpens(token)
        && !isFirstOnLine(parser, token)
        && NearMiss.of(token.getText(), expected(parser).words()).isPresent();
  }

  private void unfinished(Parser parser, Token token) {
    Token last = parser.getInputStream().LT(-1);
    boolean onlyWord = parser.getContext().getStart().getTokenIndex() == last.getTokenIndex();
    Optional<String> block =
        onlyWord ? Words.blockMeant(last, token, parser.getInputStream().LT(2)) : Optional.empty();
    if (block.isPresent()) {
      mistakes.misspeltBlock(last, block.get());
      begun = block.get();
    } else {
      mistakes.unfinished(last, expectation(parser, token), expected(parser));
    }
  }

  private static Expectation expectation(Parser parser, Token token) {
    int start = parser.getContext().getStart().getTokenIndex();
    return Expectation.at(ruleOf(parser), token.getTokenIndex() - start);
  }

  private static Expected expected(Parser parser) {
    Expected expected =
        Expected.at(parser.getATN().states.get(parser.getState()), parser.getExpectedTokens());
    // Behind a comma a worth may stand, but only where the criterion before has worths.
    return expected.words().contains("then") && !hasValue(parser)
        ? expected.withoutRanks()
        : expected;
  }

  private static boolean hasValue(Parser parser) {
    for (int back = 1; parser.getInputStream().LT(-back) != null; back++) {
      String word = parser.getInputStream().LT(-back).getText();
      if (word.equals("value") || word.equals("majority")) {
        return word.equals("value");
      }
    }
    return false;
  }

  /** Called by the parser where a list may go on or end: the best place to see that it does neither. */
  @Override
  public void sync(Parser parser) {
    int rule = ruleOf(parser);
    if (Words.isBlock(rule)) {
      skipToExpected(parser, rule);
    } else if (isLoop(parser)) {
      Token token = parser.getCurrentToken();
      IntervalSet expected = parser.getExpectedTokens();
      if (!expected.contains(token.getType()) && !endsClause(parser, token)) {
        mistakes.surplusWord(
            token, expectation(parser, token), expected(parser), BehindComma.at(parser));
        throw new ClauseAbandoned(parser);
      }
    }
  }

  private static boolean isLoop(Parser parser) {
    int kind = parser.getATN().states.get(parser.getState()).getStateType();
    return kind == ATNState.STAR_LOOP_ENTRY
        || kind == ATNState.STAR_LOOP_BACK
        || kind == ATNState.PLUS_LOOP_BACK;
  }

  private void skipToExpected(Parser parser, int block) {
    // The file as a whole ends its list of blocks with the end of the text.
    IntervalSet expected = parser.getExpectedTokens();
    String told = begun;
    begun = "";
    for (Token token = parser.getCurrentToken();
        isStray(parser, token, block, told) || !expected.contains(token.getType());
        token = parser.getCurrentToken()) {
      told = reportStray(parser, token, block, told);
      parser.consume();
      skipToNextClause(parser);
    }
  }

  /** Whether it cannot stand for what it seems to be: the block before has been told of, or a clause was meant. */
  private static boolean isStray(Parser parser, Token token, int block, String told) {
    Token next = parser.getInputStream().LT(2);
    boolean ofBlockTold = !told.isEmpty() && Words.homeOf(token, next).equals(told);
    return ofBlockTold || clauseMeant(parser, token, block).isPresent();
  }

  private static Optional<String> clauseMeant(Parser parser, Token token, int block) {
    Token next = parser.getInputStream().LT(2);
    return isFirstOnLine(parser, token) && next.getLine() == token.getLine()
        ? Words.clauseMeant(token, next, block)
        : Optional.empty();
  }

  /** Reports a clause that cannot stand here; returns the block that it, or its misspelt word, belongs to. */
  private String reportStray(Parser parser, Token token, int block, String told) {
    Optional<String> clause = clauseMeant(parser, token, block);
    if (clause.isPresent()) {
      mistakes.blockForClause(token, block, clause.get());
      return told;
    }
    Token next = parser.getInputStream().LT(2);
    String home = Words.homeOf(token, next);
    if (!home.isEmpty()) {
      Optional<String> meant =
          Words.blockMeant(token, next, parser.getInputStream().LT(3));
      if (meant.isPresent() && next.getLine() > token.getLine()) {
        mistakes.misspeltBlock(token, meant.get());
        return meant.get();
      }
      // Where the word of a block is missing, the first clause stands for all.
      mistakes.misplaced(token, block, home, !home.equals(told));
      return home;
    }
    if (isFirstOnLine(parser, token) || token.getTokenIndex() == 0) {
      return mistakes.unknownClause(token, next, block);
    }
    if (isBehindTitle(parser)) {
      mistakes.parentMeant(token, next, parser.getInputStream().LT(-1));
    } else {
      mistakes.surplusWord(
          token, expectation(parser, token), new Expected(Map.of()), new IntervalSet());
    }
    return "";
  }

  private static boolean isBehindTitle(Parser parser) {
    Token title = parser.getInputStream().LT(-1);
    Token opener = parser.getInputStream().LT(-2);
    return opener != null
        && opener.getText().equals("variant")
        && title.getType() == VariantParser.TEXT;
  }

  /** Consumes what belongs to a malformed clause. */
  void skipToNextClause(Parser parser) {
    Token token = parser.getCurrentToken();
    while (token.getType() != Token.EOF && !mayOpenClause(parser, token)) {
      parser.consume();
      token = parser.getCurrentToken();
    }
  }

  private static boolean mayOpenClause(Parser parser, Token token) {
    if (!isFirstOnLine(parser, token)) {
      return Words.onlyOpens(token);
    }
    return switch (token.getType()) {
      case VariantParser.LINE_NAME -> true;
      // Numbers open endings; elsewhere a line of them goes on with a list of squares.
      case VariantParser.NUMBER -> isInEnding(parser);
      default -> Words.opens(token.getType());
    };
  }

  private static boolean isInEnding(Parser parser) {
    return Optional.ofNullable(parser.getContext())
        .map(context -> parser.getRuleInvocationStack(context))
        .orElse(List.of())
        .contains(VariantParser.ruleNames[VariantParser.RULE_ending]);
  }

  /** Whether the clause before this token has come to its end, finished or not. */
  private static boolean endsClause(Parser parser, Token token) {
    return token.getType() == Token.EOF || mayOpenClause(parser, token);
  }

  @SuppressWarnings("ReferenceEquality") // Tokens are told apart by where they stand.
  private static boolean isFirstOnLine(Parser parser, Token token) {
    Token before = parser.getInputStream().LT(-1);
    if (token != parser.getCurrentToken() || before == null) {
      return before == null;
    }
    long lineEnds = before.getText().chars().filter(c -> c == '\n').count();
    return before.getLine() + lineEnds < token.getLine();
  }

  private static int ruleOf(Parser parser) {
    return parser.getContext().getRuleIndex();
  }
}

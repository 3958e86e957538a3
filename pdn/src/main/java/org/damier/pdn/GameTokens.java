package org.damier.pdn;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenFactory;
import org.antlr.v4.runtime.Token;
import org.damier.pdn.grammar.PdnLexer;

/**
 * Cuts the file's words into games. A game ends with its result, or where tags begin behind its moves, or with the file;
 * this is decided on the words alone, so that no mistake within a game reaches the next.
 */
final class GameTokens {

  /** Deeper than anybody comments. */
  static final int DEEPEST = 50;

  private static final int LONGEST_QUOTE = 24;

  private static final Set<Integer> SAYS_NOTHING =
      Set.of(PdnLexer.COMMENT, PdnLexer.RESULT, PdnLexer.MOVE_NUMBER, Token.EOF);

  private final PdnLexer lexer;
  private final List<Mistake> mistakes = new ArrayList<>();
  private List<Token> game = new ArrayList<>();
  private Token ahead;
  private boolean hasMoves;
  private int depth;

  /** A word that is not part of any game, or a part that is not whole. */
  record Mistake(Token token, String sentence) {}

  GameTokens(Reader file) {
    this.lexer = new PdnLexer(new CharWindow(file));
    // The text is taken at once, since the window moves on.
    lexer.setTokenFactory(new CommonTokenFactory(true));
    lexer.removeErrorListeners();
    this.ahead = lexer.nextToken();
  }

  boolean isAtEnd() {
    return ahead.getType() == Token.EOF;
  }

  /** What was wrong with the words of the game last handed out. */
  List<Mistake> mistakes() {
    return List.copyOf(mistakes);
  }

  /**
   * Whether the words last handed out say nothing at all: comments, results and numbers without moves stand between the
   * games of many a file.
   */
  boolean saysNothing() {
    return mistakes.isEmpty()
        && game.stream().allMatch(token -> SAYS_NOTHING.contains(token.getType()));
  }

  /** The words of the next game, the end of the file being one. */
  List<Token> next() {
    game = new ArrayList<>();
    mistakes.clear();
    hasMoves = false;
    depth = 0;
    boolean ended = false;
    while (!ended && ahead.getType() != Token.EOF && !(hasMoves && isTag())) {
      Token token = ahead;
      ahead = lexer.nextToken();
      ended = take(token);
    }
    CommonToken end = new CommonToken(ahead);
    end.setType(Token.EOF);
    game.add(end);
    return game;
  }

  private boolean isTag() {
    return ahead.getType() == PdnLexer.TAG_OPEN;
  }

  /** Takes one word; whether it ends the game. */
  private boolean take(Token token) {
    switch (token.getType()) {
      case PdnLexer.NOISE -> noise(token);
      case PdnLexer.TAG_NOISE, PdnLexer.TAG_BROKEN -> brokenTag(token);
      case PdnLexer.OPEN_COMMENT -> openComment(token);
      case PdnLexer.OPEN -> open(token);
      case PdnLexer.CLOSE -> close(token);
      case PdnLexer.STAR -> {
        return star(token);
      }
      default -> {
        hasMoves |= token.getType() == PdnLexer.MOVE;
        add(token);
        return token.getType() == PdnLexer.RESULT && depth == 0;
      }
    }
    return false;
  }

  private void noise(Token token) {
    Token whole = joined(token);
    mistakes.add(new Mistake(whole, quote(whole) + " is no move."));
  }

  /** The word with the noise that it follows without a blank, which then is no mistake of its own. */
  private Token joined(Token token) {
    if (mistakes.isEmpty()) {
      return token;
    }
    Token before = mistakes.get(mistakes.size() - 1).token();
    if (before.getType() != PdnLexer.NOISE || before.getStopIndex() + 1 != token.getStartIndex()) {
      return token;
    }
    mistakes.remove(mistakes.size() - 1);
    CommonToken whole = new CommonToken(before);
    // More than is quoted is not kept, so that a file of nothing but noise costs no more than its
    // length.
    boolean quoted = before.getText().length() <= LONGEST_QUOTE;
    whole.setText(quoted ? before.getText() + token.getText() : before.getText());
    whole.setStopIndex(token.getStopIndex());
    return whole;
  }

  private void add(Token token) {
    if (depth <= DEEPEST) {
      game.add(token);
    }
  }

  /** Drops the tag, up to its line's end. */
  private void brokenTag(Token token) {
    int open = game.size() - 1;
    while (open >= 0 && game.get(open).getType() != PdnLexer.TAG_OPEN) {
      open--;
    }
    boolean known = open < 0 || isWhole(open);
    if (!known) {
      mistakes.add(new Mistake(game.get(open), "A tag is written `[Name \"value\"]`."));
      game.subList(open, game.size()).clear();
    }
    while (token.getType() != PdnLexer.TAG_BROKEN
        && ahead.getType() != Token.EOF
        && ahead.getType() != PdnLexer.TAG_BROKEN
        && ahead.getType() != PdnLexer.TAG_CLOSE) {
      ahead = lexer.nextToken();
    }
    if (token.getType() != PdnLexer.TAG_BROKEN && ahead.getType() != Token.EOF) {
      ahead = lexer.nextToken();
    }
  }

  private boolean isWhole(int open) {
    return game.get(game.size() - 1).getType() == PdnLexer.TAG_CLOSE && game.size() - open == 4;
  }

  private void openComment(Token token) {
    mistakes.add(new Mistake(token, "The comment is never closed."));
    CommonToken closed = new CommonToken(token);
    closed.setType(PdnLexer.COMMENT);
    closed.setText(token.getText() + "}");
    add(closed);
  }

  private void open(Token token) {
    depth++;
    if (depth == DEEPEST + 1) {
      mistakes.add(
          new Mistake(token, "Variations within variations go no deeper than " + DEEPEST + "."));
    }
    add(token);
  }

  private void close(Token token) {
    if (depth == 0) {
      mistakes.add(new Mistake(token, "`)` closes no variation."));
      return;
    }
    add(token);
    depth--;
  }

  /** {@code 32-28*} marks a forced move; any other star is the result of a game that has not ended. */
  private boolean star(Token token) {
    Token before = game.isEmpty() ? token : game.get(game.size() - 1);
    boolean attached = before.getStopIndex() + 1 == token.getStartIndex()
        && (before.getType() == PdnLexer.MOVE || before.getType() == PdnLexer.STRENGTH);
    CommonToken meant = new CommonToken(token);
    meant.setType(attached ? PdnLexer.STRENGTH : PdnLexer.RESULT);
    add(meant);
    return !attached && depth == 0;
  }

  static String quote(Token token) {
    String text = token.getText().replaceAll("\\p{Cntrl}", " ");
    return "`"
        + (text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text)
        + "`";
  }
}

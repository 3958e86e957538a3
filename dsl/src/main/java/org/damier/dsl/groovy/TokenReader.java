package org.damier.dsl.groovy;

import java.util.List;
import org.damier.dsl.groovy.HookToken.Kind;

/** Walks over the words of a hook. */
final class TokenReader {

  /** How deep blocks, parentheses and operators may stand in one another. */
  static final int DEEPEST = 20;

  private final List<HookToken> tokens;
  private int at;
  private int depth;

  TokenReader(List<HookToken> tokens) {
    this.tokens = tokens;
  }

  HookToken peek() {
    return peek(0);
  }

  /** The word that many places on, or back; the end beyond the last. */
  HookToken peek(int ahead) {
    return tokens.get(Math.max(0, Math.min(at + ahead, tokens.size() - 1)));
  }

  HookToken next() {
    HookToken token = peek();
    at++;
    return token;
  }

  boolean atEnd() {
    return peek().kind() == Kind.END;
  }

  /** Steps over the symbol if it is the next word. */
  boolean accept(String symbol) {
    boolean accepted = peek().is(symbol);
    if (accepted) {
      at++;
    }
    return accepted;
  }

  boolean acceptWord(String word) {
    boolean accepted = peek().isWord(word);
    if (accepted) {
      at++;
    }
    return accepted;
  }

  HookToken expect(String symbol) throws ScriptRejected {
    if (!peek().is(symbol)) {
      throw peek()
          .rejected("Here a `" + symbol + "` is needed, not " + peek().quoted() + "."
              + Refusals.signFor(peek().text()).map(sign -> " " + sign).orElse(""));
    }
    return next();
  }

  /** A name that the script gives to something. */
  HookToken expectName(String what) throws ScriptRejected {
    HookToken token = peek();
    if (token.kind() != Kind.NAME) {
      throw token.rejected("Here " + what + " is needed, not " + token.quoted() + ".");
    }
    refuseReserved(token);
    return next();
  }

  static void refuseReserved(HookToken token) throws ScriptRejected {
    String why = token.kind() == Kind.NAME ? Refusals.ofWord(token.text()).orElse("") : "";
    if (!why.isEmpty()) {
      throw token.rejected(why);
    }
  }

  /** Counts one level of nesting more, until {@link #leave()}. */
  void enter() throws ScriptRejected {
    depth++;
    if (depth > DEEPEST) {
      throw peek().rejected("Hooks are nested at most " + DEEPEST + " deep.");
    }
  }

  void leave() {
    depth--;
  }
}

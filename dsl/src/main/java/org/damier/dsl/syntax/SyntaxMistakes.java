package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;

/** Words for mistakes in the form of clauses. */
final class SyntaxMistakes {

  /** Words that open a way of moving or capturing. */
  private static final Set<String> MANNERS =
      Set.of("step", "slide", "line", "leap", "vault", "jump", "fly");

  private final Diagnostics diagnostics;
  private final SlipHints hints;
  private final List<VariantFile.Broken> broken = new ArrayList<>();

  SyntaxMistakes(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.hints = new SlipHints(diagnostics);
  }

  /** Clauses whose very first word was wrong. */
  List<VariantFile.Broken> broken() {
    return broken;
  }

  /** A clause ends although something must follow its last word. */
  void unfinished(Token last, Expectation expectation, Expected expected) {
    if (Tokens.isClosed(last)) {
      diagnostics.add(
          Code.UNFINISHED_CLAUSE,
          Tokens.span(last),
          "The clause breaks off after " + Quote.of(last.getText()) + ".",
          expectation.choice(expected.choices()));
    }
  }

  /** A criterion follows another without the word between them. */
  void thenMissing(Token token) {
    diagnostics.add(
        Code.UNKNOWN_WORD,
        Tokens.span(token),
        Quote.of(token.getText()) + " does not fit here.",
        "Is `then` missing before " + Quote.of(token.getText()) + "?");
  }

  /** A word stands where another is needed. */
  void wrongWord(Token token, Expectation expectation, Expected expected) {
    if (expected.words().contains("then") && Expected.isCriterionWord(token.getType())) {
      thenMissing(token);
      return;
    }
    String meant = NearMiss.of(token.getText(), expected.words())
        .map(word -> "Did you mean `" + word + "`? ")
        .orElse("");
    boolean andMissing = MANNERS.contains(token.getText()) && expected.words().contains("forward");
    diagnostics.add(
        Code.UNKNOWN_WORD,
        Tokens.span(token),
        token.getType() == VariantParser.FENCE
            ? expectation.refusalOfScript()
            : expectation.refusalOf(token.getText()),
        andMissing
            ? "Ways of moving and capturing are joined by `and`, without a comma."
            : meant.isEmpty()
                ? hints
                    .digits(token)
                    .or(() -> hints.quotes(token, expectation, expected))
                    .orElse(sign(token) + choice(expectation, expected))
                : sign(token) + meant + choice(expectation, expected));
  }

  private String sign(Token token) {
    String hint = hints.signs(token);
    return hint.isEmpty() ? "" : hint + " ";
  }

  private static String choice(Expectation expectation, Expected expected) {
    return expectation.choice(expected.choices().isEmpty() ? expected.signs() : expected.choices());
  }

  /** Behind the variant's name stands a word that is not the one before a parent. */
  void parentMeant(Token token, Token next, Token title) {
    boolean said =
        next.getType() == VariantParser.NAME || next.getType() == VariantParser.LINE_NAME;
    diagnostics.add(
        Code.UNKNOWN_WORD,
        Tokens.span(token),
        Quote.of(token.getText()) + " does not fit here.",
        "Behind the name may stand `extends` and a parent: `variant " + title.getText()
            + " extends " + (said ? next.getText() : "parent") + "`.");
    broken.add(VariantFile.Broken.PARENT);
  }

  /** A word follows where a clause might have ended, and cannot follow there. */
  void surplusWord(
      Token token, Expectation expectation, Expected expected, IntervalSet behindComma) {
    Optional<String> meant = Words.isWord(token.getType())
        ? Optional.empty()
        : NearMiss.of(token.getText(), expected.words());
    if (meant.isPresent()) {
      diagnostics.add(
          Code.UNKNOWN_WORD,
          Tokens.span(token),
          expectation.refusalOf(token.getText()),
          "Did you mean `" + meant.get() + "`?");
      return;
    }
    boolean commaMissing = Words.isWord(token.getType()) && behindComma.contains(token.getType());
    diagnostics.add(
        Code.SURPLUS_WORD,
        Tokens.span(token),
        Quote.of(token.getText()) + " does not belong to this clause.",
        commaMissing
            ? "Is a comma missing before " + Quote.of(token.getText()) + "?"
            : hints.joiner(token, expected, behindComma).orElse(hints.signs(token)));
  }

  /** A clause stands in a block that has no such clauses. */
  void misplaced(Token token, int blockRule, String home, boolean report) {
    String block = VariantParser.ruleNames[blockRule];
    String here = block.equals(VariantFile.NO_BLOCK) ? "before any block" : "under `" + block + "`";
    if (report) {
      diagnostics.add(
          Code.MISPLACED_CLAUSE,
          Tokens.span(token),
          Quote.of(token.getText()) + " is a clause of `" + home + "` and cannot stand " + here
              + ".",
          "Put it under `" + home + "`."
              + NearMiss.of(token.getText(), Words.openingWords(blockRule))
                  .map(word -> " Or did you mean `" + word + "`?")
                  .orElse(""));
    }
    broken.add(new VariantFile.Broken(home, token.getText()));
  }

  /** A word that is nearly a block's stands where that block's clauses begin. */
  void misspeltBlock(Token token, String block) {
    diagnostics.add(
        Code.UNKNOWN_CLAUSE,
        Tokens.span(token),
        Quote.of(token.getText()) + " does not open a block.",
        "Did you mean " + Quote.of(block) + "?");
  }

  /** The word of a block stands where a clause that is called nearly so was meant. */
  void blockForClause(Token token, int blockRule, String clause) {
    String block = VariantParser.ruleNames[blockRule];
    diagnostics.add(
        Code.UNKNOWN_CLAUSE,
        Tokens.span(token),
        Quote.of(token.getText()) + " opens a block of its own and is not a clause of "
            + Quote.of(block) + ".",
        "Did you mean " + Quote.of(clause) + "?");
    broken.add(new VariantFile.Broken(block, clause));
  }

  private void parentFirst(Token token, Token next) {
    diagnostics.add(
        Code.UNKNOWN_CLAUSE,
        Tokens.span(token),
        Quote.of(token.getText()) + " does not open a block.",
        "A parent stands behind the name: `variant \"Name\" extends "
            + (next.getType() == VariantParser.NAME ? next.getText() : "parent") + "`.");
    broken.add(VariantFile.Broken.PARENT);
  }

  /** No clause of this block begins so. Returns the block whose misspelt word it seems to be, or nothing. */
  String unknownClause(Token token, Token next, int blockRule) {
    String block = VariantParser.ruleNames[blockRule];
    boolean outside = block.equals(VariantFile.NO_BLOCK);
    List<String> clauses = Words.openingWords(blockRule);
    List<String> blocks = Words.openingWords(VariantParser.RULE_file);
    List<String> openers = Stream.concat(clauses.stream(), blocks.stream()).toList();
    if (token.getText().equals("extends")) {
      parentFirst(token, next);
      return "";
    }
    Optional<String> digits =
        blockRule == VariantParser.RULE_ending ? hints.digits(token) : Optional.empty();
    Optional<String> meant = digits.isPresent()
        ? Optional.empty()
        : NearMiss.of(token.getText(), openers)
            .or(() -> openers.stream()
                .filter(opener -> opener.equalsIgnoreCase(token.getText() + next.getText()))
                .findFirst());
    String choices = outside
        ? "Blocks are: " + String.join(", ", blocks) + "."
        : "Clauses of `" + block + "` begin with: " + String.join(", ", clauses) + ".";
    diagnostics.add(
        Code.UNKNOWN_CLAUSE,
        Tokens.span(token),
        Quote.of(token.getText())
            + (outside ? " does not open a block." : " is not a clause of `" + block + "`."),
        meant
            .map(word -> "Did you mean `" + word + "`?")
            .or(() -> digits)
            .orElse(hints.signs(token).isEmpty() ? choices : hints.signs(token)));
    broken.add(new VariantFile.Broken(block, meant.orElse("")));
    return meant.filter(blocks::contains).orElse("");
  }
}

package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;

/** Words for mistakes in the form of clauses. */
final class SyntaxMistakes {

  /** Words that open a way of moving or capturing. */
  private static final Set<String> MANNERS =
      Set.of("step", "slide", "line", "leap", "vault", "jump", "fly");

  /** A text in the quotes of books, of other languages, or in single ones. */
  private static final Pattern IN_ODD_QUOTES =
      Pattern.compile("[\u2018-\u201F\u00AB\u00BB'`]+([^\u2018-\u201F\u00AB\u00BB'`\"]*)");

  /** What may have been meant as a text: a word of whatever is no blank. */
  private static final Pattern BARE = Pattern.compile("[\\p{L}\\p{N}][^\\s\",]*");

  /** Dashes, the sign of minus and dots, as ranges are written elsewhere. */
  private static final Pattern RANGE_SIGN =
      Pattern.compile("[\u2010-\u2015\u2212]|\\.{2,3}|\u2026");

  private static final Pattern COMMENT = Pattern.compile("#|/\\*|--");

  private static final Pattern FRACTION = Pattern.compile("\\.[0-9]");

  /** What ends or joins clauses in other languages. */
  private static final Pattern FILLER = Pattern.compile("[:;=.{}()]+");

  private final Diagnostics diagnostics;
  private final List<VariantFile.Broken> broken = new ArrayList<>();

  SyntaxMistakes(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
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
        expectation.refusalOf(token.getText()),
        andMissing
            ? "Ways of moving and capturing are joined by `and`, without a comma."
            : quotes(token, expected, meant)
                .orElse(sign(token) + meant + expectation.choice(expected.choices())));
  }

  /** How a text is written whose quotes are missing, or are not those of the language; empty if none was meant. */
  private Optional<String> quotes(Token token, Expected expected, String meant) {
    if (!expected.phrases().containsKey(VariantParser.TEXT) || !meant.isEmpty()) {
      return Optional.empty();
    }
    String rest = restOfLine(token);
    Matcher odd = IN_ODD_QUOTES.matcher(rest);
    if (odd.lookingAt()) {
      return Optional.of(
          "A text stands in straight double quotes: " + Quote.of("\"" + odd.group(1) + "\"") + ".");
    }
    Matcher bare = BARE.matcher(rest);
    return bare.lookingAt()
        ? Optional.of("A text stands in quotes: " + Quote.of("\"" + bare.group() + "\"") + ".")
        : Optional.empty();
  }

  private String restOfLine(Token token) {
    Span span = Tokens.span(token);
    String line = diagnostics.source().line(span.line());
    return line.substring(line.offsetByCodePoints(0, span.column() - 1));
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
            : signs(token));
  }

  private String sign(Token token) {
    String hint = signs(token);
    return hint.isEmpty() ? "" : hint + " ";
  }

  /** What to do about a sign that other languages have; empty if the token is none. */
  private String signs(Token token) {
    if (RANGE_SIGN.matcher(token.getText()).matches()) {
      return "A range is written with a hyphen: `1-2`.";
    }
    if (token.getText().equals(".") && FRACTION.matcher(restOfLine(token)).lookingAt()) {
      return "A fraction is written with a stroke: `3/2`.";
    }
    if (COMMENT.matcher(restOfLine(token)).lookingAt()) {
      return "A comment begins with `//` and ends with the line.";
    }
    return FILLER.matcher(token.getText()).matches()
        ? "Leave it out: words follow one another without such signs."
        : "";
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

  /** No clause of this block begins so. Returns the block whose misspelt word it seems to be, or nothing. */
  String unknownClause(Token token, Token next, int blockRule) {
    String block = VariantParser.ruleNames[blockRule];
    boolean outside = block.equals(VariantFile.NO_BLOCK);
    List<String> clauses = Words.openingWords(blockRule);
    List<String> blocks = Words.openingWords(VariantParser.RULE_file);
    List<String> openers = Stream.concat(clauses.stream(), blocks.stream()).toList();
    Optional<String> meant = NearMiss.of(token.getText(), openers)
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
            .orElse(signs(token).isEmpty() ? choices : signs(token)));
    broken.add(new VariantFile.Broken(block, meant.orElse("")));
    return meant.filter(blocks::contains).orElse("");
  }
}

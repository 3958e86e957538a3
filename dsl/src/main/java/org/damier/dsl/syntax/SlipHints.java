package org.damier.dsl.syntax;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;

/** What to write instead of something that is right elsewhere: quotes, signs, numbers in words, words that join. */
final class SlipHints {

  /** A text in the quotes of books, of other languages, or in single ones. */
  private static final Pattern IN_ODD_QUOTES =
      Pattern.compile("[\u2018-\u201F\u00AB\u00BB'`]+([^\u2018-\u201F\u00AB\u00BB'`\"]*)");

  /** What may have been meant as a text: a word of whatever is no blank. */
  private static final Pattern BARE = Pattern.compile("[\\p{L}\\p{N}][^\\s\",]*");

  /** Numbers that people write as words. */
  private static final Map<String, String> IN_DIGITS = Map.ofEntries(
      Map.entry("one", "1"),
      Map.entry("two", "2"),
      Map.entry("three", "3"),
      Map.entry("four", "4"),
      Map.entry("five", "5"),
      Map.entry("six", "6"),
      Map.entry("seven", "7"),
      Map.entry("eight", "8"),
      Map.entry("nine", "9"),
      Map.entry("ten", "10"),
      Map.entry("twelve", "12"));

  /** Words that join in other clauses, or in none. */
  private static final Set<String> JOINERS = Set.of("and", "or", "then", "plus", "&");

  /** Dashes, the sign of minus and dots, as ranges are written elsewhere. */
  private static final Pattern RANGE_SIGN =
      Pattern.compile("[\u2010-\u2015\u2212]|\\.{2,3}|\u2026");

  private static final Pattern COMMENT = Pattern.compile("#|/\\*|--");

  private static final Pattern FRACTION = Pattern.compile("\\.[0-9]");

  /** What ends or joins clauses in other languages. */
  private static final Pattern FILLER = Pattern.compile("[:;=.{}()]+");

  private final Diagnostics diagnostics;

  SlipHints(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** How a number is written that stands there in words; empty if none does. */
  Optional<String> digits(Token token) {
    return Optional.ofNullable(IN_DIGITS.get(token.getText()))
        .map(digits -> "A number is written in digits: `" + digits + "`.");
  }

  /** How a text is written whose quotes are missing, or are not those of the language; empty if none was meant. */
  Optional<String> quotes(Token token, Expectation expectation, Expected expected) {
    if (!expected.phrases().containsKey(VariantParser.TEXT)) {
      return Optional.empty();
    }
    if (token.getType() == VariantParser.FENCE) {
      return Optional.of("A text stands in straight double quotes.");
    }
    String rest = restOfLine(token);
    Matcher odd = IN_ODD_QUOTES.matcher(rest);
    if (odd.lookingAt()) {
      return Optional.of(
          "A text stands in straight double quotes: " + Quote.of("\"" + odd.group(1) + "\"") + ".");
    }
    Matcher bare = BARE.matcher(rest);
    return bare.lookingAt() && expected.words().size() < 2
        ? Optional.of("A text stands in quotes: "
            + Quote.of("\"" + (expectation.isTitle() ? title(rest) : bare.group()) + "\"") + ".")
        : Optional.empty();
  }

  private String restOfLine(Token token) {
    Span span = Tokens.span(token);
    String line = diagnostics.source().line(span.line());
    return line.substring(line.offsetByCodePoints(0, span.column() - 1));
  }

  /** A line as far as a variant's name goes: up to a parent, a comment or a quotation mark. */
  private static String title(String line) {
    int end = Stream.of(" extends ", "//", "\"")
        .mapToInt(line::indexOf)
        .filter(found -> found >= 0)
        .min()
        .orElse(line.length());
    return line.substring(0, end).strip();
  }

  /** What joins here, where another word that joins has been written. */
  Optional<String> joiner(Token token, Expected expected, IntervalSet behindComma) {
    if (!JOINERS.contains(token.getText())) {
      return Optional.empty();
    }
    return expected.words().contains("and")
        ? Optional.of("Is `and` meant?")
        : behindComma.toList().stream()
            .filter(word -> Words.word(word).equals("then"))
            .map(word -> "Is `, then` meant?")
            .findFirst();
  }

  /** What to do about a sign that other languages have; empty if the token is none. */
  String signs(Token token) {
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
}

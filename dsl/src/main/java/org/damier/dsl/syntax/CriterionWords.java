package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;
import org.damier.rules.Criterion.Tally;

/** Finds the criterion that words spell, or says which of the words is wrong. */
final class CriterionWords {

  private static final String NUMBERED = "value";

  private final List<Located<String>> words;
  private final Diagnostics diagnostics;

  CriterionWords(List<Located<String>> words, Diagnostics diagnostics) {
    this.words = words;
    this.diagnostics = diagnostics;
  }

  /** The criterion; empty if there is none, which is reported. */
  Optional<Tally> read() {
    List<String> begun = new ArrayList<>();
    for (Located<String> word : words) {
      Optional<Tally> whole = Tally.spelt(String.join(" ", begun));
      if (whole.isPresent()) {
        reportSurplus(word);
        return whole;
      }
      if (!Tally.wordsAfter(begun).contains(word.value())) {
        reportUnknown(word, begun);
        return Optional.empty();
      }
      begun.add(word.value());
    }
    Optional<Tally> whole = Tally.spelt(String.join(" ", begun));
    if (whole.isEmpty()) {
      Located<String> last = words.get(words.size() - 1);
      diagnostics.add(
          Code.UNFINISHED_CLAUSE,
          last.span(),
          "The clause breaks off after " + Quote.of(last.value()) + ".",
          choice(begun));
    }
    return whole;
  }

  private void reportSurplus(Located<String> word) {
    boolean commaMissing = Tally.wordsAfter(List.of()).contains(word.value());
    diagnostics.add(
        Code.SURPLUS_WORD,
        word.span(),
        Quote.of(word.value()) + " does not belong to this clause.",
        commaMissing ? "Is `, then` missing before " + Quote.of(word.value()) + "?" : "");
  }

  private void reportUnknown(Located<String> word, List<String> begun) {
    List<String> possible = new ArrayList<>(Tally.wordsAfter(begun));
    if (begun.isEmpty()) {
      possible.add(NUMBERED);
    }
    String meant = NearMiss.of(word.value(), possible)
        .map(near -> "Did you mean `" + near + "`? ")
        .orElse("");
    diagnostics.add(
        Code.UNKNOWN_WORD,
        word.span(),
        Quote.of(word.value())
            + (begun.isEmpty()
                ? " is not a way of comparing captures."
                : " is not something that captures can be compared by."),
        meant + choice(begun));
  }

  /** All criteria that begin with these words. */
  private static String choice(List<String> begun) {
    String criteria = String.join(", ", spelling(begun));
    return "Captures are compared by: " + criteria
        + (begun.isEmpty() ? ", " + NUMBERED + " …" : ".");
  }

  private static List<String> spelling(List<String> begun) {
    String words = String.join(" ", begun);
    if (Tally.spelt(words).isPresent()) {
      return List.of(words);
    }
    List<String> spelt = new ArrayList<>();
    for (String next : Tally.wordsAfter(begun)) {
      List<String> longer = new ArrayList<>(begun);
      longer.add(next);
      spelt.addAll(spelling(longer));
    }
    return spelt;
  }
}

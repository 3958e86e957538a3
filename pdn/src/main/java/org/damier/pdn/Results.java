package org.damier.pdn;

import java.util.Optional;
import java.util.Set;
import org.damier.Outcome;
import org.damier.board.Side;

/** The results that a game may end with. */
final class Results {

  static final String UNKNOWN = "*";

  private static final Set<String> ALL =
      Set.of("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", UNKNOWN);

  private Results() {}

  /** The result as it is written; empty if the text is none. */
  static Optional<String> canonical(String text) {
    String plain = text.replaceAll("[\\s\\u00A0\\u2007\\u202F\\uFEFF]", "")
        .replaceAll("[\\u2010-\\u2015\\u2212]", "-")
        .replace("\u00BD", "1/2");
    String result = plain.equals("1/2") ? "1/2-1/2" : plain;
    return ALL.contains(result) ? Optional.of(result) : Optional.empty();
  }

  static String of(Optional<Outcome> outcome) {
    return outcome.map(Results::of).orElse(UNKNOWN);
  }

  private static String of(Outcome outcome) {
    return outcome.winner().map(winner -> winner == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
  }
}

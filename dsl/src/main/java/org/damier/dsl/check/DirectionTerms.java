package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.board.Side;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Located;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/** Reads direction words: side by side they narrow, after a comma they add. */
final class DirectionTerms {

  private DirectionTerms() {}

  /** The directions of the manner; empty if one of its terms leaves none. */
  static Optional<Directions> read(Clause.Manner manner, Mistakes mistakes, Draft draft) {
    List<Set<DirectionWord>> terms = new ArrayList<>();
    boolean good = true;
    for (Located<List<DirectionWord>> term : manner.directions()) {
      Set<DirectionWord> words = EnumSet.copyOf(term.value());
      Directions directions = new Directions(List.of(words));
      if (words.size() < term.value().size()) {
        mistakes.add(
            Code.REPEATED_PART,
            term.span(),
            "A word for a direction stands here twice.",
            "Say " + Quote.of(directions.toString()) + ".");
      }
      boolean leadsNowhere =
          draft.board().map(board -> directions.on(board, Side.WHITE).isEmpty()).orElse(false);
      if (leadsNowhere) {
        mistakes.add(
            Code.NO_DIRECTION,
            term.span(),
            "No direction is "
                + Quote.joined(words.stream().map(w -> Quote.of(w.word())).toList(), "and")
                + " at once.",
            "Words side by side narrow; a comma between them adds.");
      }
      good &= !leadsNowhere;
      terms.add(words);
    }
    return good ? Optional.of(new Directions(terms)) : Optional.empty();
  }
}

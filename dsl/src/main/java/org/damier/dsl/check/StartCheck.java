package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.Outcome;
import org.damier.Variant;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;

/** Whether the setup and the other rules make a game together. */
final class StartCheck {

  private final RuleBook book;
  private final Span title;
  private final Span parent;
  private final Diagnostics diagnostics;

  StartCheck(RuleBook book, Span title, Span parent, Diagnostics diagnostics) {
    this.book = book;
    this.title = title;
    this.parent = parent;
    this.diagnostics = diagnostics;
  }

  void check(RuleSet rules) {
    for (Side side : Side.values()) {
      requirePromoted(rules, side);
    }
    // A hook may give moves, or end the game; checking must not run what only playing should.
    if (diagnostics.areHarmless() && rules.hooks().isEmpty()) {
      requireGame(rules);
    }
  }

  private void requirePromoted(RuleSet rules, Side side) {
    Optional<Promotion> promotion = rules.man().promotion();
    SquareSet unpromoted = promotion
        .map(rule -> rule.zone().of(side).and(rules.start().of(side, Rank.MAN)))
        .orElse(SquareSet.EMPTY);
    if (!unpromoted.isEmpty()) {
      Rule<?> rule = placing(side == Side.WHITE ? "white man" : "black man");
      new Mistakes(diagnostics, rule, parent)
          .add(
              Code.MAN_ON_PROMOTION_SQUARE,
              rule.clause().span(),
              "A man of " + side.title() + " begins on "
                  + Quote.of(rules.board().square(unpromoted.indexes().get(0)).name())
                  + ", where men become kings.",
              "Place a king there, or place the man elsewhere.");
    }
  }

  private Rule<?> placing(String name) {
    List<Rule<?>> lists = book.named(name);
    return lists.isEmpty() ? book.named("diagram").get(0) : lists.get(0);
  }

  private void requireGame(RuleSet rules) {
    Optional<Outcome> outcome = Variant.of(rules).start().outcome();
    outcome.ifPresent(over -> diagnostics.add(
        Code.OVER_AT_START,
        title,
        "The game is over before it begins: " + over.sentence(),
        "Change the setup, or the endings."));
  }
}

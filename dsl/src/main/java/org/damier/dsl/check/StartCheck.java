package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Squares;
import org.damier.rules.Promotion;
import org.damier.rules.RulePart;
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

  void check(Variant variant) {
    RuleSet rules = variant.rules();
    for (Side side : Side.values()) {
      requirePromoted(rules, side);
    }
    // A hook may give moves, or end the game; checking must not run what only playing should.
    if (diagnostics.areHarmless() && rules.hooks().isEmpty()) {
      requireGame(variant);
    }
  }

  private void requirePromoted(RuleSet rules, Side side) {
    Optional<Promotion> promotion = rules.man().promotion();
    SquareSet unpromoted = promotion
        .map(rule -> rule.zone().of(side).and(rules.start().of(side, Rank.MAN)))
        .orElse(SquareSet.EMPTY);
    if (!unpromoted.isEmpty()) {
      Rule<?> rule = placing(side == Side.WHITE ? "white man" : "black man");
      Square square = rules.board().square(unpromoted.indexes().get(0));
      Mistakes mistakes = new Mistakes(diagnostics, rule, parent);
      mistakes.add(
          Code.MAN_ON_PROMOTION_SQUARE,
          placeOf(square, rule.clause(), rules.board(), mistakes),
          "A man of " + side.title() + " begins on " + Quote.of(square.name())
              + ", where men become kings.",
          "Place a king there, or place the man elsewhere.");
    }
  }

  private Rule<?> placing(String name) {
    List<Rule<?>> lists = book.named(name);
    return lists.isEmpty() ? book.named("diagram").get(0) : lists.get(0);
  }

  /** Where the clause places a piece on the square. */
  private static Span placeOf(Square square, Clause clause, Board board, Mistakes mistakes) {
    if (clause instanceof Clause.DiagramClause diagram) {
      return DiagramRow.placeOf(square, diagram, board);
    }
    if (!(clause instanceof Clause.PlacementClause placement)) {
      return clause.span();
    }
    return placement.squares() instanceof Squares.Listed listed
        ? new SquareLists(board, mistakes)
            .read(listed, placement.side()).stream()
                .filter(meant -> meant.squares().contains(square))
                .map(meant -> meant.item().span())
                .findFirst()
                .orElse(clause.span())
        : placement.squares().span();
  }

  private void requireGame(Variant variant) {
    Game game = Game.of(variant);
    game.outcome().ifPresent(over -> {
      Optional<Rule<?>> ending = game.endedBy().flatMap(part -> ruleOf(part, variant.rules()));
      String message = "The game is over before it begins: " + over.sentence();
      // That nobody can move is no fault of the ending that says what it means.
      if (ending.isPresent() && ending.get().own() && over.reason() != Outcome.Reason.NO_MOVE) {
        diagnostics.add(
            Code.OVER_AT_START,
            ending.get().clause().span(),
            message,
            "Change this ending, or the setup.");
      } else {
        diagnostics.add(Code.OVER_AT_START, title, message, "Change the setup, or the endings.");
      }
    });
  }

  private Optional<Rule<?>> ruleOf(RulePart part, RuleSet rules) {
    return Checker.statements(rules).stream()
        .filter(statement -> statement.part().equals(part))
        .findFirst()
        .flatMap(book::rule);
  }
}

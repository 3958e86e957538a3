package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.Condition;
import org.jspecify.annotations.Nullable;

/** Builds the clauses about the end of the game. */
final class EndingTrees {

  private final Diagnostics diagnostics;

  EndingTrees(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  Clause ending(VariantParser.EndingClauseContext ending) {
    Clause.VerdictWord verdict = switch (ending.verdict().getStart().getText()) {
      case "loses" -> Clause.VerdictWord.LOSES;
      case "wins" -> Clause.VerdictWord.WINS;
      case "draws" -> Clause.VerdictWord.DRAWS;
      default -> Clause.VerdictWord.PLAYS_ON;
    };
    return new Clause.EndingClause(
        Parts.span(ending),
        condition(ending.condition()),
        new Located<>(verdict, Parts.span(ending.verdict())));
  }

  private ConditionTree condition(VariantParser.ConditionContext condition) {
    Optional<Located<Integer>> number = Optional.ofNullable(condition.NUMBER()).map(Parts::number);
    if (condition.clock() != null) {
      return clock(number, condition.clock());
    }
    if (condition.balance() != null) {
      return balance(condition, condition.NUMBER(), condition.balance());
    }
    return switch (condition.getStart().getText()) {
      case "no" -> new ConditionTree.NoMove();
      case "singleton" -> new ConditionTree.Singleton();
      case "king" -> new ConditionTree.FirstKing(place(condition.place()));
      case "any" -> ConditionTree.Clock.ANY;
      default -> new ConditionTree.Repetition(number);
    };
  }

  private ConditionTree clock(Optional<Located<Integer>> moves, VariantParser.ClockContext clock) {
    List<Located<Condition.Quality>> qualities = new ArrayList<>();
    List<Located<ConditionTree.Balance>> balances = new ArrayList<>();
    List<Located<Boolean>> pauses = new ArrayList<>();
    for (VariantParser.ClockPartContext part : clock.clockPart()) {
      Span span = Parts.span(part);
      switch (part.getStart().getText()) {
        case "by" -> qualities.add(new Located<>(Condition.Quality.KING_MOVES, span));
        case "with" -> pauses.add(new Located<>(true, span));
        case "without" -> qualities.add(new Located<>(without(part), span));
        default -> balances.add(new Located<>(balance(part, part.NUMBER(), part.balance()), span));
      }
    }
    return new ConditionTree.Clock(
        moves,
        Parts.only(qualities, diagnostics).stream().toList(),
        Parts.only(balances, diagnostics).map(Located::value).stream().toList(),
        Parts.only(pauses, diagnostics).isPresent());
  }

  private static Condition.Quality without(VariantParser.ClockPartContext part) {
    return part.getStop().getText().equals("promotion")
        ? Condition.Quality.WITHOUT_CAPTURE_OR_PROMOTION
        : Condition.Quality.WITHOUT_CAPTURE;
  }

  private static Optional<Place> place(VariantParser.@Nullable PlaceContext place) {
    return Optional.ofNullable(place).map(SquareTrees::place);
  }

  private ConditionTree.Balance balance(
      ParserRuleContext whole, TerminalNode first, VariantParser.BalanceContext balance) {
    List<ConditionTree.Amount> begun = new ArrayList<>();
    begun.add(amount(Parts.number(first), balance.amount()));
    balance.force().forEach(force -> begun.add(amount(force)));
    List<List<ConditionTree.Amount>> own = new ArrayList<>();
    own.add(begun);
    Optional<List<ConditionTree.Amount>> other = Optional.empty();
    boolean against = false;
    for (int i = 0; i < balance.getChildCount(); i++) {
      against |= balance.getChild(i).getText().equals("against");
      if (balance.getChild(i) instanceof VariantParser.ForcesContext forces) {
        List<ConditionTree.Amount> amounts =
            forces.force().stream().map(this::amount).toList();
        if (against) {
          other = Optional.of(amounts);
        } else {
          own.add(amounts);
        }
      }
    }
    return new ConditionTree.Balance(Parts.span(whole), own, other, total(begun, balance.total()));
  }

  private static Optional<ConditionTree.Total> total(
      List<ConditionTree.Amount> begun, VariantParser.@Nullable TotalContext total) {
    return Optional.ofNullable(total)
        .map(said -> new ConditionTree.Total(begun.get(0), said.getChildCount() > 2));
  }

  private ConditionTree.Amount amount(VariantParser.ForceContext force) {
    return amount(Parts.number(force.NUMBER()), force.amount());
  }

  private ConditionTree.Amount amount(Located<Integer> number, VariantParser.AmountContext amount) {
    Span span = number.span().to(Parts.span(amount));
    int least = number.value();
    int most = least;
    if (amount.extent() != null) {
      TerminalNode end = amount.extent().NUMBER();
      most = end == null ? Integer.MAX_VALUE : Parts.number(end.getText());
    }
    if (most < least) {
      diagnostics.add(
          Code.NUMBER_OUT_OF_RANGE,
          span,
          "The range goes down, from " + least + " to " + most + ".",
          "Say `" + most + " to " + least + "`.");
      most = least;
    }
    return new ConditionTree.Amount(
        span, least, most, unit(amount.unit().getText()), place(amount.place()));
  }

  private static ConditionTree.Unit unit(String word) {
    return switch (word) {
      case "man", "men" -> ConditionTree.Unit.MEN;
      case "king", "kings" -> ConditionTree.Unit.KINGS;
      default -> ConditionTree.Unit.PIECES;
    };
  }
}

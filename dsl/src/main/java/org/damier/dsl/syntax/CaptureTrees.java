package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.CaptureRules;
import org.damier.rules.Criterion;

/** Builds the clauses about captures as whole turns. */
final class CaptureTrees {

  private final Diagnostics diagnostics;

  CaptureTrees(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  static Clause duty(VariantParser.DutyContext duty) {
    return new Clause.DutyClause(
        Parts.span(duty),
        switch (duty.getText()) {
          case "mandatory" -> CaptureRules.Duty.MANDATORY;
          case "optional" -> CaptureRules.Duty.OPTIONAL;
          default -> CaptureRules.Duty.FORFEIT;
        });
  }

  static Clause continuation(VariantParser.ContinuationContext continuation) {
    return new Clause.ContinuationClause(
        Parts.span(continuation),
        switch (continuation.getStart().getText()) {
          case "must" -> CaptureRules.Continuation.COMPULSORY;
          case "may" -> CaptureRules.Continuation.MAY_STOP;
          default -> CaptureRules.Continuation.SINGLE_JUMP;
        });
  }

  static Clause removal(VariantParser.RemovalContext removal) {
    boolean atOnce = removal.moment().getText().equals("once");
    return new Clause.RemovalClause(
        Parts.span(removal),
        atOnce ? CaptureRules.Removal.AT_ONCE : CaptureRules.Removal.AT_END_OF_MOVE);
  }

  static Clause reversal(VariantParser.ReversalContext reversal) {
    boolean allowed = reversal.leave().getText().equals("allowed");
    return new Clause.ReversalClause(
        Parts.span(reversal),
        allowed ? CaptureRules.Reversal.ALLOWED : CaptureRules.Reversal.FORBIDDEN);
  }

  Clause majority(VariantParser.MajorityContext majority) {
    List<CriterionTree> criteria = new ArrayList<>();
    if (majority.criterion() != null) {
      criteria.add(criterion(majority.criterion()));
    }
    for (VariantParser.MajorityPartContext part : majority.majorityPart()) {
      if (part.criterion() != null) {
        criteria.add(criterion(part.criterion()));
      } else if (criteria.get(criteria.size() - 1) instanceof CriterionTree.Value value) {
        criteria.set(criteria.size() - 1, with(value, part.worth()));
      } else {
        Parts.misplaced(part, "Worths follow `value`: `value man 1, king 2`.", diagnostics);
      }
    }
    return new Clause.MajorityClause(Parts.span(majority), List.copyOf(criteria));
  }

  private CriterionTree criterion(VariantParser.CriterionContext criterion) {
    Span span = Parts.span(criterion);
    if (criterion.worth() != null) {
      CriterionTree.Value none = new CriterionTree.Value(span, Optional.empty(), Optional.empty());
      return with(none, criterion.worth());
    }
    return new CriterionTree.Tally(
        span,
        switch (Parts.words(criterion)) {
          case "most pieces" -> Criterion.Tally.MOST_PIECES;
          case "most kings" -> Criterion.Tally.MOST_KINGS;
          case "by king" -> Criterion.Tally.BY_KING;
          default -> Criterion.Tally.KING_SOONEST;
        });
  }

  private CriterionTree.Value with(CriterionTree.Value value, VariantParser.WorthContext worth) {
    boolean man = SquareTrees.rank(worth.rank()) == Rank.MAN;
    List<Located<CriterionTree.Fraction>> said = new ArrayList<>();
    (man ? value.man() : value.king()).ifPresent(said::add);
    said.add(new Located<>(fraction(worth.NUMBER()), Parts.span(worth)));
    Optional<Located<CriterionTree.Fraction>> kept = Parts.only(said, diagnostics);
    return new CriterionTree.Value(
        value.span().to(Parts.span(worth)), man ? kept : value.man(), man ? value.king() : kept);
  }

  private static CriterionTree.Fraction fraction(List<TerminalNode> numbers) {
    return new CriterionTree.Fraction(
        Parts.number(numbers.get(0).getText()),
        numbers.size() > 1 ? Parts.number(numbers.get(1).getText()) : 1);
  }
}

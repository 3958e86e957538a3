package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureSelection.Scope;

/** Builds the clauses about captures as whole turns. */
final class CaptureTrees {

  private final Diagnostics diagnostics;

  CaptureTrees(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  static Clause duty(VariantParser.DutyContext duty) {
    return new Clause.DutyClause(
        Parts.span(duty),
        switch (Parts.words(duty)) {
          case "mandatory" -> CaptureRules.Duty.MANDATORY;
          case "optional" -> CaptureRules.Duty.OPTIONAL;
          case "forfeit" -> CaptureRules.Duty.FORFEIT;
          case "forfeit of kings only" -> CaptureRules.Duty.FORFEIT_KINGS;
          case "forfeit of one piece" -> CaptureRules.Duty.FORFEIT_ONE;
          default -> CaptureRules.Duty.AGAINST_LAST_MOVED;
        });
  }

  static Clause continuation(VariantParser.ContinuationContext continuation) {
    return new Clause.ContinuationClause(
        Parts.span(continuation),
        switch (Parts.words(continuation)) {
          case "must go on" -> CaptureRules.Continuation.COMPULSORY;
          case "may stop" -> CaptureRules.Continuation.MAY_STOP;
          case "may stop, kings only" -> CaptureRules.Continuation.KINGS_MAY_STOP;
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

  static Clause captor(VariantParser.CaptorContext captor) {
    boolean changes = Parts.words(captor).contains("changes");
    return new Clause.CaptorClause(
        Parts.span(captor),
        changes ? CaptureRules.Captor.CHANGES_SIDE : CaptureRules.Captor.KEEPS_SIDE);
  }

  /** The clause; empty if one of its criteria is none, which is reported. */
  Optional<Clause> majority(VariantParser.MajorityContext majority) {
    List<CriterionTree> criteria = new ArrayList<>();
    List<Located<Scope>> scopes = new ArrayList<>();
    if (majority.criterion() != null && !add(majority.criterion(), criteria)) {
      return Optional.empty();
    }
    for (VariantParser.MajorityPartContext part : majority.majorityPart()) {
      if (part.criterion() != null) {
        if (!add(part.criterion(), criteria)) {
          return Optional.empty();
        }
      } else if (part.scope() != null) {
        boolean chosen = Parts.words(part.scope()).contains("chosen");
        scopes.add(new Located<>(chosen ? Scope.CHOSEN_PIECE : Scope.ALL_PIECES, Parts.span(part)));
      } else if (criteria.get(criteria.size() - 1) instanceof CriterionTree.Value value) {
        criteria.set(criteria.size() - 1, with(value, part.worth()));
      } else {
        Parts.misplaced(part, "Worths follow `value`: `value man 1, king 2`.", diagnostics);
      }
    }
    Scope scope = Parts.only(scopes, diagnostics).map(Located::value).orElse(Scope.ALL_PIECES);
    return Optional.of(
        new Clause.MajorityClause(Parts.span(majority), List.copyOf(criteria), scope));
  }

  private boolean add(VariantParser.CriterionContext criterion, List<CriterionTree> criteria) {
    Optional<CriterionTree> read = criterion(criterion);
    read.ifPresent(criteria::add);
    return read.isPresent();
  }

  private Optional<CriterionTree> criterion(VariantParser.CriterionContext criterion) {
    Span span = Parts.span(criterion);
    if (criterion.worth() != null) {
      CriterionTree.Value none = new CriterionTree.Value(span, Optional.empty(), Optional.empty());
      return Optional.of(with(none, criterion.worth()));
    }
    List<Located<String>> words = criterion.criterionWord().stream()
        .map(word -> new Located<>(word.getText(), Parts.span(word)))
        .toList();
    return new CriterionWords(words, diagnostics)
        .read()
        .map(tally -> new CriterionTree.Tally(span, tally));
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

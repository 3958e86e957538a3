package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.MajorityClause;
import org.damier.dsl.syntax.CriterionTree;
import org.damier.dsl.syntax.CriterionTree.Fraction;
import org.damier.dsl.syntax.Located;
import org.damier.rules.CaptureSelection;
import org.damier.rules.CaptureSelection.Scope;
import org.damier.rules.Criterion;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code majority most pieces, then by king}. */
final class MajorityRow extends ClauseRow<MajorityClause> {

  private static final int HIGHEST_WORTH = 1_000;
  private static final int SMALLEST_PART = 100;

  MajorityRow() {
    super("capture", "majority", "majority", MajorityClause.class);
  }

  @Override
  public String article() {
    return "Which of the captures on offer may be chosen: those best by the first criterion, among"
        + " them those best by the second, and so on; with `none`, any. Captures are compared as"
        + " whole turns, of all pieces of the side, or only `of the chosen piece`. The criteria are `most pieces`, `most kings`"
        + " (captured), `by king` (made by a piece that begins as one), `king soonest` (the first king captured as early as"
        + " can be, then the next, and so on) and `value`, which sums what the captured pieces are worth, in whole numbers or"
        + " fractions.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "majority most pieces",
        "majority most pieces, then by king, then most kings, then king soonest",
        "majority value man 1, king 2",
        "majority value man 1, king 199/100, then by king",
        "majority most pieces, of the chosen piece",
        "majority none");
  }

  @Override
  void enter(MajorityClause majority, Mistakes mistakes, Draft draft) {
    List<Criterion> criteria = new ArrayList<>();
    for (CriterionTree tree : majority.criteria()) {
      Optional<Criterion> criterion = criterion(tree, majority, mistakes);
      if (criterion.isPresent() && criteria.contains(criterion.get())) {
        mistakes.add(
            Code.REPEATED_CRITERION,
            tree.span(),
            "Captures have been compared by this already, so it decides nothing.",
            "Leave it out.");
      }
      criterion.ifPresent(criteria::add);
    }
    draft.selection = new CaptureSelection(criteria, majority.scope());
  }

  private static Optional<Criterion> criterion(
      CriterionTree tree, MajorityClause majority, Mistakes mistakes) {
    if (tree instanceof CriterionTree.Tally tally) {
      return Optional.of(tally.tally());
    }
    CriterionTree.Value value = (CriterionTree.Value) tree;
    if (value.man().isEmpty() || value.king().isEmpty()) {
      // Who values men twice has meant the kings.
      if (mistakes.hasAnyIn(majority)) {
        return Optional.empty();
      }
      mistakes.add(
          Code.UNSAID,
          value.span(),
          "Nothing says what a " + (value.man().isEmpty() ? "man" : "king") + " is worth.",
          "Say both: `value man 1, king 2`.");
      return Optional.empty();
    }
    boolean manFits = isWorth(value.man().get(), mistakes);
    boolean kingFits = isWorth(value.king().get(), mistakes);
    return manFits && kingFits
        ? Optional.of(value(value.man().get().value(), value.king().get().value()))
        : Optional.empty();
  }

  private static Criterion value(Fraction man, Fraction king) {
    return new Criterion.Value(
        man.numerator() * king.denominator(),
        king.numerator() * man.denominator(),
        man.denominator() * king.denominator());
  }

  private static boolean isWorth(Located<Fraction> worth, Mistakes mistakes) {
    Fraction fraction = worth.value();
    return Numbers.within(
            0,
            HIGHEST_WORTH,
            new Located<>(fraction.numerator(), worth.span()),
            "A piece is worth",
            mistakes)
        && Numbers.within(
            1,
            SMALLEST_PART,
            new Located<>(fraction.denominator(), worth.span()),
            "A worth is divided by",
            mistakes);
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "majority",
        "capture",
        List.of("majority"),
        "Nothing says which capture must be chosen where there are several.",
        "Under `capture` say `majority none` if any will do, `majority most pieces`, or another"
            + " order of criteria.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    List<Criterion> criteria = rules.capture().selection().criteria();
    if (criteria.isEmpty()) {
      return List.of(statement(
          RulePart.Kind.MAJORITY.only(),
          "majority",
          "majority none",
          "Where there are several captures, any may be chosen."));
    }
    String words = criteria.stream().map(Criterion::words).collect(Collectors.joining(", then "));
    String phrases =
        criteria.stream().map(Criterion::phrase).collect(Collectors.joining(", then one that "));
    boolean ofAll = rules.capture().selection().scope() == Scope.ALL_PIECES;
    return List.of(statement(
        RulePart.Kind.MAJORITY.only(),
        "majority",
        "majority " + words + (ofAll ? "" : ", of the chosen piece"),
        (ofAll
                ? "Where there are several captures, one that "
                : "Any piece that can capture may be chosen, but of its captures one that ")
            + phrases + " must be chosen."));
  }
}

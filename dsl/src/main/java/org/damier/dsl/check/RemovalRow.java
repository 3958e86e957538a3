package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.syntax.Clause.RemovalClause;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code removal at end of move}. */
final class RemovalRow extends ClauseRow<RemovalClause> {

  RemovalRow() {
    super("capture", "removal", "removal", RemovalClause.class);
  }

  @Override
  public String article() {
    return "When captured pieces leave the board: together `at end of move`, until when they block"
        + " and cannot be jumped again, or each `at once`, so that lines open behind it.";
  }

  @Override
  public List<String> examples() {
    return List.of("removal at end of move", "removal at once\nreversal forbidden");
  }

  @Override
  void enter(RemovalClause clause, Mistakes mistakes, Draft draft) {
    draft.removal = clause.removal();
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "removal",
        "capture",
        List.of("removal"),
        "Nothing says when captured pieces leave the board.",
        "Under `capture` say `removal at end of move` or `removal at once`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    boolean atOnce = rules.capture().removal() == Removal.AT_ONCE;
    return List.of(statement(
        RulePart.Kind.REMOVAL.only(),
        "removal",
        atOnce ? "removal at once" : "removal at end of move",
        atOnce
            ? "A captured piece leaves the board as soon as it is jumped."
            : "Captured pieces leave the board together when the move ends; until then they block"
                + " and cannot be jumped again."));
  }
}

package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.syntax.Clause.DutyClause;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.RuleSet;

/** {@code mandatory} or {@code optional}. */
final class DutyRow extends ClauseRow<DutyClause> {

  DutyRow() {
    super("capture", "mandatory, optional", "duty", DutyClause.class);
  }

  @Override
  public String article() {
    return "Whether a side that can capture must.";
  }

  @Override
  public List<String> examples() {
    return List.of("mandatory", "optional\nmust go on");
  }

  @Override
  void enter(DutyClause clause, Mistakes mistakes, Draft draft) {
    draft.duty = clause.duty();
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "duty",
        "capture",
        List.of("mandatory", "optional"),
        "Nothing says whether a side that can capture must.",
        "Under `capture` say `mandatory` or `optional`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    boolean mandatory = rules.capture().duty() == Duty.MANDATORY;
    return List.of(statement(
        "duty",
        mandatory ? "mandatory" : "optional",
        mandatory ? "A side that can capture must." : "A side that can capture need not."));
  }
}

package org.damier.dsl.check;

import java.util.List;
import java.util.Locale;
import org.damier.dsl.syntax.Clause.DutyClause;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code mandatory} or {@code optional}. */
final class DutyRow extends ClauseRow<DutyClause> {

  DutyRow() {
    super("capture", "mandatory, optional, forfeit", "duty", DutyClause.class);
  }

  @Override
  public String article() {
    return "Whether a side that can capture must. With `forfeit` it need not, but then every piece"
        + " that could have made one of the captures on offer is taken off after its move.";
  }

  @Override
  public List<String> examples() {
    return List.of("mandatory", "optional\nmust go on", "forfeit\nmust go on");
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
        List.of("mandatory", "optional", "forfeit"),
        "Nothing says whether a side that can capture must.",
        "Under `capture` say `mandatory` or `optional`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    Duty duty = rules.capture().duty();
    String sentence = switch (duty) {
      case MANDATORY -> "A side that can capture must.";
      case OPTIONAL -> "A side that can capture need not.";
      case FORFEIT ->
        "A side that can capture need not, but then loses the pieces that could have.";
    };
    return List.of(statement(
        RulePart.Kind.DUTY.only(), "duty", duty.name().toLowerCase(Locale.ROOT), sentence));
  }
}

package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.syntax.Clause.DutyClause;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code mandatory}, {@code optional} or {@code forfeit}. */
final class DutyRow extends ClauseRow<DutyClause> {

  DutyRow() {
    super("capture", "mandatory, optional, forfeit", "duty", DutyClause.class);
  }

  @Override
  public String article() {
    return "Whether a side that can capture must; what can be captured is what `majority` leaves to choose"
        + " from. `against the piece moved last` it must only if the"
        + " opponent's last move has brought a piece to where a first jump can take it, and then"
        + " by such a jump. With `forfeit` it need not, but then every piece that could have made"
        + " one of these captures is taken off after its move; with `of one piece` that is"
        + " the one that could have taken most, else the one that has moved; with `of kings only`"
        + " captures may be passed by if only kings can make one of them, which costs the kings.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "mandatory",
        "mandatory against the piece moved last\nmust go on",
        "optional\nmust go on",
        "forfeit\nmust go on",
        "forfeit of kings only\nmust go on",
        "forfeit of one piece\nmust go on");
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
    return List.of(
        switch (rules.capture().duty()) {
          case MANDATORY -> said("mandatory", "must.");
          case AGAINST_LAST_MOVED ->
            said(
                "mandatory against the piece moved last",
                "must if it can take the piece that has just been moved by a first jump, and must"
                    + " then take that piece first; else it need not.");
          case OPTIONAL -> said("optional", "need not.");
          case FORFEIT ->
            said("forfeit", "need not, but then loses the pieces that could have been chosen to.");
          case FORFEIT_KINGS ->
            said(
                "forfeit of kings only",
                "must, but where only kings can be chosen to it need not, and then loses those kings.");
          case FORFEIT_ONE ->
            said(
                "forfeit of one piece",
                "need not, but then loses the piece that could have taken most; of several the one"
                    + " that has moved, else the first in the order of the squares.");
        });
  }

  private Statement said(String clause, String what) {
    return statement(RulePart.Kind.DUTY.only(), "duty", clause, "A side that can capture " + what);
  }
}

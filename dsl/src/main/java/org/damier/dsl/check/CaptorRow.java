package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.syntax.Clause.CaptorClause;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code captor changes side}. */
final class CaptorRow extends ClauseRow<CaptorClause> {

  CaptorRow() {
    super("capture", "captor", "captor", CaptorClause.class);
  }

  @Override
  public String article() {
    return "What becomes of the capturing piece when its move is done: with `changes side` it goes"
        + " over to the opponent. It keeps its rank, but a man is promoted if he stands where men"
        + " of his new side are. Left out, it keeps its side.";
  }

  @Override
  public List<String> examples() {
    return List.of("captor changes side", "captor keeps side");
  }

  @Override
  void enter(CaptorClause clause, Mistakes mistakes, Draft draft) {
    draft.captor = clause.captor();
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    return rules.capture().captor() == Captor.KEEPS_SIDE
        ? List.of()
        : List.of(statement(
            RulePart.Kind.CAPTOR.only(),
            "captor",
            "captor changes side",
            "A piece that has captured goes over to the opponent when its move is done."));
  }
}

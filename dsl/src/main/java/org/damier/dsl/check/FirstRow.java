package org.damier.dsl.check;

import java.util.List;
import java.util.Locale;
import org.damier.dsl.syntax.Clause.FirstClause;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code white first}. */
final class FirstRow extends ClauseRow<FirstClause> {

  FirstRow() {
    super("play", "first", "first", FirstClause.class);
  }

  @Override
  public String article() {
    return "Which side makes the first move. White sits at the bottom of the board.";
  }

  @Override
  public List<String> examples() {
    return List.of("white first", "black first");
  }

  @Override
  void enter(FirstClause clause, Mistakes mistakes, Draft draft) {
    draft.first = clause.side();
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "first",
        "play",
        List.of("white", "black"),
        "Nothing says which side moves first.",
        "Under `play` say `white first` or `black first`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    String side = rules.first().title();
    return List.of(statement(
        RulePart.Kind.FIRST.only(),
        "first",
        side.toLowerCase(Locale.ROOT) + " first",
        side + " moves first."));
  }
}

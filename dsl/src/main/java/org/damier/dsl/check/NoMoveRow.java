package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.rules.Condition;
import org.damier.rules.Ending;

/** {@code no move loses}. */
final class NoMoveRow extends EndingRow {

  NoMoveRow() {
    super("no move", ConditionTree.NoMove.class);
  }

  @Override
  public String article() {
    return "What it means for a side to be unable to move when it is its turn, be all its pieces"
        + " captured or shut in. Judged after the endings by pieces, before counts and repetitions.";
  }

  @Override
  public List<String> examples() {
    return List.of("no move loses", "no move wins");
  }

  @Override
  Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft) {
    return Optional.of(new Condition.NoMove());
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "ending no move",
        "ending",
        List.of("no"),
        "Nothing says what happens to a side that cannot move.",
        "Under `ending` say `no move loses`, `no move wins` or `no move draws`.");
  }

  @Override
  Optional<Statement> statement(Ending ending) {
    return ending.condition() instanceof Condition.NoMove
        ? Optional.of(
            said("no move", "no move", ending, "A side that cannot move " + outcome(ending) + "."))
        : Optional.empty();
  }
}

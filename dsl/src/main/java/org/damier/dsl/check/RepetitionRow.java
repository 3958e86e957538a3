package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.rules.Condition;
import org.damier.rules.Ending;

/** {@code repetition 3 draws}. */
final class RepetitionRow extends EndingRow {

  private static final int MOST = 100;

  RepetitionRow() {
    super("repetition", ConditionTree.Repetition.class);
  }

  @Override
  public String article() {
    return "The same position, with the same side to move, for the n-th time, in a row or not. If it"
        + " does not draw, it is the player whose move has brought it about that wins or loses. A"
        + " derived variant drops the ending with `repetition plays on`.";
  }

  @Override
  public List<String> examples() {
    return List.of("repetition 3 draws", "repetition 3 loses", "repetition plays on");
  }

  @Override
  Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft) {
    var times = ((ConditionTree.Repetition) clause.condition()).times();
    if (times.isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          clause.span(),
          "Nothing says how often the position must have stood.",
          "Say for example `repetition 3 draws`.");
      return Optional.empty();
    }
    return Numbers.within(2, MOST, times.get(), "A repetition counts", mistakes)
        ? Optional.of(new Condition.Repetition(times.get().value()))
        : Optional.empty();
  }

  @Override
  Optional<Statement> statement(Ending ending) {
    return ending.condition() instanceof Condition.Repetition repetition
        ? Optional.of(said(
            "repetition " + repetition.times(),
            "repetition",
            ending,
            ending.verdict() == Ending.Verdict.DRAWS
                ? "A position that stands for the " + ordinal(repetition.times())
                    + " time with the same side to move is a draw."
                : "A player whose move lets a position stand for the "
                    + ordinal(repetition.times()) + " time with the same side to move "
                    + ending.verdict().word() + "."))
        : Optional.empty();
  }

  private static String ordinal(int number) {
    boolean teen = number / 10 % 10 == 1;
    return number
        + (teen
            ? "th"
            : switch (number % 10) {
              case 1 -> "st";
              case 2 -> "nd";
              case 3 -> "rd";
              default -> "th";
            });
  }
}

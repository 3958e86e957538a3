package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.Clause.VerdictWord;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** A kind of ending: one form of condition. */
abstract class EndingRow extends ClauseRow<EndingClause> {

  private final Class<? extends ConditionTree> form;

  EndingRow(String title, Class<? extends ConditionTree> form) {
    super("ending", title, "endingClause", EndingClause.class);
    this.form = form;
  }

  @Override
  final boolean covers(org.damier.dsl.syntax.Clause clause) {
    return clause instanceof EndingClause ending && form.isInstance(ending.condition());
  }

  @Override
  final void enter(EndingClause clause, Mistakes mistakes, Draft draft) {
    condition(clause, mistakes, draft)
        .ifPresent(condition -> draft.endings.add(new Ending(condition, verdict(clause))));
  }

  /** The condition as the model has it; empty, and reported, if it makes no sense. */
  abstract Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft);

  /** What the model's condition is called, in words and as a sentence; empty if it is not of this kind. */
  abstract Optional<Statement> statement(Ending ending);

  /** Endings are read back one by one, in their own order. */
  @Override
  final List<Statement> statements(RuleSet rules) {
    return List.of();
  }

  final Statement said(String condition, String name, Ending ending, String sentence) {
    // Which ending it is, is for those to say who read them back in order.
    return statement(
        RulePart.Kind.ENDING.only(),
        "ending " + name,
        condition + " " + ending.verdict().word(),
        sentence);
  }

  /** Reports an ending that nobody can win or lose by. */
  static void requireDraw(EndingClause clause, String what, Mistakes mistakes) {
    if (clause.verdict().value() != VerdictWord.DRAWS) {
      mistakes.add(
          Code.VERDICT_WITHOUT_SIDE,
          clause.verdict().span(),
          what + " concerns both sides alike, so neither can win or lose by it.",
          "Say `draws`.");
    }
  }

  private static Ending.Verdict verdict(EndingClause clause) {
    return switch (clause.verdict().value()) {
      case WINS -> Ending.Verdict.WINS;
      case LOSES -> Ending.Verdict.LOSES;
      // What plays on has been taken out of the rule book before.
      case DRAWS, PLAYS_ON -> Ending.Verdict.DRAWS;
    };
  }

  /** {@code wins}, {@code loses} or {@code draws} as a predicate of the side spoken of. */
  static String outcome(Ending ending) {
    return switch (ending.verdict()) {
      case WINS -> "wins";
      case LOSES -> "loses";
      case DRAWS -> "draws";
    };
  }
}

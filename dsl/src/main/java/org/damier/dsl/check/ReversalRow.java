package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause.ReversalClause;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/** {@code reversal forbidden}. */
final class ReversalRow extends ClauseRow<ReversalClause> {

  private @Nullable Mistakes mistakes;
  private Span span = Span.START;

  ReversalRow() {
    super("capture", "reversal", "reversal", ReversalClause.class);
  }

  @Override
  public String article() {
    return "Whether a capturing piece may turn back by 180 degrees between two jumps. It has to be"
        + " said where captured pieces are removed at once; otherwise the piece just jumped stands"
        + " in the way, and the question does not arise.";
  }

  @Override
  public List<String> examples() {
    return List.of("removal at once\nreversal allowed", "removal at once\nreversal forbidden");
  }

  @Override
  void enter(ReversalClause clause, Mistakes clauseMistakes, Draft draft) {
    draft.reversal = clause.reversal();
    mistakes = clauseMistakes;
    span = clause.span();
  }

  @Override
  void complete(Missing missing, Draft draft) {
    if (draft.removal == Removal.AT_ONCE) {
      missing.clause(
          "reversal",
          "capture",
          List.of("reversal"),
          "Captured pieces are removed at once, and nothing says whether a piece may turn back.",
          "Under `capture` say `reversal allowed` or `reversal forbidden`.");
    } else {
      if (mistakes != null && draft.removal != null) {
        mistakes.warnIfOwn(
            Code.WITHOUT_EFFECT,
            span,
            "Nothing can turn back anyway: the piece just jumped stays in the way.",
            "Leave this out, or say `removal at once`.");
      }
      draft.reversal = Reversal.ALLOWED;
    }
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    if (rules.capture().removal() != Removal.AT_ONCE) {
      return List.of();
    }
    boolean allowed = rules.capture().reversal() == Reversal.ALLOWED;
    return List.of(statement(
        RulePart.Kind.REVERSAL.only(),
        "reversal",
        "reversal " + (allowed ? "allowed" : "forbidden"),
        "Between two jumps a piece may " + (allowed ? "" : "not ") + "turn back by 180 degrees."));
  }
}

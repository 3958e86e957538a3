package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.syntax.Clause.ContinuationClause;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code must go on}, {@code may stop} or {@code single jump}. */
final class ContinuationRow extends ClauseRow<ContinuationClause> {

  ContinuationRow() {
    super("capture", "must go on, may stop, single jump", "continuation", ContinuationClause.class);
  }

  @Override
  public String article() {
    return "Whether a capture that can go on must, may also stop (where that holds for kings alone:"
        + " `may stop, kings only`; a man that becomes a king on its way is one from there on), or is one jump. Where capture is"
        + " mandatory it must go on unless another of the three is said; where it is optional, one"
        + " of them has to be.";
  }

  @Override
  public List<String> examples() {
    return List.of("must go on", "may stop", "may stop, kings only", "single jump");
  }

  @Override
  void enter(ContinuationClause clause, Mistakes mistakes, Draft draft) {
    draft.continuation = clause.continuation();
  }

  @Override
  void complete(Missing missing, Draft draft) {
    if (draft.continuation != null) {
      return;
    }
    if (draft.duty != null && draft.duty != Duty.MANDATORY) {
      missing.clause(
          "continuation",
          "capture",
          List.of("must", "may", "single"),
          "Capture is optional, and nothing says whether one that has begun must go on.",
          "Under `capture` say `must go on`, `may stop` or `single jump`.");
    } else {
      draft.continuation = Continuation.COMPULSORY;
    }
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    return List.of(
        switch (rules.capture().continuation()) {
          case COMPULSORY -> said("must go on", "A capture goes on while it can.");
          case MAY_STOP -> said("may stop", "A capture may stop after any jump.");
          case KINGS_MAY_STOP ->
            said(
                "may stop, kings only",
                "A king's capture may stop after any jump, a man's goes on while it can.");
          case SINGLE_JUMP -> said("single jump", "A capture is one jump.");
        });
  }

  private Statement said(String clause, String sentence) {
    return statement(RulePart.Kind.CONTINUATION.only(), "continuation", clause, sentence);
  }
}

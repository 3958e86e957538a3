package org.damier.hook.program;

import java.util.List;
import java.util.Objects;
import org.damier.hook.CandidateMove;
import org.damier.hook.EndingHook;
import org.damier.hook.HookFailure;
import org.damier.hook.MoveSink;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PositionView;
import org.damier.hook.PromotionHook;
import org.damier.hook.program.Parts.OfAct;

/**
 * A program run by the interpreter, as a hook of the kind that it was written for; asked as another kind, it fails.
 * Stateless and safe between threads; two are equal if their kinds and programs are. What goes wrong inside comes out as a {@link HookFailure} that says where.
 */
public final class ProgramHook implements MovesHook, PermitHook, PromotionHook, EndingHook {

  private static final List<Judgement> JUDGEMENTS = List.of(Judgement.values());

  private final HookProgram program;
  private final String kind;
  private final String script;
  private final int firstLine;
  private final OfAct body;

  /**
   * A hook.
   *
   * @param kind {@code moves}, {@code permit}, {@code promotion} or {@code ending}; for messages
   * @param script the file that the script stands in; for messages
   * @param firstLine the line of that file on which the script begins, from 1
   */
  public ProgramHook(HookProgram program, String kind, String script, int firstLine) {
    this.program = program;
    this.kind = kind;
    this.script = script;
    this.firstLine = firstLine;
    this.body = Acts.charged(program.body());
  }

  /** What it does. */
  public HookProgram program() {
    return program;
  }

  @Override
  public void moves(PositionView position, MoveSink moves) {
    run(new Run(program, position, moves, null));
  }

  @Override
  public boolean permits(PositionView position, CandidateMove move) {
    return answers(position, move);
  }

  @Override
  public boolean promotes(PositionView position, CandidateMove move) {
    return answers(position, move);
  }

  private boolean answers(PositionView position, CandidateMove move) {
    return run(new Run(program, position, null, move)) != 0;
  }

  @Override
  public Judgement judge(PositionView position) {
    return JUDGEMENTS.get(run(new Run(program, position, null, null)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ProgramHook hook
        && kind.equals(hook.kind)
        && program.equals(hook.program);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, program);
  }

  private int run(Run run) {
    try {
      body.run(run);
    } catch (RuntimeException failure) {
      throw HookFailure.in(kind, script, firstLine + run.line - 1, run.position, failure);
    }
    return run.answer;
  }
}

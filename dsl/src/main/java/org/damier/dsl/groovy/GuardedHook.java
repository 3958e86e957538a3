package org.damier.dsl.groovy;

import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.damier.hook.CandidateMove;
import org.damier.hook.EndingHook;
import org.damier.hook.HookFailure;
import org.damier.hook.MoveSink;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PositionView;
import org.damier.hook.PromotionHook;

/**
 * Stands around a compiled hook: what goes wrong inside comes out as a {@link HookFailure} that says where. It is a hook
 * of the kind that it was compiled for. Two are equal if they are of one kind, of the same text and equally confined.
 */
final class GuardedHook implements MovesHook, PermitHook, PromotionHook, EndingHook {

  private final HookKind kind;
  private final Object program;
  private final Script script;
  private final boolean confined;

  GuardedHook(HookKind kind, Object program, Script script, boolean confined) {
    this.kind = kind;
    this.program = program;
    this.script = script;
    this.confined = confined;
  }

  @Override
  public void moves(PositionView position, MoveSink moves) {
    call(position, () -> {
      ((MovesHook) program).moves(position, moves);
      return true;
    });
  }

  @Override
  public boolean permits(PositionView position, CandidateMove move) {
    return call(position, () -> ((PermitHook) program).permits(position, move));
  }

  @Override
  public boolean promotes(PositionView position, CandidateMove move) {
    return call(position, () -> ((PromotionHook) program).promotes(position, move));
  }

  @Override
  public Judgement judge(PositionView position) {
    return call(position, () -> ((EndingHook) program).judge(position));
  }

  private <T> T call(PositionView position, Supplier<T> call) {
    T answer;
    try {
      answer = call.get();
    } catch (Exception | StackOverflowError | AssertionError | LinkageError failure) {
      // Groovy lets a trusted hook throw checked exceptions where none are declared.
      throw failure(failure, position);
    }
    if (answer == null) {
      throw new HookFailure(
          "The " + kind.word() + " hook of " + script.name() + " gave no answer.");
    }
    return answer;
  }

  private HookFailure failure(Throwable cause, PositionView position) {
    return HookFailure.in(kind.word(), script.name(), line(cause), position, reason(cause));
  }

  /** The line of the file where it failed; 0 if the failure does not tell. */
  private int line(Throwable cause) {
    OptionalInt line = Arrays.stream(cause.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(GroovyFrontEnd.CLASS_NAME))
        .mapToInt(StackTraceElement::getLineNumber)
        .filter(number -> number > 0)
        .findFirst();
    return line.isPresent() ? script.lineInFile(line.getAsInt()) : 0;
  }

  private static Throwable reason(Throwable cause) {
    return cause instanceof StackOverflowError
        ? new HookFailure("it calls itself without end.", cause)
        : cause;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GuardedHook hook
        && kind == hook.kind
        && confined == hook.confined
        && script.text().equals(hook.script.text());
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, script.text(), confined);
  }
}

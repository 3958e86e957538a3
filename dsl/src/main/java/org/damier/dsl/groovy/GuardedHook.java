package org.damier.dsl.groovy;

import java.util.Arrays;
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

/** Stands around a compiled hook: what goes wrong inside comes out as a {@link HookFailure} that says where. */
final class GuardedHook {

  private final HookKind kind;
  private final Script script;

  private GuardedHook(HookKind kind, Script script) {
    this.kind = kind;
    this.script = script;
  }

  static Object around(HookKind kind, Object program, Script script) {
    GuardedHook guard = new GuardedHook(kind, script);
    return switch (kind) {
      case MOVES -> guard.moves((MovesHook) program);
      case PERMIT -> guard.permit((PermitHook) program);
      case PROMOTION -> guard.promotion((PromotionHook) program);
      case ENDING -> guard.ending((EndingHook) program);
    };
  }

  private MovesHook moves(MovesHook hook) {
    return (PositionView position, MoveSink moves) -> {
      try {
        hook.moves(position, moves);
      } catch (RuntimeException | StackOverflowError failure) {
        throw failure(failure);
      }
    };
  }

  private PermitHook permit(PermitHook hook) {
    return (PositionView position, CandidateMove move) ->
        answer(() -> hook.permits(position, move));
  }

  private PromotionHook promotion(PromotionHook hook) {
    return (PositionView position, CandidateMove move) ->
        answer(() -> hook.promotes(position, move));
  }

  private EndingHook ending(EndingHook hook) {
    return position -> answer(() -> hook.judge(position));
  }

  private <T> T answer(Supplier<T> call) {
    T answer;
    try {
      answer = call.get();
    } catch (RuntimeException | StackOverflowError failure) {
      throw failure(failure);
    }
    if (answer == null) {
      throw new HookFailure(
          "The " + kind.word() + " hook of " + script.name() + " gave no answer.");
    }
    return answer;
  }

  private HookFailure failure(Throwable cause) {
    return HookFailure.in(kind.word(), script.name(), line(cause), reason(cause));
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
}

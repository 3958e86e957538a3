package org.damier.codegen.hooks;

import java.util.Optional;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.Value.Call;

/** What a hook that permits moves says of captures, told by nothing but that they capture. */
final class HookVerdict {

  /** What is known of a block: it answers yes, may go on without a no, or may answer no. */
  private enum Outcome {
    YES,
    GOES_ON,
    UNSURE
  }

  private HookVerdict() {}

  /** Whether it is certain that every capture is permitted. */
  static boolean permitsCaptures(HookProgram program) {
    return of(program.body()) == Outcome.YES;
  }

  private static Outcome of(Block block) {
    for (Act act : block.acts()) {
      Outcome outcome = of(act);
      if (outcome != Outcome.GOES_ON) {
        return outcome;
      }
    }
    return Outcome.GOES_ON;
  }

  private static Outcome of(Act act) {
    if (act instanceof Act.Answer answer) {
      return answer.value().flatMap(HookVerdict::truth).orElse(false)
          ? Outcome.YES
          : Outcome.UNSURE;
    }
    if (act instanceof Act.When when) {
      Optional<Boolean> condition = truth(when.condition());
      return condition.isPresent()
          ? of(condition.get() ? when.then() : when.otherwise())
          : either(of(when.then()), of(when.otherwise()));
    }
    if (act instanceof Act.Loop loop) {
      return either(Outcome.GOES_ON, of(loop.body()));
    }
    return act instanceof Act.ForEach each
        ? either(Outcome.GOES_ON, of(each.body()))
        : Outcome.GOES_ON;
  }

  private static Outcome either(Outcome one, Outcome other) {
    if (one == Outcome.UNSURE || other == Outcome.UNSURE) {
      return Outcome.UNSURE;
    }
    return one == other ? one : Outcome.GOES_ON;
  }

  /** What a condition is in the case of a capture, if that is certain. */
  private static Optional<Boolean> truth(Value value) {
    if (value instanceof Value.Constant constant) {
      return Optional.of(constant.value() != 0);
    }
    if (value instanceof Value.Choice choice) {
      Optional<Boolean> yes = truth(choice.yes());
      Optional<Boolean> no = truth(choice.no());
      return truth(choice.condition())
          .map(holds -> holds ? yes : no)
          .orElse(yes.equals(no) ? yes : Optional.empty());
    }
    if (!(value instanceof Call call)) {
      return Optional.empty();
    }
    return switch (call.operation()) {
      case NOT -> truth(call.operands().get(0)).map(holds -> !holds);
      case IS_EMPTY ->
        call.operands().get(0) instanceof Call set && set.operation() == Operation.CAPTURED
            ? Optional.of(false)
            : Optional.empty();
      default -> Optional.empty();
    };
  }
}

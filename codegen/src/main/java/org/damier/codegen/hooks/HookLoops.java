package org.damier.codegen.hooks;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.damier.board.Direction;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.damier.hook.program.Variable;

/** What can be told of loops of a hook's program by looking at them. */
final class HookLoops {

  private HookLoops() {}

  /** The variables that a block may give other values. */
  static Set<Variable> changed(Block block) {
    Set<Variable> changed = new LinkedHashSet<>();
    for (Act act : block.acts()) {
      if (act instanceof Act.Assign assign) {
        changed.add(assign.variable());
      } else if (act instanceof Act.When when) {
        changed.addAll(changed(when.then()));
        changed.addAll(changed(when.otherwise()));
      } else if (act instanceof Act.Loop loop) {
        changed.addAll(changed(loop.body()));
        changed.addAll(changed(loop.next()));
      } else if (act instanceof Act.ForEach each) {
        changed.addAll(changed(each.body()));
      }
    }
    return changed;
  }

  /** Whether a block may add moves. */
  static boolean adds(Block block) {
    return block.acts().stream().anyMatch(HookLoops::adds);
  }

  private static boolean adds(Act act) {
    if (act instanceof Act.When when) {
      return adds(when.then()) || adds(when.otherwise());
    }
    if (act instanceof Act.Loop loop) {
      return adds(loop.body());
    }
    return act instanceof Act.AddAll || (act instanceof Act.ForEach each && adds(each.body()));
  }

  /** Whether a turn of the loop that has this body may end early. */
  static boolean isLeft(Block body) {
    return isLeft(body, true) || isLeft(body, false);
  }

  /** Whether a turn may end early, and the loop with it or not. */
  static boolean isLeft(Block body, boolean altogether) {
    return body.acts().stream().anyMatch(act -> isLeft(act, altogether));
  }

  private static boolean isLeft(Act act, boolean altogether) {
    if (act instanceof Act.When when) {
      return isLeft(when.then(), altogether) || isLeft(when.otherwise(), altogether);
    }
    return act instanceof Act.Leave leave && leave.altogether() == altogether;
  }

  /**
   * Whether a loop goes on only while a set is not empty that each turn moves on in one direction, or thins out after: such
   * a loop ends at the edge of the board.
   */
  static boolean endsAtTheEdge(Act.Loop loop, HookValues values) {
    Optional<Variable> walker = walker(loop.condition());
    if (walker.isEmpty() || isLeft(loop.body(), false)) {
      return false;
    }
    // By set, the direction in which it is some steps on from where the walker was; none for no
    // step.
    Map<Variable, Optional<Direction>> ways = new HashMap<>();
    ways.put(walker.get(), Optional.empty());
    values.scoped(() -> {
      loop.body().acts().forEach(act -> follow(act, ways, values));
      loop.next().acts().forEach(act -> follow(act, ways, values));
    });
    return ways.getOrDefault(walker.get(), Optional.empty()).isPresent();
  }

  /** The set of a condition {@code !set.isEmpty()}. */
  private static Optional<Variable> walker(Value condition) {
    return condition instanceof Value.Call not
            && not.operation() == Operation.NOT
            && not.operands().get(0) instanceof Value.Call isEmpty
            && isEmpty.operation() == Operation.IS_EMPTY
            && isEmpty.operands().get(0) instanceof Value.Read read
        ? Optional.of(read.variable())
        : Optional.empty();
  }

  private static void follow(Act act, Map<Variable, Optional<Direction>> ways, HookValues values) {
    if (act instanceof Act.Assign assign) {
      values.note(assign.variable(), assign.value());
      if (assign.variable().type() == ValueType.SET) {
        Optional<Optional<Direction>> way = way(assign.value(), ways, values);
        ways.remove(assign.variable());
        way.ifPresent(known -> ways.put(assign.variable(), known));
      }
    } else {
      ways.keySet().removeAll(changed(new Block(java.util.List.of(act), 1)));
    }
  }

  @SuppressWarnings(
      "OptionalMapToOptional") // Outside: whether it is known; inside: whether there is a step.
  private static Optional<Optional<Direction>> way(
      Value set, Map<Variable, Optional<Direction>> ways, HookValues values) {
    if (set instanceof Value.Read read) {
      return Optional.ofNullable(ways.get(read.variable()));
    }
    if (!(set instanceof Value.Call call)) {
      return Optional.empty();
    }
    return switch (call.operation()) {
      case AND ->
        way(call.operands().get(0), ways, values)
            .or(() -> way(call.operands().get(1), ways, values));
      case MINUS -> way(call.operands().get(0), ways, values);
      case STEP, BOARD_STEP -> {
        Direction step = values.direction(call.operands().get(1));
        yield way(call.operands().get(0), ways, values)
            .filter(way -> way.isEmpty() || way.get() == step)
            .map(way -> Optional.of(step));
      }
      default -> Optional.empty();
    };
  }
}

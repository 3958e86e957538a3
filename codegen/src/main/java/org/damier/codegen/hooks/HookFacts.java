package org.damier.codegen.hooks;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.Variable;

/** What is known of a hook's program before it is staged. */
final class HookFacts {

  private final Map<Variable, List<Value>> assigned = new HashMap<>();
  private final Set<Operation> operations = EnumSet.noneOf(Operation.class);
  private final Set<Variable> setsOfMen;
  private boolean ends;

  HookFacts(HookProgram program) {
    look(program.body());
    this.setsOfMen = setsOfMen();
  }

  private void look(Block block) {
    block.acts().forEach(this::look);
  }

  private void look(Act act) {
    if (act instanceof Act.Assign assign) {
      assigned
          .computeIfAbsent(assign.variable(), variable -> new ArrayList<>())
          .add(assign.value());
      look(assign.value());
    } else if (act instanceof Act.When when) {
      look(when.condition());
      look(when.then());
      look(when.otherwise());
    } else if (act instanceof Act.Loop loop) {
      look(loop.condition());
      look(loop.body());
      look(loop.next());
    } else if (act instanceof Act.ForEach each) {
      look(each.list());
      look(each.body());
    } else if (act instanceof Act.Answer answer) {
      ends = true;
      answer.value().ifPresent(this::look);
    } else if (act instanceof Act.AddAll all) {
      look(all.from());
      look(all.direction());
      look(all.distance());
    }
  }

  private void look(Value value) {
    if (value instanceof Value.Call call) {
      operations.add(call.operation());
      call.operands().forEach(this::look);
    } else if (value instanceof Value.Choice choice) {
      look(choice.condition());
      look(choice.yes());
      look(choice.no());
    } else if (value instanceof Value.DirectionList list) {
      list.elements().forEach(this::look);
    }
  }

  /** Whether the program may end before its last statement. */
  boolean ends() {
    return ends;
  }

  /** Whether the program asks one of these. */
  boolean asks(Operation... some) {
    return Set.of(some).stream().anyMatch(operations::contains);
  }

  /** Whether the variable keeps its first value. */
  boolean isConstant(Variable variable) {
    return assigned.getOrDefault(variable, List.of()).size() == 1;
  }

  /** The variables that never hold another square than those of own men: all, but for those that may. */
  private Set<Variable> setsOfMen() {
    Set<Variable> candidates = new HashSet<>(assigned.keySet());
    boolean changed = true;
    while (changed) {
      changed = candidates.removeIf(variable -> assigned.getOrDefault(variable, List.of()).stream()
          .anyMatch(value -> !isOfMen(value, candidates)));
    }
    return candidates;
  }

  /** Whether all squares of the set are known to be those of own men. */
  boolean isOfMen(Value set) {
    return isOfMen(set, setsOfMen);
  }

  private static boolean isOfMen(Value set, Set<Variable> known) {
    if (set instanceof Value.Read read) {
      return known.contains(read.variable());
    }
    if (set instanceof Value.Choice choice) {
      return isOfMen(choice.yes(), known) && isOfMen(choice.no(), known);
    }
    if (!(set instanceof Value.Call call)) {
      return false;
    }
    return switch (call.operation()) {
      case MEN -> true;
      case MINUS -> isOfMen(call.operands().get(0), known);
      case AND -> call.operands().stream().anyMatch(operand -> isOfMen(operand, known));
      case OR -> call.operands().stream().allMatch(operand -> isOfMen(operand, known));
      default -> false;
    };
  }
}

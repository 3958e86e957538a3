package org.damier.codegen;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.damier.board.Direction;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Exit;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.hook.HookBudget;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.Value.Call;
import org.damier.hook.program.ValueType;

/**
 * Stages the statements of a hook's program. Loops over directions are rolled out, so that each turn knows its own. The
 * budget is charged at the turns of other loops, and never too little: where it seems to be spent, {@link HookAdds#ask} lets
 * the interpreter find out.
 */
final class HookBody {

  private static final Value TRUE = new Value.Constant(ValueType.BOOLEAN, 1);

  private final HookFacts facts;
  private final HookValues values;
  private final HookAdds adds;
  private final Deque<Around> loops = new ArrayDeque<>();
  private final Exit end = new Exit("hook");
  private final Expr.Local steps;

  /** Where the loop around goes on when it is left, and when its turn is. */
  private record Around(Exit loop, Exit turn) {}

  private HookBody(HookFacts facts, HookValues values, HookAdds adds, Expr.Local steps) {
    this.facts = facts;
    this.values = values;
    this.adds = adds;
    this.steps = steps;
  }

  /** Stages a whole program. */
  static void stage(Code code, Block program, HookFacts facts, HookValues values, HookAdds adds) {
    int atMost = new HookCost(values, code).of(program);
    if (atMost > HookBudget.STEPS) {
      throw new NotStaged("more than the budget");
    }
    Expr.Local steps = code.variable("steps", Exprs.constant(HookBudget.STEPS - atMost));
    HookBody body = new HookBody(facts, values, adds, steps);
    code.leavable(body.end, inside -> body.stage(inside, program));
  }

  private void stage(Code code, Block block) {
    values.scoped(() -> block.acts().forEach(act -> stage(code, act)));
  }

  private void stage(Code code, Act act) {
    if (act instanceof Act.Assign assign) {
      values.assign(code, assign.variable(), assign.value(), facts.isConstant(assign.variable()));
    } else if (act instanceof Act.When when) {
      code.when(
          values.check(code, when.condition()),
          then -> stage(then, when.then()),
          otherwise -> stage(otherwise, when.otherwise()));
    } else if (act instanceof Act.ForEach each) {
      rollOut(code, each);
    } else if (act instanceof Act.Loop loop) {
      loop(code, loop);
    } else if (act instanceof Act.Leave leave) {
      Around around = loops.element();
      code.leave(leave.altogether() ? around.loop() : around.turn());
    } else if (act instanceof Act.Answer) {
      code.leave(end);
    } else if (act instanceof Act.AddAll all) {
      adds.stage(
          code,
          values.set(code, all.from()),
          facts.isOfMen(all.from()),
          values.direction(code, all.direction()),
          values.number(code, all.distance()));
    } else {
      // A move from square to square may have been listed before.
      adds.ask(code);
    }
  }

  private void rollOut(Code code, Act.ForEach each) {
    List<Direction> directions = values.list(code, each.list());
    Around around = new Around(new Exit("directions"), new Exit("direction"));
    loops.push(around);
    leavable(code, around.loop(), leaves(each.body(), true), all -> {
      for (Direction direction : directions) {
        all.note(each.variable().name() + " " + direction.name().toLowerCase(Locale.ROOT));
        leavable(
            all,
            around.turn(),
            leaves(each.body(), false),
            turn -> values.scoped(() -> {
              values.define(each.variable(), direction);
              stage(turn, each.body());
            }));
      }
    });
    loops.pop();
  }

  private void loop(Code code, Act.Loop loop) {
    Around around = new Around(new Exit("loop"), new Exit("turn"));
    boolean plain = isPlain(loop.condition());
    loops.push(around);
    leavable(code, around.loop(), !plain || leaves(loop.body(), true), whole -> {
      Check test = values.check(whole, plain ? loop.condition() : TRUE);
      whole.loopWhile(test, turn -> {
        if (!plain) {
          Check goesOn = values.check(turn, loop.condition());
          turn.when(goesOn.inverse(), out -> out.leave(around.loop()));
        }
        charge(turn, loop);
        leavable(turn, around.turn(), leaves(loop.body(), false), body -> stage(body, loop.body()));
        stage(turn, loop.next());
      });
    });
    loops.pop();
  }

  private void charge(Code code, Act.Loop loop) {
    int ofTurn = loop.mostStepsOfTurn() + new HookCost(values, code).inside(loop.body());
    code.set(steps, Exprs.subtract(steps, Exprs.constant(ofTurn)));
    code.when(Check.less(steps, Exprs.constant(0)), adds::ask);
  }

  private static void leavable(Code code, Exit exit, boolean isLeft, Consumer<Code> body) {
    if (isLeft) {
      code.leavable(exit, body);
    } else {
      body.accept(code);
    }
  }

  /** Whether the body of a loop leaves that loop, or its turn only. */
  private static boolean leaves(Block body, boolean altogether) {
    return body.acts().stream().anyMatch(act -> leaves(act, altogether));
  }

  private static boolean leaves(Act act, boolean altogether) {
    if (act instanceof Act.When when) {
      return leaves(when.then(), altogether) || leaves(when.otherwise(), altogether);
    }
    return act instanceof Act.Leave leave && leave.altogether() == altogether;
  }

  /** Whether the condition can be looked at without a statement before. */
  private static boolean isPlain(Value value) {
    if (value instanceof Call call) {
      boolean stands = Stream.of(Operation.STEP, Operation.BOARD_STEP)
          .noneMatch(step -> step == call.operation());
      return stands
          && call.operands().stream()
              .allMatch(operand -> isPlain(operand) && !isTruthOfCall(call, operand));
    }
    return value instanceof Value.Read || value instanceof Value.Constant;
  }

  /** Whether a truth value is compared with another, which takes a variable. */
  private static boolean isTruthOfCall(Call call, Value operand) {
    return call.operation() != Operation.NOT
        && operand instanceof Call
        && operand.type() == ValueType.BOOLEAN;
  }
}

package org.damier.codegen.hooks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
 * budget is charged at the turns of other loops, and never too little: where it seems to be spent, {@link HookEffects#ask} lets
 * the interpreter find out.
 */
final class HookBody {

  private static final Value TRUE = new Value.Constant(ValueType.BOOLEAN, 1);

  private final HookFacts facts;
  private final HookValues values;
  private final HookCost cost;
  private final HookEffects effects;
  private final HookProof proof;
  private final Deque<Around> loops = new ArrayDeque<>();
  private final Exit end = new Exit("hook");

  // What is left for loops of which nobody knows how often they turn, where there are any.
  private final Optional<Expr.Local> steps;

  /** Where the loop around goes on when it is left, and when its turn is. */
  private record Around(Exit loop, Exit turn) {}

  private HookBody(
      Code code,
      Block program,
      HookFacts facts,
      HookValues values,
      HookEffects effects,
      HookProof proof) {
    this.facts = facts;
    this.values = values;
    this.cost = new HookCost(values, effects.lengthOfLines());
    this.effects = effects;
    this.proof = proof;
    int atMost = cost.of(program);
    if (atMost > HookBudget.STEPS) {
      throw new NotStaged("more than the budget");
    }
    this.steps = cost.hasOpenLoops()
        ? Optional.of(code.variable("steps", Exprs.constant(HookBudget.STEPS - atMost)))
        : Optional.empty();
  }

  /** Stages a whole program. */
  static void stage(
      Code code,
      Block program,
      HookFacts facts,
      HookValues values,
      HookEffects effects,
      HookProof proof) {
    HookBody body = new HookBody(code, program, facts, values, effects, proof);
    if (facts.ends()) {
      code.leavable(body.end, inside -> body.stage(inside, program));
    } else {
      body.stage(code, program);
    }
  }

  private void stage(Code code, Block block) {
    values.scoped(() -> block.acts().forEach(act -> stage(code, act)));
  }

  private void stage(Code code, Act act) {
    if (act instanceof Act.Assign assign) {
      boolean isConstant = facts.isConstant(assign.variable());
      values.assign(code, assign.variable(), assign.value(), isConstant);
      proof.assign(assign.variable(), assign.value());
    } else if (act instanceof Act.When when) {
      when(code, when);
    } else if (act instanceof Act.ForEach each) {
      rollOut(code, each);
    } else if (act instanceof Act.Loop loop) {
      loop(code, loop);
    } else if (act instanceof Act.Leave leave) {
      Around around = loops.element();
      code.leave(leave.altogether() ? around.loop() : around.turn());
    } else if (act instanceof Act.Answer answer) {
      effects.answer(code, answer.value());
      code.leave(end);
    } else if (act instanceof Act.AddAll all) {
      add(code, all);
    } else {
      // A move from square to square may have been listed before.
      effects.ask(code);
    }
  }

  private void when(Code code, Act.When when) {
    Check test = values.check(code, when.condition());
    if (test.isKnown()) {
      stage(code, test.holds() ? when.then() : when.otherwise());
      return;
    }
    HookProof before = proof.copy();
    HookProof afterThen = proof.copy();
    code.when(
        test,
        then -> {
          stage(then, when.then());
          afterThen.become(proof);
          proof.become(before);
        },
        otherwise -> stage(otherwise, when.otherwise()));
    proof.meet(afterThen);
  }

  private void add(Code code, Act.AddAll all) {
    Direction direction = values.direction(all.direction());
    HookAdds.Certain certain = new HookAdds.Certain(
        facts.isOfMen(all.from()), proof.lands(all, direction), proof.outdoes(all, direction));
    effects.stage(
        code,
        values.set(code, all.from()),
        direction,
        values.number(code, all.distance()),
        certain);
  }

  private void rollOut(Code code, Act.ForEach each) {
    List<Direction> directions = values.list(each.list());
    Exit loop = new Exit("directions");
    leavable(code, loop, HookLoops.isLeft(each.body(), true), all -> {
      for (Direction direction : directions) {
        // Each turn is a block of its own, so that whoever cuts it short goes on with the next.
        Around around = new Around(loop, new Exit("direction"));
        loops.push(around);
        proof.beginTurn(each);
        all.note(each.variable().name() + " " + direction.name().toLowerCase(Locale.ROOT));
        leavable(
            all,
            around.turn(),
            HookLoops.isLeft(each.body(), false),
            turn -> values.scoped(() -> {
              values.define(each.variable(), direction);
              stage(turn, each.body());
            }));
        loops.pop();
      }
    });
    proof.beginTurn(each);
  }

  private void loop(Code code, Act.Loop loop) {
    Around around = new Around(new Exit("loop"), new Exit("turn"));
    boolean plain = isPlain(loop.condition());
    boolean charged = cost.of(loop).isEmpty();
    proof.enter(loop);
    HookProof atEnd = proof.copy();
    loops.push(around);
    leavable(code, around.loop(), !plain || HookLoops.isLeft(loop.body(), true), whole -> {
      Check test = values.check(whole, plain ? loop.condition() : TRUE);
      whole.loopWhile(test, turn -> {
        if (!plain) {
          Check goesOn = values.check(turn, loop.condition());
          turn.when(goesOn.inverse(), out -> out.leave(around.loop()));
        }
        if (charged) {
          charge(turn, loop);
        }
        boolean cutShort = HookLoops.isLeft(loop.body(), false);
        leavable(turn, around.turn(), cutShort, body -> stage(body, loop.body()));
        stage(turn, loop.next());
      });
    });
    loops.pop();
    proof.become(atEnd);
  }

  private void charge(Code code, Act.Loop loop) {
    Expr.Local left = steps.orElseThrow();
    code.set(left, Exprs.subtract(left, Exprs.constant(cost.ofTurn(loop))));
    code.when(Check.less(left, Exprs.constant(0)), effects::ask);
  }

  private static void leavable(Code code, Exit exit, boolean isLeft, Consumer<Code> body) {
    if (isLeft) {
      code.leavable(exit, body);
    } else {
      body.accept(code);
    }
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

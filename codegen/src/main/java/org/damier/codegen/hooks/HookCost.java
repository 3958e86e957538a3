package org.damier.codegen.hooks;

import java.util.OptionalInt;
import org.damier.board.Direction;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;

/** The most that parts of a hook's program can take from its budget, without the turns of loops that are not rolled out. */
final class HookCost {

  /** Loops that may take more are charged turn by turn. */
  private static final int MOST_OF_LOOP = 10_000;

  private final HookValues values;
  private final int lengthOfLines;
  private boolean hasOpenLoops;

  HookCost(HookValues values, int lengthOfLines) {
    this.values = values;
    this.lengthOfLines = lengthOfLines;
  }

  /** Of the block and what is inside of it. */
  int of(Block block) {
    return block.mostSteps() + inside(block);
  }

  /** Of what is inside of the block alone. */
  int inside(Block block) {
    int[] sum = {0};
    values.scoped(() -> block.acts().forEach(act -> sum[0] += inside(act)));
    return sum[0];
  }

  /** What all turns of a loop can take, if it is known how many there can be, and they are few. */
  OptionalInt of(Act.Loop loop) {
    int all =
        HookLoops.endsAtTheEdge(loop, values) ? lengthOfLines * ofTurn(loop) : Integer.MAX_VALUE;
    if (all <= MOST_OF_LOOP) {
      return OptionalInt.of(all);
    }
    hasOpenLoops = true;
    return OptionalInt.empty();
  }

  /** Whether a loop was met that has to be charged turn by turn. */
  boolean hasOpenLoops() {
    return hasOpenLoops;
  }

  /** Of one turn. */
  int ofTurn(Act.Loop loop) {
    return loop.mostStepsOfTurn() + inside(loop.body());
  }

  private int inside(Act act) {
    if (act instanceof Act.Assign assign) {
      values.note(assign.variable(), assign.value());
    }
    if (act instanceof Act.When when) {
      return of(when.then()) + of(when.otherwise());
    }
    if (act instanceof Act.Loop loop) {
      return of(loop).orElse(0);
    }
    return act instanceof Act.ForEach each ? ofAll(each) : 0;
  }

  private int ofAll(Act.ForEach each) {
    int[] sum = {0};
    for (Direction direction : values.list(each.list())) {
      values.scoped(() -> {
        values.define(each.variable(), direction);
        sum[0] += each.mostStepsOfTurn() + inside(each.body());
      });
    }
    return sum[0];
  }
}

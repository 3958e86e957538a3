package org.damier.codegen;

import org.damier.codegen.stage.Code;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;

/** The most that parts of a hook's program can take from its budget, without the turns of loops that are not rolled out. */
final class HookCost {

  private final HookValues values;
  private final Code code;

  HookCost(HookValues values, Code code) {
    this.values = values;
    this.code = code;
  }

  /** Of the block and what is inside of it. */
  int of(Block block) {
    return block.mostSteps() + inside(block);
  }

  /** Of what is inside of the block alone. */
  int inside(Block block) {
    return block.acts().stream().mapToInt(this::inside).sum();
  }

  private int inside(Act act) {
    if (act instanceof Act.When when) {
      return of(when.then()) + of(when.otherwise());
    }
    if (act instanceof Act.ForEach each) {
      int turns = values.list(code, each.list()).size();
      return turns * (each.mostStepsOfTurn() + inside(each.body()));
    }
    return 0;
  }
}

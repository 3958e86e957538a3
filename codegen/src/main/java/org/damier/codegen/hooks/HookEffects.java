package org.damier.codegen.hooks;

import java.util.Optional;
import org.damier.board.Direction;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.hook.program.Value;

/** What a staged hook does beyond calculating. */
interface HookEffects {

  /** Stages the adding of a move for every square of the set. */
  void stage(Code code, Bits set, Direction direction, Expr distance, HookAdds.Certain certain);

  /** Stages the answer with which the program ends, if hooks of its kind give one. */
  void answer(Code code, Optional<Value> value);

  /** Stages what happens where only the interpreter can tell what is meant. */
  void ask(Code code);

  /** How many squares a line has at most. */
  int lengthOfLines();
}

package org.damier.codegen.hooks;

import java.util.List;
import java.util.Optional;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.Value.Call;
import org.damier.hook.program.ValueType;

/**
 * Turns the answer of a hook that permits moves into a set: the squares from which a move without capture is permitted. Asked
 * once for all pieces, not once a move. What asks for more of a move than whence it comes and whose it is cannot be staged.
 */
final class PermittedOrigins implements HookEffects {

  private static final List<Rank> RANKS = List.of(Rank.values());

  private final Program program;
  private final SideView view;
  private final HookValues values;
  private final Bits permitted;

  /** Assigns to {@code permitted}, a variable. */
  PermittedOrigins(Program program, SideView view, HookValues values, Bits permitted) {
    this.program = program;
    this.view = view;
    this.values = values;
    this.permitted = permitted;
  }

  @Override
  public void stage(
      Code code, Bits set, Direction direction, Expr distance, HookAdds.Certain certain) {
    throw new NotStaged("a move that a judge adds");
  }

  @Override
  public void ask(Code code) {
    throw new NotStaged("what may be more than the budget");
  }

  @Override
  public int lengthOfLines() {
    return HookAdds.lengthOfLines(program);
  }

  @Override
  public void answer(Code code, Optional<Value> value) {
    permitted.set(
        code, origins(code, value.orElseThrow(() -> new NotStaged("a judge without answer"))));
  }

  private Bits origins(Code code, Value truth) {
    if (!isOfMove(truth)) {
      return allIf(code, values.check(code, truth));
    }
    if (truth instanceof Value.Choice choice) {
      Bits condition = origins(code, choice.condition()).let(code, "condition");
      Bits yes = origins(code, choice.yes()).and(condition);
      return yes.or(origins(code, choice.no()).minus(condition)).let(code, "origins");
    }
    Call call = (Call) truth;
    return switch (call.operation()) {
      case NOT -> program.all().minus(origins(code, call.operands().get(0)));
      case HAS_SQUARE, HAS_INDEX -> {
        requireOrigin(call.operands().get(1));
        yield values.set(code, call.operands().get(0));
      }
      case IS_EMPTY, SAME_SET, OTHER_SET -> allIf(code, values.check(code, truth));
      case SAME_RANK -> ofRank(call.operands());
      case OTHER_RANK -> program.all().minus(ofRank(call.operands()));
      default -> throw new NotStaged(call.operation().toString());
    };
  }

  private Bits allIf(Code code, Check test) {
    if (test.isKnown()) {
      return test.holds() ? program.all() : Bits.none(program.words());
    }
    Bits all = Bits.none(program.words()).variable(code, "permitting");
    code.when(test, then -> all.set(then, program.all()));
    return all;
  }

  /** The square where the moving piece stands, or its index. */
  private static void requireOrigin(Value square) {
    Value named = square instanceof Call call && call.operation() == Operation.INDEX
        ? call.operands().get(0)
        : square;
    if (!(named instanceof Call call) || call.operation() != Operation.FROM) {
      throw new NotStaged("another square than the origin");
    }
  }

  /** The squares where the moving piece would be of the rank that it is compared with. */
  private Bits ofRank(List<Value> compared) {
    boolean moveFirst = compared.get(0) instanceof Call;
    if (!(compared.get(moveFirst ? 1 : 0) instanceof Value.Constant rank)
        || rank.type() != ValueType.RANK) {
      throw new NotStaged("a rank that is not known before the game");
    }
    return RANKS.get(rank.value()) == Rank.MAN ? view.men() : program.all().minus(view.men());
  }

  /** Whether the value depends on the move that is judged. */
  private static boolean isOfMove(Value value) {
    if (value instanceof Value.Choice choice) {
      return isOfMove(choice.condition()) || isOfMove(choice.yes()) || isOfMove(choice.no());
    }
    return value instanceof Call call
        && (call.operation().receiver() == ValueType.MOVE
            || call.operands().stream().anyMatch(PermittedOrigins::isOfMove));
  }
}

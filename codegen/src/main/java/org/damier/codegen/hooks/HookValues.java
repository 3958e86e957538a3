package org.damier.codegen.hooks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.damier.hook.program.Variable;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/**
 * Stages the values of a hook's program. Directions and sides must be known while staging; they are constants, as is all
 * that follows from them. Sets are free of ghosts.
 */
final class HookValues {

  private static final List<Direction> DIRECTIONS = List.of(Direction.values());
  private static final List<Side> SIDES = List.of(Side.values());

  private final Program program;
  private final SideView view;

  private Map<Variable, Expr> numbers = new HashMap<>();
  private Map<Variable, Bits> sets = new HashMap<>();

  HookValues(Program program, SideView view) {
    this.program = program;
    this.view = view;
  }

  /** Runs what stages a block, and forgets the variables that it declares. */
  void scoped(Runnable block) {
    Map<Variable, Expr> outerNumbers = numbers;
    Map<Variable, Bits> outerSets = sets;
    numbers = new HashMap<>(numbers);
    sets = new HashMap<>(sets);
    block.run();
    numbers = outerNumbers;
    sets = outerSets;
  }

  /** Lets a variable stand for a direction. */
  void define(Variable variable, Direction direction) {
    numbers.put(variable, Exprs.constant(direction.ordinal()));
  }

  /** Remembers what an assignment makes known while staging, and stages nothing. */
  void note(Variable variable, Value value) {
    if (isOrdinal(variable.type())) {
      numbers.put(variable, Exprs.constant(ordinal(value)));
    }
  }

  /** Stages an assignment. */
  void assign(Code code, Variable variable, Value value, boolean isConstant) {
    String name = variable.name().replace("$", "made");
    if (variable.type() == ValueType.SET) {
      assignSet(code, variable, name, set(code, value), isConstant);
    } else if (isConstant && isOrdinal(variable.type())) {
      note(variable, value);
    } else {
      assignNumber(code, variable, name, number(code, value), isConstant);
    }
  }

  private void assignSet(
      Code code, Variable variable, String name, Bits value, boolean isConstant) {
    Bits known = sets.get(variable);
    if (known != null) {
      known.set(code, value);
    } else {
      sets.put(variable, isConstant ? value.let(code, name) : value.variable(code, name));
    }
  }

  private void assignNumber(
      Code code, Variable variable, String name, Expr value, boolean isConstant) {
    if (variable.type() != ValueType.INT && variable.type() != ValueType.BOOLEAN) {
      throw new NotStaged("`" + variable.name() + "` is not known before the game");
    }
    Expr known = numbers.get(variable);
    if (known != null) {
      code.set((Expr.Local) known, value);
    } else {
      numbers.put(variable, isConstant ? code.let(name, value) : code.variable(name, value));
    }
  }

  private static boolean isOrdinal(ValueType type) {
    return type == ValueType.DIRECTION || type == ValueType.SIDE;
  }

  /** A number, a truth value as 0 or 1, or an ordinal. */
  Expr number(Code code, Value value) {
    if (isOrdinal(value.type())) {
      return Exprs.constant(ordinal(value));
    }
    if (value instanceof Value.Constant constant) {
      return Exprs.constant(constant.value());
    }
    if (value instanceof Value.Read read) {
      return known(numbers, read);
    }
    if (value instanceof Value.Choice choice) {
      return choose(code, choice);
    }
    if (value instanceof Value.Call call) {
      return call.type() == ValueType.BOOLEAN ? truth(code, call) : calculated(code, call);
    }
    throw new NotStaged("squares by name");
  }

  private static <T> T known(Map<Variable, T> values, Value.Read read) {
    T value = values.get(read.variable());
    if (value == null) {
      throw new NotStaged("`" + read.variable().name() + "` has no value here");
    }
    return value;
  }

  private Expr choose(Code code, Value.Choice choice) {
    Check test = check(code, choice.condition());
    if (test.isKnown()) {
      return number(code, test.holds() ? choice.yes() : choice.no());
    }
    Expr.Local chosen = code.variable("chosen", Exprs.constant(0));
    code.when(
        test,
        yes -> yes.set(chosen, number(yes, choice.yes())),
        no -> no.set(chosen, number(no, choice.no())));
    return chosen;
  }

  private Expr truth(Code code, Value.Call call) {
    Check test = check(code, call);
    if (test.isKnown()) {
      return Exprs.constant(test.holds() ? 1 : 0);
    }
    Expr.Local holds = code.variable("holds", Exprs.constant(0));
    code.when(test, then -> then.set(holds, Exprs.constant(1)));
    return holds;
  }

  private Expr calculated(Code code, Value.Call call) {
    Board board = program.rules().board();
    return switch (call.operation()) {
      case ROWS -> Exprs.constant(board.rows());
      case COLUMNS -> Exprs.constant(board.columns());
      case BOARD_SIZE -> Exprs.constant(board.size());
      case SIZE -> set(code, call.operands().get(0)).size();
      case COLUMNS_ON -> Exprs.constant(direction(call.operands().get(0)).columns());
      case ROWS_ON -> Exprs.constant(direction(call.operands().get(0)).rows());
      case ADD -> Exprs.add(operand(code, call, 0), operand(code, call, 1));
      case SUBTRACT -> Exprs.subtract(operand(code, call, 0), operand(code, call, 1));
      case MULTIPLY -> Exprs.multiply(operand(code, call, 0), operand(code, call, 1));
      case REMAINDER -> remainder(operand(code, call, 0), operand(code, call, 1));
      default -> throw new NotStaged(call.operation().toString());
    };
  }

  private static Expr remainder(Expr left, Expr right) {
    if (!(right instanceof Expr.Const by) || by.value() == 0) {
      throw new NotStaged("a division that may be by zero");
    }
    return Exprs.remainder(left, right);
  }

  private Expr operand(Code code, Value.Call call, int index) {
    return number(code, call.operands().get(index));
  }

  /** The direction that the value is. */
  Direction direction(Value value) {
    return DIRECTIONS.get(ordinal(value));
  }

  /** A direction or side by its ordinal. */
  private int ordinal(Value value) {
    if (value instanceof Value.Constant constant) {
      return constant.value();
    }
    if (value instanceof Value.Read read && known(numbers, read) instanceof Expr.Const constant) {
      return (int) constant.value();
    }
    if (!(value instanceof Value.Call call)) {
      throw new NotStaged("a direction that is not known before the game");
    }
    return switch (call.operation()) {
      case SIDE_TO_MOVE -> program.side().ordinal();
      case OPPONENT -> side(call.operands().get(0)).opponent().ordinal();
      case OPPOSITE -> direction(call.operands().get(0)).opposite().ordinal();
      case SEEN_BY ->
        direction(call.operands().get(0)).seenBy(side(call.operands().get(1))).ordinal();
      default -> throw new NotStaged(call.operation().toString());
    };
  }

  private Side side(Value value) {
    return SIDES.get(ordinal(value));
  }

  /** A condition. */
  Check check(Code code, Value value) {
    if (!(value instanceof Value.Call call)) {
      return Check.nonZero(number(code, value));
    }
    return switch (call.operation()) {
      case NOT -> check(code, call.operands().get(0)).inverse();
      case IS_EMPTY -> set(code, call.operands().get(0)).isEmpty();
      case SAME_SET -> difference(code, call).isEmpty();
      case OTHER_SET -> difference(code, call).isNotEmpty();
      case LESS -> Check.less(operand(code, call, 0), operand(code, call, 1));
      case MORE -> Check.less(operand(code, call, 1), operand(code, call, 0));
      case AT_LEAST -> Check.atLeast(operand(code, call, 0), operand(code, call, 1));
      case AT_MOST -> Check.atLeast(operand(code, call, 1), operand(code, call, 0));
      case SAME_INT, SAME_TRUTH, SAME_DIRECTION, SAME_SIDE ->
        Check.equal(operand(code, call, 0), operand(code, call, 1));
      case OTHER_INT, OTHER_TRUTH, OTHER_DIRECTION, OTHER_SIDE ->
        Check.equal(operand(code, call, 0), operand(code, call, 1)).inverse();
      case IS_DIAGONAL -> Check.known(direction(call.operands().get(0)).isDiagonal());
      case HAS_DIRECTION ->
        Check.known(
            list(call.operands().get(0)).contains(direction(call.operands().get(1))));
      default -> throw new NotStaged(call.operation().toString());
    };
  }

  private Bits difference(Code code, Value.Call call) {
    return set(code, call.operands().get(0)).xor(set(code, call.operands().get(1)));
  }

  /** The directions in the list. */
  List<Direction> list(Value value) {
    if (value instanceof Value.DirectionList list) {
      return list.elements().stream().map(this::direction).toList();
    }
    Board board = program.rules().board();
    Operation operation =
        value instanceof Value.Call call ? call.operation() : Operation.INDEXES_OF;
    return switch (operation) {
      case FORWARD -> List.copyOf(Directions.of(DirectionWord.FORWARD).on(board, program.side()));
      case ALL_DIRECTIONS -> List.copyOf(Directions.ANY.on(board, program.side()));
      default -> throw new NotStaged("a loop over squares");
    };
  }

  /** A set of squares. */
  Bits set(Code code, Value value) {
    if (value instanceof Value.Read read) {
      return known(sets, read);
    }
    if (value instanceof Value.Choice choice) {
      return chooseSet(code, choice);
    }
    if (value instanceof Value.NamedSquares named) {
      return program.constant(squares(named.names()));
    }
    return setOf(code, (Value.Call) value);
  }

  private SquareSet squares(List<String> names) {
    SquareSet squares = SquareSet.EMPTY;
    for (String name : names) {
      squares = squares.with(program
          .rules()
          .board()
          .find(name)
          .orElseThrow(() -> new NotStaged("a square that the board has not"))
          .index());
    }
    return squares;
  }

  private Bits chooseSet(Code code, Value.Choice choice) {
    Check test = check(code, choice.condition());
    if (test.isKnown()) {
      return set(code, test.holds() ? choice.yes() : choice.no());
    }
    Bits chosen = Bits.none(program.words()).variable(code, "chosen");
    code.when(
        test,
        yes -> chosen.set(yes, set(yes, choice.yes())),
        no -> chosen.set(no, set(no, choice.no())));
    return chosen;
  }

  private Bits setOf(Code code, Value.Call call) {
    return switch (call.operation()) {
      case MEN -> view.men();
      case KINGS -> view.kings();
      case ENEMY_MEN -> view.enemyMen();
      case ENEMY_KINGS -> view.enemyKings();
      case EMPTY -> view.empty();
      case PIECES -> view.own();
      case ENEMIES -> view.enemies();
      case ALL_SQUARES -> program.all();
      // Of moves, those without capture alone are judged by emitted code.
      case NO_SQUARES, CAPTURED -> Bits.none(program.words());
      case AND -> and(code, call.operands().get(0), call.operands().get(1));
      case OR -> set(code, call.operands().get(0)).or(set(code, call.operands().get(1)));
      case MINUS ->
        set(code, call.operands().get(0)).minus(set(code, call.operands().get(1)));
      case STEP, BOARD_STEP -> stepped(code, call).and(program.all());
      default -> throw new NotStaged(call.operation().toString());
    };
  }

  /** What a step leaves on ghosts is gone in what it has in common with another set. */
  private Bits and(Code code, Value left, Value right) {
    Bits one = isStep(left) && !isStep(right) ? stepped(code, (Value.Call) left) : set(code, left);
    Bits other = isStep(right) ? stepped(code, (Value.Call) right) : set(code, right);
    return one.and(other);
  }

  private static boolean isStep(Value value) {
    return value instanceof Value.Call call
        && (call.operation() == Operation.STEP || call.operation() == Operation.BOARD_STEP);
  }

  private Bits stepped(Code code, Value.Call call) {
    Bits from = set(code, call.operands().get(0));
    // With more words each is looked at twice.
    Bits named = program.words() == 1 ? from : from.let(code, "from");
    return program.step(named, direction(call.operands().get(1)));
  }
}

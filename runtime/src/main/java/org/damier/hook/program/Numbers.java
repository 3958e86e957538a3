package org.damier.hook.program;

import java.util.List;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.hook.program.Parts.OfList;
import org.damier.hook.program.Parts.OfNumber;
import org.damier.hook.program.Parts.OfSet;

/** Makes the values that are kept as numbers runnable: truth values are 0 and 1, the constants of an enum its ordinals. */
final class Numbers {

  private static final List<Direction> DIRECTIONS = List.of(Direction.values());
  private static final List<Side> SIDES = List.of(Side.values());

  private Numbers() {}

  static Direction direction(int ordinal) {
    return DIRECTIONS.get(ordinal);
  }

  static Side side(int ordinal) {
    return SIDES.get(ordinal);
  }

  static OfNumber of(Value value) {
    if (value instanceof Value.Constant constant) {
      int number = constant.value();
      return run -> number;
    }
    if (value instanceof Value.Read read) {
      int index = read.variable().index();
      return run -> run.numbers[index];
    }
    if (value instanceof Value.Choice choice) {
      OfNumber condition = of(choice.condition());
      OfNumber yes = of(choice.yes());
      OfNumber no = of(choice.no());
      int stepsOfYes = Cost.of(choice.yes());
      int stepsOfNo = Cost.of(choice.no());
      return run -> {
        boolean holds = condition.at(run) != 0;
        run.spend(holds ? stepsOfYes : stepsOfNo);
        return holds ? yes.at(run) : no.at(run);
      };
    }
    if (value instanceof Value.NamedSquare named) {
      return run -> {
        run.line = named.line();
        return run.position.board().square(named.name()).index();
      };
    }
    return ofCall((Value.Call) value);
  }

  private static OfNumber ofCall(Value.Call call) {
    return switch (call.operands().size()) {
      case 0 -> ofGiven(call.operation());
      case 1 -> ofOne(call, call.operands().get(0));
      default -> ofTwo(call, call.operands().get(0), call.operands().get(1));
    };
  }

  private static OfNumber ofGiven(Operation operation) {
    return switch (operation) {
      case SIDE_TO_MOVE -> run -> run.position.side().ordinal();
      case ROWS -> run -> run.position.board().rows();
      case COLUMNS -> run -> run.position.board().columns();
      case BOARD_SIZE -> run -> run.position.board().size();
      case FROM -> run -> run.move().from().index();
      case TO -> run -> run.move().to().index();
      case RANK_OF_MOVE -> run -> run.move().rank().ordinal();
      default -> throw unknown(operation);
    };
  }

  private static OfNumber ofOne(Value.Call call, Value operand) {
    if (operand.type() == ValueType.SET) {
      OfSet set = Sets.of(operand);
      return switch (call.operation()) {
        case IS_EMPTY -> run -> truth(set.at(run).isEmpty());
        case SIZE -> run -> set.at(run).size();
        default -> throw unknown(call.operation());
      };
    }
    OfNumber one = of(operand);
    return switch (call.operation()) {
      case OPPOSITE -> run -> direction(one.at(run)).opposite().ordinal();
      case IS_DIAGONAL -> run -> truth(direction(one.at(run)).isDiagonal());
      case COLUMNS_ON -> run -> direction(one.at(run)).columns();
      case ROWS_ON -> run -> direction(one.at(run)).rows();
      case OPPONENT -> run -> side(one.at(run)).opponent().ordinal();
      case INDEX -> one;
      case SQUARE_ROW -> run -> square(run, one.at(run)).row();
      case SQUARE_COLUMN -> run -> square(run, one.at(run)).column();
      case NOT -> run -> 1 - one.at(run);
      case ABS -> run -> Math.abs(one.at(run));
      case SQUARE_AT ->
        run -> {
          int index = one.at(run);
          run.line = call.line();
          return square(run, index).index();
        };
      default -> throw unknown(call.operation());
    };
  }

  private static OfNumber ofTwo(Value.Call call, Value first, Value second) {
    if (first.type() == ValueType.SET) {
      return ofSet(call.operation(), Sets.of(first), second);
    }
    if (first.type().isList()) {
      OfList list = Lists.of(first);
      OfNumber direction = of(second);
      return run -> truth(list.at(run).contains(direction(direction.at(run))));
    }
    OfNumber one = of(first);
    OfNumber other = of(second);
    return switch (call.operation()) {
      case ADD -> run -> one.at(run) + other.at(run);
      case SUBTRACT -> run -> one.at(run) - other.at(run);
      case MULTIPLY -> run -> one.at(run) * other.at(run);
      case LESS -> run -> truth(one.at(run) < other.at(run));
      case AT_MOST -> run -> truth(one.at(run) <= other.at(run));
      case MORE -> run -> truth(one.at(run) > other.at(run));
      case AT_LEAST -> run -> truth(one.at(run) >= other.at(run));
      case MAX -> run -> Math.max(one.at(run), other.at(run));
      case MIN -> run -> Math.min(one.at(run), other.at(run));
      case SEEN_BY -> run -> direction(one.at(run)).seenBy(side(other.at(run))).ordinal();
      case SAME_INT, SAME_TRUTH, SAME_DIRECTION, SAME_SIDE, SAME_SQUARE, SAME_RANK ->
        run -> truth(one.at(run) == other.at(run));
      case OTHER_INT, OTHER_TRUTH, OTHER_DIRECTION, OTHER_SIDE, OTHER_SQUARE, OTHER_RANK ->
        run -> truth(one.at(run) != other.at(run));
      case REMAINDER -> failing(call, one, other, (a, b) -> a % b);
      case FLOOR_DIV -> failing(call, one, other, Math::floorDiv);
      case FLOOR_MOD -> failing(call, one, other, Math::floorMod);
      case NEIGHBOUR ->
        run -> {
          int index = one.at(run);
          Direction direction = direction(other.at(run));
          run.line = call.line();
          return run.position.board().neighbour(index, direction);
        };
      default -> throw unknown(call.operation());
    };
  }

  private static OfNumber ofSet(Operation operation, OfSet set, Value second) {
    if (second.type() == ValueType.SET) {
      OfSet other = Sets.of(second);
      return operation == Operation.SAME_SET
          ? run -> truth(set.at(run).equals(other.at(run)))
          : run -> truth(!set.at(run).equals(other.at(run)));
    }
    OfNumber index = of(second);
    return run -> truth(set.at(run).contains(index.at(run)));
  }

  /** A calculation of two ints. */
  @FunctionalInterface
  private interface Calculation {
    int of(int one, int other);
  }

  // What the JVM itself throws often, it comes to throw without a message; hence the checks.
  private static OfNumber failing(
      Value.Call call, OfNumber one, OfNumber other, Calculation calculation) {
    return run -> {
      int first = one.at(run);
      int second = other.at(run);
      run.line = call.line();
      if (second == 0) {
        throw new ArithmeticException("/ by zero");
      }
      return calculation.of(first, second);
    };
  }

  private static int truth(boolean holds) {
    return holds ? 1 : 0;
  }

  private static Square square(Run run, int index) {
    return run.position.board().square(index);
  }

  private static IllegalStateException unknown(Operation operation) {
    return new IllegalStateException(
        "The interpreter of hooks does not know " + operation + ". Please report this.");
  }
}

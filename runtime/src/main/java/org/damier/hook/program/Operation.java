package org.damier.hook.program;

import static org.damier.hook.program.ValueType.BOARD;
import static org.damier.hook.program.ValueType.BOOLEAN;
import static org.damier.hook.program.ValueType.DIRECTION;
import static org.damier.hook.program.ValueType.DIRECTIONS;
import static org.damier.hook.program.ValueType.INDEXES;
import static org.damier.hook.program.ValueType.INT;
import static org.damier.hook.program.ValueType.MATH;
import static org.damier.hook.program.ValueType.MOVE;
import static org.damier.hook.program.ValueType.POSITION;
import static org.damier.hook.program.ValueType.RANK;
import static org.damier.hook.program.ValueType.SET;
import static org.damier.hook.program.ValueType.SETS;
import static org.damier.hook.program.ValueType.SIDE;
import static org.damier.hook.program.ValueType.SQUARE;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a program can ask and calculate: the receiver's type, the name that scripts know the operation by, the arguments'
 * types, the answer's, and the steps that it takes from a hook's budget. Operators have their sign for a name.
 */
public enum Operation {
  MEN(POSITION, "men", SET, 1),
  KINGS(POSITION, "kings", SET, 1),
  ENEMY_MEN(POSITION, "enemyMen", SET, 1),
  ENEMY_KINGS(POSITION, "enemyKings", SET, 1),
  EMPTY(POSITION, "empty", SET, 1),
  PIECES(POSITION, "pieces", SET, 1),
  ENEMIES(POSITION, "enemies", SET, 1),
  FORWARD(POSITION, "forward", DIRECTIONS, 1),
  ALL_DIRECTIONS(POSITION, "directions", DIRECTIONS, 1),
  SIDE_TO_MOVE(POSITION, "side", SIDE, 0),
  STEP(POSITION, "step", SET, 1, SET, DIRECTION),

  BOARD_STEP(BOARD, "step", SET, 1, SET, DIRECTION),
  ALL_SQUARES(BOARD, "all", SET, 1),
  ROW(BOARD, "row", SET, 64, INT, SIDE),
  ROWS(BOARD, "rows", INT, 0),
  COLUMNS(BOARD, "columns", INT, 0),
  BOARD_SIZE(BOARD, "size", INT, 0),
  NEIGHBOUR(BOARD, "neighbour", INT, 1, INT, DIRECTION),
  SQUARE_AT(BOARD, "square", SQUARE, 1, INT),

  NO_SQUARES(SETS, "EMPTY", SET, 0),
  SET_OF(SETS, "of", SET, 1, INT),
  AND(SET, "and", SET, 0, SET),
  OR(SET, "or", SET, 0, SET),
  MINUS(SET, "minus", SET, 0, SET),
  WITH(SET, "with", SET, 1, INT),
  WITHOUT(SET, "without", SET, 1, INT),
  HAS_INDEX(SET, "contains", BOOLEAN, 0, INT),
  HAS_SQUARE(SET, "contains", BOOLEAN, 0, SQUARE),
  IS_EMPTY(SET, "isEmpty", BOOLEAN, 0),
  SIZE(SET, "size", INT, 0),
  INDEXES_OF(SET, "indexes", INDEXES, 8),
  SAME_SET(SET, "==", BOOLEAN, 0, SET),
  OTHER_SET(SET, "!=", BOOLEAN, 0, SET),

  OPPOSITE(DIRECTION, "opposite", DIRECTION, 0),
  SEEN_BY(DIRECTION, "seenBy", DIRECTION, 0, SIDE),
  IS_DIAGONAL(DIRECTION, "isDiagonal", BOOLEAN, 0),
  COLUMNS_ON(DIRECTION, "columns", INT, 0),
  ROWS_ON(DIRECTION, "rows", INT, 0),
  SAME_DIRECTION(DIRECTION, "==", BOOLEAN, 0, DIRECTION),
  OTHER_DIRECTION(DIRECTION, "!=", BOOLEAN, 0, DIRECTION),
  HAS_DIRECTION(DIRECTIONS, "contains", BOOLEAN, 4, DIRECTION),

  OPPONENT(SIDE, "opponent", SIDE, 0),
  SAME_SIDE(SIDE, "==", BOOLEAN, 0, SIDE),
  OTHER_SIDE(SIDE, "!=", BOOLEAN, 0, SIDE),

  INDEX(SQUARE, "index", INT, 0),
  SQUARE_ROW(SQUARE, "row", INT, 0),
  SQUARE_COLUMN(SQUARE, "column", INT, 0),
  SAME_SQUARE(SQUARE, "==", BOOLEAN, 0, SQUARE),
  OTHER_SQUARE(SQUARE, "!=", BOOLEAN, 0, SQUARE),

  FROM(MOVE, "from", SQUARE, 0),
  TO(MOVE, "to", SQUARE, 0),
  CAPTURED(MOVE, "captured", SET, 0),
  RANK_OF_MOVE(MOVE, "rank", RANK, 0),
  SAME_RANK(RANK, "==", BOOLEAN, 0, RANK),
  OTHER_RANK(RANK, "!=", BOOLEAN, 0, RANK),

  ADD(INT, "+", INT, 0, INT),
  SUBTRACT(INT, "-", INT, 0, INT),
  MULTIPLY(INT, "*", INT, 0, INT),
  REMAINDER(INT, "%", INT, 0, INT),
  LESS(INT, "<", BOOLEAN, 0, INT),
  AT_MOST(INT, "<=", BOOLEAN, 0, INT),
  MORE(INT, ">", BOOLEAN, 0, INT),
  AT_LEAST(INT, ">=", BOOLEAN, 0, INT),
  SAME_INT(INT, "==", BOOLEAN, 0, INT),
  OTHER_INT(INT, "!=", BOOLEAN, 0, INT),
  ABS(MATH, "abs", INT, 0, INT),
  MAX(MATH, "max", INT, 0, INT, INT),
  MIN(MATH, "min", INT, 0, INT, INT),
  FLOOR_DIV(MATH, "floorDiv", INT, 0, INT, INT),
  FLOOR_MOD(MATH, "floorMod", INT, 0, INT, INT),

  NOT(BOOLEAN, "!", BOOLEAN, 0),
  SAME_TRUTH(BOOLEAN, "==", BOOLEAN, 0, BOOLEAN),
  OTHER_TRUTH(BOOLEAN, "!=", BOOLEAN, 0, BOOLEAN);

  private static final List<Operation> ALL = List.of(values());

  private final ValueType receiver;
  private final String word;
  private final ValueType answer;
  private final int steps;

  @SuppressWarnings("ImmutableEnumChecker") // A copy that cannot be changed.
  private final List<ValueType> arguments;

  Operation(ValueType receiver, String word, ValueType answer, int steps, ValueType... arguments) {
    this.receiver = receiver;
    this.word = word;
    this.answer = answer;
    this.steps = steps;
    this.arguments = List.copyOf(Arrays.asList(arguments));
  }

  /** The operation that scripts know by this name, of values of these types; empty if programs have none. */
  public static Optional<Operation> named(
      ValueType receiver, String word, List<ValueType> arguments) {
    return ALL.stream()
        .filter(operation -> operation.word.equals(word)
            && operation.receiver == receiver
            && operation.arguments.equals(arguments))
        .findFirst();
  }

  /** The type of what is asked. Position, board, move and types are known without being handed on. */
  public ValueType receiver() {
    return receiver;
  }

  /** The name or sign in scripts. */
  public String word() {
    return word;
  }

  /** The types of the arguments in a script's parentheses, or to the right of the sign. */
  public List<ValueType> arguments() {
    return arguments;
  }

  /** The type of the answer. */
  public ValueType answer() {
    return answer;
  }

  /** What it takes from a hook's budget beyond the instructions that it is among. */
  public int steps() {
    return steps;
  }

  /** How many values a call is made of: the arguments, and the receiver where that is a value. */
  int operands() {
    return arguments.size() + (isOfValue() ? 1 : 0);
  }

  private boolean isOfValue() {
    return receiver.isOfVariables() || receiver.isList();
  }

  /** The types of {@link #operands()}. */
  ValueType operand(int index) {
    if (!isOfValue()) {
      return arguments.get(index);
    }
    return index == 0 ? receiver : arguments.get(index - 1);
  }
}

package org.damier.codegen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.damier.board.Direction;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.damier.hook.program.Variable;

/**
 * Random hooks. Most of those that add moves are lines of men told with a mistake or two, to try what is taken for certain of
 * such programs; between them stands whatever else programs can say. Those that permit moves judge by what they have calculated.
 */
final class RandomHook {

  private static final int DEEPEST = 3;

  private final Random random;
  private final List<Variable> known = new ArrayList<>();
  private int variables;
  private int loops;
  private int depth;

  // Whether the program judges moves, and adds none.
  private boolean judges;

  RandomHook(long seed) {
    this.random = new Random(seed);
  }

  /** The next hook that permits moves. */
  HookProgram nextJudge() {
    judges = true;
    List<Act> acts = begin();
    acts.addAll(some(3, false));
    acts.add(answer());
    return new HookProgram(variables, new Block(acts, 1));
  }

  /** Of captures most say yes to all. */
  private Act answer() {
    if (!judges) {
      return new Act.Answer(Optional.empty());
    }
    Value quiet = call(Operation.IS_EMPTY, call(Operation.CAPTURED));
    Value judgement = judgement(2);
    return new Act.Answer(Optional.of(
        switch (random.nextInt(8)) {
          case 0 -> judgement;
          case 1 -> new Value.Choice(quiet, judgement, number(true));
          default -> new Value.Choice(call(Operation.NOT, quiet), number(true), judgement);
        }));
  }

  private Value judgement(int deep) {
    Value origin = call(Operation.FROM);
    return switch (random.nextInt(deep == 0 ? 4 : 8)) {
      case 0, 1 -> call(Operation.HAS_SQUARE, value(ValueType.SET), origin);
      case 2 -> call(Operation.HAS_INDEX, value(ValueType.SET), call(Operation.INDEX, origin));
      case 3 ->
        call(
            random.nextBoolean() ? Operation.SAME_RANK : Operation.OTHER_RANK,
            call(Operation.RANK_OF_MOVE),
            new Value.Constant(ValueType.RANK, random.nextInt(2)));
      case 4 -> value(ValueType.BOOLEAN);
      case 5 -> call(Operation.NOT, judgement(deep - 1));
      case 6 ->
        new Value.Choice(value(ValueType.BOOLEAN), judgement(deep - 1), judgement(deep - 1));
      default -> new Value.Choice(judgement(deep - 1), judgement(deep - 1), judgement(deep - 1));
    };
  }

  private List<Act> begin() {
    known.clear();
    variables = 0;
    loops = 0;
    depth = 0;
    List<Act> acts = new ArrayList<>();
    for (ValueType type : List.of(ValueType.SET, ValueType.INT, ValueType.BOOLEAN)) {
      acts.add(first(type, value(type)));
    }
    return acts;
  }

  /** The next hook that adds moves. */
  HookProgram next() {
    judges = false;
    List<Act> acts = begin();
    acts.addAll(some(2, false));
    Value list = list();
    int outer = known.size();
    Variable each = each();
    acts.add(new Act.ForEach(each, list, new Block(lines(each), 1)));
    known.subList(outer, known.size()).clear();
    acts.addAll(some(1, false));
    return new HookProgram(variables, new Block(acts, 1));
  }

  private Variable each() {
    return make("d", ValueType.DIRECTION);
  }

  private Variable element() {
    return known.get(known.size() - 1);
  }

  private Variable make(String name, ValueType type) {
    Variable variable = new Variable(name + variables, type, variables);
    variables++;
    known.add(variable);
    return variable;
  }

  private Act first(ValueType type, Value value) {
    return new Act.Assign(make("x", type), value);
  }

  /** The line of men along a direction, more or less. */
  private List<Act> lines(Variable direction) {
    Value back = call(Operation.OPPOSITE, new Value.Read(direction));
    Value start = call(Operation.EMPTY);
    int steps = random.nextInt(3);
    for (int i = 0; i < steps; i++) {
      start = call(Operation.AND, call(Operation.MEN), call(Operation.STEP, start, back));
    }
    List<Act> acts = new ArrayList<>();
    acts.add(first(ValueType.SET, start));
    Variable rear = element();
    acts.add(first(ValueType.INT, number(steps + (usually() ? 1 : random.nextInt(3)))));
    Variable length = element();
    Value step =
        call(Operation.STEP, new Value.Read(rear), usually() ? back : value(ValueType.DIRECTION));
    Value men = usually() ? call(Operation.MEN) : value(ValueType.SET);
    Value met =
        random.nextInt(6) == 0 ? call(Operation.OR, men, step) : call(Operation.AND, men, step);
    List<Act> turn = new ArrayList<>(List.of(
        new Act.Assign(rear, met),
        new Act.AddAll(
            new Value.Read(rear),
            usually() ? new Value.Read(direction) : value(ValueType.DIRECTION),
            new Value.Read(length),
            7)));
    Act increment = new Act.Assign(
        length, call(Operation.ADD, new Value.Read(length), number(usually() ? 1 : 2)));
    if (random.nextInt(3) == 0) {
      turn.add(random.nextInt(turn.size() + 1), act(true));
    }
    if (random.nextInt(6) == 0) {
      Collections.shuffle(turn, random);
    }
    boolean atEnd = random.nextInt(4) != 0;
    if (!atEnd) {
      turn.add(random.nextInt(turn.size() + 1), increment);
    }
    Value goesOn = call(Operation.NOT, call(Operation.IS_EMPTY, new Value.Read(rear)));
    Value short20 = call(Operation.LESS, new Value.Read(length), number(20));
    acts.add(new Act.Loop(
        random.nextInt(3) == 0 ? new Value.Choice(short20, goesOn, number(false)) : goesOn,
        new Block(turn, 5),
        new Block(atEnd ? List.of(increment) : List.of(), 5)));
    return acts;
  }

  private boolean usually() {
    return random.nextInt(5) != 0;
  }

  private List<Act> some(int most, boolean inLoop) {
    List<Act> acts = new ArrayList<>();
    int count = random.nextInt(most + 1);
    int outer = known.size();
    for (int i = 0; i < count; i++) {
      acts.add(act(inLoop));
    }
    if (depth > 0) {
      known.subList(outer, known.size()).clear();
    }
    return acts;
  }

  private Act act(boolean inLoop) {
    depth++;
    Act act = switch (random.nextInt(depth > DEEPEST ? 4 : 8)) {
      case 0 -> {
        ValueType type = oneType();
        yield first(type, value(type));
      }
      case 1, 2 -> change();
      case 3 -> judges ? change() : add();
      case 4 ->
        new Act.When(
            value(ValueType.BOOLEAN), new Block(ending(inLoop), 2), new Block(some(1, inLoop), 2));
      case 5 -> eachDirection();
      default -> loop();
    };
    depth--;
    return act;
  }

  private Act add() {
    return new Act.AddAll(
        call(Operation.AND, call(Operation.MEN), value(ValueType.SET)),
        value(ValueType.DIRECTION),
        number(1 + random.nextInt(3)),
        3);
  }

  private List<Act> ending(boolean inLoop) {
    List<Act> acts = new ArrayList<>(some(1, inLoop));
    if (inLoop && random.nextInt(2) == 0) {
      acts.add(new Act.Leave(random.nextBoolean()));
    } else if (random.nextInt(10) == 0) {
      acts.add(answer());
    }
    return acts;
  }

  private Act eachDirection() {
    int outer = known.size();
    Value list = list();
    Variable each = each();
    Act loop = new Act.ForEach(each, list, new Block(some(2, true), 4));
    known.subList(outer, known.size()).clear();
    return loop;
  }

  private Act loop() {
    loops++;
    if (loops > 4) {
      return change();
    }
    Value once = call(Operation.LESS, call(Operation.SIZE, value(ValueType.SET)), number(4));
    return new Act.Loop(
        random.nextInt(12) == 0 ? value(ValueType.BOOLEAN) : once,
        new Block(some(3, true), 6),
        new Block(random.nextBoolean() ? List.of(change()) : List.of(), 6));
  }

  private Act change() {
    List<Variable> can = known.stream()
        .filter(variable -> variable.type() != ValueType.DIRECTION)
        .toList();
    Variable variable = can.get(random.nextInt(can.size()));
    return new Act.Assign(variable, value(variable.type()));
  }

  private ValueType oneType() {
    return List.of(ValueType.SET, ValueType.INT, ValueType.BOOLEAN).get(random.nextInt(3));
  }

  private Value list() {
    return switch (random.nextInt(3)) {
      case 0 -> call(Operation.FORWARD);
      case 1 -> call(Operation.ALL_DIRECTIONS);
      default ->
        new Value.DirectionList(List.of(value(ValueType.DIRECTION), value(ValueType.DIRECTION)));
    };
  }

  private Value value(ValueType type) {
    return value(type, DEEPEST);
  }

  private Value value(ValueType type, int deep) {
    List<Variable> fitting =
        known.stream().filter(variable -> variable.type() == type).toList();
    if (!fitting.isEmpty() && random.nextInt(2) == 0) {
      return new Value.Read(fitting.get(random.nextInt(fitting.size())));
    }
    if (deep == 0 || random.nextInt(4) == 0) {
      return simple(type);
    }
    if (type != ValueType.DIRECTION && random.nextInt(8) == 0) {
      return new Value.Choice(
          value(ValueType.BOOLEAN, deep - 1), value(type, deep - 1), value(type, deep - 1));
    }
    List<Operation> operations =
        OPERATIONS.stream().filter(operation -> operation.answer() == type).toList();
    Operation operation = operations.get(random.nextInt(operations.size()));
    List<Value> operands = new ArrayList<>();
    if (operation.receiver().isOfVariables() || operation.receiver().isList()) {
      operands.add(operation.receiver().isList() ? list() : value(operation.receiver(), deep - 1));
    }
    for (ValueType argument : operation.arguments()) {
      operands.add(value(argument, deep - 1));
    }
    return new Value.Call(operation, operands, 1);
  }

  private static final List<Operation> OPERATIONS = List.of(
      Operation.MEN,
      Operation.KINGS,
      Operation.ENEMY_MEN,
      Operation.ENEMY_KINGS,
      Operation.EMPTY,
      Operation.PIECES,
      Operation.ENEMIES,
      Operation.STEP,
      Operation.BOARD_STEP,
      Operation.ALL_SQUARES,
      Operation.NO_SQUARES,
      Operation.AND,
      Operation.OR,
      Operation.MINUS,
      Operation.IS_EMPTY,
      Operation.SIZE,
      Operation.SAME_SET,
      Operation.OTHER_SET,
      Operation.OPPOSITE,
      Operation.SEEN_BY,
      Operation.IS_DIAGONAL,
      Operation.COLUMNS_ON,
      Operation.ROWS_ON,
      Operation.SAME_DIRECTION,
      Operation.HAS_DIRECTION,
      Operation.OPPONENT,
      Operation.SIDE_TO_MOVE,
      Operation.OTHER_SIDE,
      Operation.ROWS,
      Operation.ADD,
      Operation.SUBTRACT,
      Operation.MULTIPLY,
      Operation.LESS,
      Operation.AT_MOST,
      Operation.MORE,
      Operation.AT_LEAST,
      Operation.SAME_INT,
      Operation.OTHER_INT,
      Operation.NOT,
      Operation.SAME_TRUTH,
      Operation.OTHER_TRUTH);

  private Value simple(ValueType type) {
    return switch (type) {
      case SET -> call(random.nextBoolean() ? Operation.MEN : Operation.EMPTY);
      case BOOLEAN -> number(random.nextBoolean());
      case INT -> number(random.nextInt(5));
      case DIRECTION -> new Value.Constant(type, random.nextInt(Direction.values().length));
      case SIDE -> new Value.Constant(type, random.nextInt(2));
      default -> throw new IllegalArgumentException("no value of type " + type);
    };
  }

  private static Value number(int number) {
    return new Value.Constant(ValueType.INT, number);
  }

  private static Value number(boolean truth) {
    return new Value.Constant(ValueType.BOOLEAN, truth ? 1 : 0);
  }

  private static Value call(Operation operation, Value... operands) {
    return new Value.Call(operation, List.of(operands), 1);
  }
}

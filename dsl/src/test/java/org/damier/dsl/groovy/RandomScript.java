package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.damier.hook.program.Operation;
import org.damier.hook.program.ValueType;

/** Writes random hooks of what programs can say, every operation among it, with types that fit. */
final class RandomScript {

  private static final int DEEPEST_VALUE = 3;
  private static final int DEEPEST_BLOCK = 3;

  private final Random random;
  private final HookKind kind;
  private final List<Name> names = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int made;
  private int loops;

  private record Name(String text, ValueType type, boolean changes) {}

  RandomScript(Random random, HookKind kind) {
    this.random = random;
    this.kind = kind;
  }

  String text() {
    for (int i = 0; i < 2; i++) {
      declare(ValueType.SET, "");
      declare(ValueType.INT, "");
    }
    statements(2 + random.nextInt(4), "", false);
    switch (kind) {
      case MOVES -> add("");
      case ENDING -> answer(ValueType.JUDGEMENT);
      default -> answer(ValueType.BOOLEAN);
    }
    return text.toString();
  }

  private void answer(ValueType type) {
    if (random.nextInt(3) == 0) {
      text.append("if (" + value(ValueType.BOOLEAN) + ") {\n  " + value(type) + "\n} else {\n  "
          + value(type) + "\n}\n");
    } else {
      text.append(one("return ", "") + value(type) + "\n");
    }
  }

  private void statements(int count, String indent, boolean inLoop) {
    int known = names.size();
    for (int i = 0; i < count; i++) {
      statement(indent, inLoop);
    }
    if (!indent.isEmpty()) {
      names.subList(known, names.size()).clear();
    }
  }

  private void statement(String indent, boolean inLoop) {
    boolean deep = indent.length() >= 2 * DEEPEST_BLOCK;
    switch (random.nextInt(deep ? 4 : 9)) {
      case 0 -> declare(oneType(), indent);
      case 1, 2 -> change(indent);
      case 3 -> {
        if (kind == HookKind.MOVES) {
          add(indent);
        } else {
          change(indent);
        }
      }
      case 4 -> {
        text.append(indent + "if (" + value(ValueType.BOOLEAN) + ") {\n");
        statements(1 + random.nextInt(2), indent + "  ", inLoop);
        leave(indent + "  ", inLoop);
        if (random.nextBoolean()) {
          text.append(indent + "} else {\n");
          statements(1, indent + "  ", inLoop);
        }
        text.append(indent + "}\n");
      }
      default -> loop(indent);
    }
  }

  private void leave(String indent, boolean inLoop) {
    if (inLoop && random.nextInt(3) == 0) {
      text.append(indent + one("break", "continue") + "\n");
    } else if (kind == HookKind.MOVES && random.nextInt(8) == 0) {
      text.append(indent + "return\n");
    }
  }

  private void loop(String indent) {
    if (loops == 8) {
      change(indent);
      return;
    }
    loops++;
    String name = name();
    ValueType type = ValueType.INT;
    switch (random.nextInt(5)) {
      case 0 -> {
        text.append(indent + "for (" + name + " in "
            + one("position.forward", "position.directions", "[NORTH, EAST]") + ") {\n");
        type = ValueType.DIRECTION;
      }
      case 1 ->
        text.append(indent + "for (" + name + " in " + value(ValueType.SET) + ".indexes) {\n");
      case 2 ->
        text.append(
            indent + "for (" + name + " in 0" + one("..", "..<") + value(ValueType.INT) + ") {\n");
      case 3 ->
        text.append(indent + "for (int " + name + " = 0; " + name + " < 9 && "
            + value(ValueType.BOOLEAN) + "; " + name + one("++", " += 2") + ") {\n");
      default -> {
        text.append(indent + "while (" + condition() + ") {\n");
        type = ValueType.MATH;
      }
    }
    int known = names.size();
    if (type.isOfVariables()) {
      names.add(new Name(name, type, false));
    }
    statements(1 + random.nextInt(3), indent + "  ", true);
    names.subList(known, names.size()).clear();
    text.append(indent + "}\n");
  }

  private void declare(ValueType type, String indent) {
    String name = name();
    String word = random.nextBoolean()
        ? "def"
        : switch (type) {
          case INT -> "int";
          case BOOLEAN -> "boolean";
          case SET -> "SquareSet";
          case DIRECTION -> "Direction";
          case SQUARE -> "Square";
          default -> "def";
        };
    text.append(indent + word + " " + name + " = " + value(type) + "\n");
    names.add(new Name(name, type, true));
  }

  private void change(String indent) {
    List<Name> can = names.stream().filter(Name::changes).toList();
    Name name = can.get(random.nextInt(can.size()));
    switch (name.type()) {
      case INT ->
        text.append(indent + name.text()
            + one("++", "--", " += " + value(ValueType.INT), " = " + value(ValueType.INT)) + "\n");
      case SET ->
        text.append(indent + name.text() + one(" = ", " |= ", " &= ", " -= ") + value(ValueType.SET)
            + "\n");
      default -> text.append(indent + name.text() + " = " + value(name.type()) + "\n");
    }
  }

  private void add(String indent) {
    text.append(indent + "moves.add("
        + (random.nextInt(4) == 0
            ? value(ValueType.INT) + ", " + value(ValueType.INT)
            : "position.men & " + value(ValueType.SET) + ", " + value(ValueType.DIRECTION) + ", "
                + one("1", "2", value(ValueType.INT)))
        + ")\n");
  }

  private ValueType oneType() {
    ValueType[] types = {
      ValueType.INT, ValueType.BOOLEAN, ValueType.SET, ValueType.DIRECTION, ValueType.SQUARE
    };
    return types[random.nextInt(types.length)];
  }

  /** Not {@code !true}, which Groovy's compiler takes for {@code true} in this place. */
  private String condition() {
    String condition = value(ValueType.BOOLEAN);
    return condition.matches("!(true|false)") ? condition.substring(1) : condition;
  }

  String value(ValueType type) {
    return value(type, DEEPEST_VALUE);
  }

  private String value(ValueType type, int depth) {
    List<Name> fitting = names.stream().filter(name -> name.type() == type).toList();
    if (!fitting.isEmpty() && random.nextInt(3) == 0) {
      return fitting.get(random.nextInt(fitting.size())).text();
    }
    List<Operation> operations = new ArrayList<>();
    for (Operation operation : Operation.values()) {
      if (operation.answer() == type
          && (operation.receiver() != ValueType.MOVE || kind.arguments().contains("move"))) {
        operations.add(operation);
      }
    }
    if (depth == 0 || operations.isEmpty() || random.nextInt(4) == 0) {
      return simple(type);
    }
    if (type.isOfVariables() && random.nextInt(8) == 0) {
      return "(" + value(ValueType.BOOLEAN, depth - 1) + " ? " + value(type, depth - 1) + " : "
          + value(type, depth - 1) + ")";
    }
    if (type == ValueType.BOOLEAN && random.nextInt(4) == 0) {
      return "(" + value(type, depth - 1) + one(" && ", " || ") + value(type, depth - 1) + ")";
    }
    return call(operations.get(random.nextInt(operations.size())), depth - 1);
  }

  private String simple(ValueType type) {
    return switch (type) {
      case INT ->
        random.nextInt(20) == 0
            ? one("63", "64", "-1", "100000")
            : one("1", "2", "3", "4", "5", "7", "9", "12", "27");
      case BOOLEAN -> one("true", "false", "position.kings.isEmpty()");
      case DIRECTION -> one("NORTH", "SOUTH_WEST", "Direction.EAST");
      case SQUARE -> one("position.board.square(9)", "position.board.square('c3')");
      case SIDE -> one("WHITE", "position.side");
      case RANK -> one("MAN", "Rank.KING");
      case JUDGEMENT -> one("WINS", "LOSES", "DRAWS", "GOES_ON");
      case SET ->
        one(
            "position.men",
            "position.empty",
            "position.enemies",
            "position.squares('a1', 'h8', 'd4')");
      case DIRECTIONS -> one("position.forward", "position.directions");
      default -> throw new IllegalArgumentException("No script has a value of type " + type);
    };
  }

  private String call(Operation operation, int depth) {
    List<String> arguments = new ArrayList<>();
    operation.arguments().forEach(argument -> arguments.add(value(argument, depth)));
    String receiver = switch (operation.receiver()) {
      case POSITION -> "position";
      case BOARD -> "position.board";
      case MOVE -> "move";
      case MATH -> "Math";
      case SETS -> "SquareSet";
      default -> value(operation.receiver(), depth);
    };
    if (operation == Operation.NO_SQUARES) {
      return "SquareSet.EMPTY";
    }
    if (operation == Operation.NOT) {
      return "!" + receiver;
    }
    String sign = switch (operation) {
      case AND -> one("&", "");
      case OR -> one("|", "");
      case MINUS -> one("-", "");
      default -> Character.isLetter(operation.word().charAt(0)) ? "" : operation.word();
    };
    if (!sign.isEmpty()) {
      return "(" + receiver + " " + sign + " " + arguments.get(0) + ")";
    }
    return receiver + "." + operation.word()
        + (arguments.isEmpty() ? one("", "()") : "(" + String.join(", ", arguments) + ")");
  }

  private String name() {
    made++;
    return "x" + made;
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}

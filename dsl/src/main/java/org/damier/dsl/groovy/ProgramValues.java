package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.dsl.groovy.HookTree.Expression;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;

/** Writes the expressions of a hook as values of a program. */
final class ProgramValues {

  /** Beyond these, Groovy's class file might not pass its gate. */
  private static final int MOST_PARTS = 400;

  private static final int DEEPEST = 24;

  private static final Value.Constant FALSE = new Value.Constant(ValueType.BOOLEAN, 0);
  private static final Value.Constant TRUE = new Value.Constant(ValueType.BOOLEAN, 1);

  private final List<String> arguments;
  private final ProgramNames names;
  private int parts;
  private int depth;

  ProgramValues(HookKind kind, ProgramNames names) {
    this.arguments = kind.arguments();
    this.names = names;
  }

  /** Whether the expression is the argument of this name, not a variable. */
  boolean isArgument(Expression expression, String name) {
    return expression instanceof HookTree.Variable variable
        && variable.name().equals(name)
        && arguments.contains(name);
  }

  /** The value of the expression, which must be of this type. */
  Value of(Expression expression, ValueType type) throws Untold {
    Value value = of(expression);
    Untold.unless(value.type() == type);
    return value;
  }

  Value of(Expression expression) throws Untold {
    countPart();
    depth++;
    Untold.unless(depth <= DEEPEST);
    Value value = read(expression);
    depth--;
    return value;
  }

  /** Counts a statement or a value. */
  void countPart() throws Untold {
    parts++;
    Untold.unless(parts <= MOST_PARTS);
  }

  private Value read(Expression expression) throws Untold {
    if (expression instanceof HookTree.Whole number) {
      return new Value.Constant(ValueType.INT, number.value());
    }
    if (expression instanceof HookTree.Truth truth) {
      return truth.value() ? TRUE : FALSE;
    }
    if (expression instanceof HookTree.Variable variable) {
      return new Value.Read(names.find(variable.name()).orElseThrow(Untold::new));
    }
    if (expression instanceof HookTree.Constant constant) {
      return constant(constant);
    }
    if (expression instanceof HookTree.Not not) {
      return call(Operation.NOT, List.of(of(not.operand(), ValueType.BOOLEAN)), not.place());
    }
    if (expression instanceof HookTree.Choice choice) {
      Value condition = of(choice.condition(), ValueType.BOOLEAN);
      Value yes = of(choice.yes());
      Untold.unless(yes.type().isOfVariables());
      return new Value.Choice(condition, yes, of(choice.no(), yes.type()));
    }
    if (expression instanceof HookTree.Binary binary) {
      return binary(binary);
    }
    if (expression instanceof HookTree.Call call) {
      return call(call);
    }
    throw new Untold();
  }

  private static Value constant(HookTree.Constant constant) throws Untold {
    Class<?> type = Vocabulary.type(constant.type()).orElseThrow(Untold::new);
    if (!type.isEnum()) {
      return call(Operation.NO_SQUARES, List.of(), constant.place());
    }
    for (Object each : type.getEnumConstants()) {
      if (each instanceof Enum<?> one && one.name().equals(constant.name())) {
        return new Value.Constant(typeOf(constant.type()), one.ordinal());
      }
    }
    throw new Untold();
  }

  /** The type that a script names. */
  static ValueType typeOf(String name) throws Untold {
    return switch (name) {
      case "int" -> ValueType.INT;
      case "boolean" -> ValueType.BOOLEAN;
      case "SquareSet" -> ValueType.SET;
      case "Direction" -> ValueType.DIRECTION;
      case "Square" -> ValueType.SQUARE;
      case "Side" -> ValueType.SIDE;
      case "Rank" -> ValueType.RANK;
      case "Judgement" -> ValueType.JUDGEMENT;
      default -> throw new Untold();
    };
  }

  private Value binary(HookTree.Binary binary) throws Untold {
    if (binary.sign().equals("&&")) {
      Value left = of(binary.left(), ValueType.BOOLEAN);
      return new Value.Choice(left, of(binary.right(), ValueType.BOOLEAN), FALSE);
    }
    if (binary.sign().equals("||")) {
      Value left = of(binary.left(), ValueType.BOOLEAN);
      return new Value.Choice(left, TRUE, of(binary.right(), ValueType.BOOLEAN));
    }
    Value left = of(binary.left());
    Value right = of(binary.right());
    String word = left.type() == ValueType.SET ? ofSets(binary.sign()) : binary.sign();
    return call(left.type(), word, List.of(left), List.of(right), binary.place());
  }

  /** What Groovy calls for the operator on sets. */
  private static String ofSets(String sign) {
    return switch (sign) {
      case "&" -> "and";
      case "|" -> "or";
      case "-" -> "minus";
      default -> sign;
    };
  }

  private Value call(HookTree.Call call) throws Untold {
    Optional<ValueType> given = given(call.receiver());
    if (given.isEmpty()) {
      Value receiver = of(call.receiver());
      return call(
          receiver.type(),
          call.method(),
          List.of(receiver),
          values(call.arguments()),
          call.place());
    }
    List<String> texts = texts(call.arguments());
    if (!texts.isEmpty()) {
      return named(given.get(), call, texts);
    }
    List<Value> values = values(call.arguments());
    return call(given.get(), call.method(), List.of(), values, call.place());
  }

  /** What a receiver stands for that is known without being a value; empty for values. */
  private Optional<ValueType> given(Expression receiver) throws Untold {
    if (isArgument(receiver, "position")) {
      return Optional.of(ValueType.POSITION);
    }
    if (isArgument(receiver, "move")) {
      return Optional.of(ValueType.MOVE);
    }
    if (receiver instanceof HookTree.Call call
        && isArgument(call.receiver(), "position")
        && call.method().equals("board")
        && call.arguments().isEmpty()) {
      return Optional.of(ValueType.BOARD);
    }
    if (receiver instanceof HookTree.Statics statics) {
      return Optional.of(
          switch (statics.type()) {
            case "Math" -> ValueType.MATH;
            case "SquareSet" -> ValueType.SETS;
            default -> throw new Untold();
          });
    }
    return Optional.empty();
  }

  private List<Value> values(List<Expression> expressions) throws Untold {
    List<Value> values = new ArrayList<>();
    for (Expression expression : expressions) {
      values.add(of(expression));
    }
    return values;
  }

  /** The texts that are the arguments; none where there is another argument. */
  private static List<String> texts(List<Expression> arguments) {
    List<String> texts = new ArrayList<>();
    for (Expression argument : arguments) {
      if (argument instanceof HookTree.Text text) {
        texts.add(text.place().text());
      }
    }
    return texts.size() == arguments.size() ? texts : List.of();
  }

  private static Value named(ValueType receiver, HookTree.Call call, List<String> names)
      throws Untold {
    int line = call.place().line();
    if (receiver == ValueType.POSITION && call.method().equals("squares")) {
      return new Value.NamedSquares(names, line);
    }
    Untold.unless(
        receiver == ValueType.BOARD && call.method().equals("square") && names.size() == 1);
    return new Value.NamedSquare(names.get(0), line);
  }

  private static Value call(
      ValueType receiver, String word, List<Value> first, List<Value> others, HookToken place)
      throws Untold {
    List<ValueType> types = others.stream().map(Value::type).toList();
    Operation operation = Operation.named(receiver, word, types).orElseThrow(Untold::new);
    List<Value> operands = new ArrayList<>(first);
    operands.addAll(others);
    return call(operation, operands, place);
  }

  private static Value call(Operation operation, List<Value> operands, HookToken place) {
    return new Value.Call(operation, operands, place.line());
  }

  /** The list that a loop goes over. */
  Value list(Expression all) throws Untold {
    if (all instanceof HookTree.Call call
        && call.receiver() instanceof HookTree.Statics statics
        && statics.type().equals(Vocabulary.LISTS)) {
      Untold.unless(!call.arguments().isEmpty());
      List<Value> elements = new ArrayList<>();
      for (Expression element : call.arguments()) {
        elements.add(of(element, ValueType.DIRECTION));
      }
      return new Value.DirectionList(elements);
    }
    Value list = of(all);
    Untold.unless(list.type().isList());
    return list;
  }
}

package org.damier.hook.program;

import java.util.List;

/** An expression of a program: a tree, of which every part knows its type. */
public sealed interface Value {

  /** What it is. */
  ValueType type();

  /** A number, a truth value (0 or 1), or a direction, side, rank or judgement by its ordinal. */
  record Constant(ValueType type, int value) implements Value {}

  /** What a variable holds. */
  record Read(Variable variable) implements Value {
    @Override
    public ValueType type() {
      return variable.type();
    }
  }

  /**
   * An operation.
   *
   * @param operands the receiver, where that is a value, and the arguments
   * @param line of the script, from 1
   */
  record Call(Operation operation, List<Value> operands, int line) implements Value {

    public Call {
      operands = List.copyOf(operands);
      for (int i = 0; i < Math.max(operands.size(), operation.operands()); i++) {
        if (operands.size() != operation.operands()
            || operands.get(i).type() != operation.operand(i)) {
          throw new IllegalArgumentException(
              operation + " does not go with " + operands + ", by number or type.");
        }
      }
    }

    @Override
    public ValueType type() {
      return operation.answer();
    }
  }

  /** One of two values of one type; the other is not looked at. Both sides of {@code &&} and {@code ||} are said so. */
  record Choice(Value condition, Value yes, Value no) implements Value {

    public Choice {
      require(condition, ValueType.BOOLEAN);
      require(no, yes.type());
    }

    @Override
    public ValueType type() {
      return yes.type();
    }
  }

  /** The squares of these names, as a set. */
  record NamedSquares(List<String> names, int line) implements Value {

    public NamedSquares {
      names = List.copyOf(names);
    }

    @Override
    public ValueType type() {
      return ValueType.SET;
    }
  }

  /** The square of this name. */
  record NamedSquare(String name, int line) implements Value {
    @Override
    public ValueType type() {
      return ValueType.SQUARE;
    }
  }

  /** A list of directions. */
  record DirectionList(List<Value> elements) implements Value {

    public DirectionList {
      elements = List.copyOf(elements);
      elements.forEach(element -> require(element, ValueType.DIRECTION));
    }

    @Override
    public ValueType type() {
      return ValueType.DIRECTIONS;
    }
  }

  private static void require(Value value, ValueType type) {
    if (value.type() != type) {
      throw new IllegalArgumentException(value + " is not of the type " + type + ".");
    }
  }
}

package org.damier.hook.program;

import java.util.Optional;

/** A statement of a program. */
public sealed interface Act {

  /** Gives a variable its first or another value. */
  record Assign(Variable variable, Value value) implements Act {

    public Assign {
      require(value, variable.type());
    }
  }

  /** One block or the other. */
  record When(Value condition, Block then, Block otherwise) implements Act {

    public When {
      require(condition, ValueType.BOOLEAN);
    }
  }

  /**
   * A block run again and again.
   *
   * @param condition looked at before each turn
   * @param next run after each turn, one that was cut short too
   */
  record Loop(Value condition, Block body, Block next) implements Act {

    public Loop {
      require(condition, ValueType.BOOLEAN);
    }

    /** What a turn takes from the budget at most, beside what the blocks inside of its own take. */
    public int mostStepsOfTurn() {
      return Cost.ofTurn(condition, true) + body.mostSteps() + next.mostSteps();
    }

    int stepsOfTurn() {
      return Cost.ofTurn(condition, false) + body.steps() + next.steps();
    }
  }

  /** A block run for every element of a list. */
  record ForEach(Variable variable, Value list, Block body) implements Act {

    public ForEach {
      if (!list.type().isList()) {
        throw new IllegalArgumentException(list + " is not a list.");
      }
    }

    /** What a turn takes from the budget at most, beside what the blocks inside of its own take. */
    public int mostStepsOfTurn() {
      return 1 + body.mostSteps();
    }

    int stepsOfTurn() {
      return 1 + body.steps();
    }
  }

  /**
   * Ends a turn of the innermost loop.
   *
   * @param altogether whether it is the last turn, too
   */
  record Leave(boolean altogether) implements Act {}

  /** Ends the program, with an answer if hooks of its kind give one. */
  record Answer(Optional<Value> value) implements Act {}

  /** Adds a move for every square of a set, to the square so many steps on. */
  record AddAll(Value from, Value direction, Value distance, int line) implements Act {

    public AddAll {
      require(from, ValueType.SET);
      require(direction, ValueType.DIRECTION);
      require(distance, ValueType.INT);
    }
  }

  /** Adds a move between two squares, by their indexes. */
  record AddOne(Value from, Value to, int line) implements Act {

    public AddOne {
      require(from, ValueType.INT);
      require(to, ValueType.INT);
    }
  }

  private static void require(Value value, ValueType type) {
    if (value.type() != type) {
      throw new IllegalArgumentException(value + " is not of the type " + type + ".");
    }
  }
}

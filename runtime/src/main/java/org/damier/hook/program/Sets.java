package org.damier.hook.program;

import org.damier.board.SquareSet;
import org.damier.hook.program.Parts.OfNumber;
import org.damier.hook.program.Parts.OfSet;

/** Makes the values that are sets of squares runnable. */
final class Sets {

  private Sets() {}

  static OfSet of(Value value) {
    if (value instanceof Value.Read read) {
      int index = read.variable().index();
      return run -> run.sets[index];
    }
    if (value instanceof Value.Choice choice) {
      OfNumber condition = Numbers.of(choice.condition());
      OfSet yes = of(choice.yes());
      OfSet no = of(choice.no());
      int stepsOfYes = Cost.of(choice.yes());
      int stepsOfNo = Cost.of(choice.no());
      return run -> {
        boolean holds = condition.at(run) != 0;
        run.spend(holds ? stepsOfYes : stepsOfNo);
        return holds ? yes.at(run) : no.at(run);
      };
    }
    if (value instanceof Value.NamedSquares named) {
      String[] names = named.names().toArray(String[]::new);
      return run -> {
        run.line = named.line();
        return run.position.squares(names);
      };
    }
    return ofCall((Value.Call) value);
  }

  private static OfSet ofCall(Value.Call call) {
    return switch (call.operands().size()) {
      case 0 -> ofGiven(call.operation());
      case 1 -> {
        OfNumber index = Numbers.of(call.operands().get(0));
        yield run -> {
          int square = index.at(run);
          run.line = call.line();
          return SquareSet.of(square);
        };
      }
      default -> ofTwo(call);
    };
  }

  private static OfSet ofGiven(Operation operation) {
    return switch (operation) {
      case MEN -> run -> run.position.men();
      case KINGS -> run -> run.position.kings();
      case ENEMY_MEN -> run -> run.position.enemyMen();
      case ENEMY_KINGS -> run -> run.position.enemyKings();
      case EMPTY -> run -> run.position.empty();
      case PIECES -> run -> run.position.pieces();
      case ENEMIES -> run -> run.position.enemies();
      case ALL_SQUARES -> run -> run.position.board().all();
      case CAPTURED -> run -> run.move().captured();
      case NO_SQUARES -> run -> SquareSet.EMPTY;
      default ->
        throw new IllegalStateException(
            "The interpreter of hooks does not know " + operation + ". Please report this.");
    };
  }

  private static OfSet ofTwo(Value.Call call) {
    Value second = call.operands().get(1);
    if (call.operation() == Operation.ROW) {
      OfNumber row = Numbers.of(call.operands().get(0));
      OfNumber side = Numbers.of(second);
      return run -> {
        int number = row.at(run);
        int ordinal = side.at(run);
        run.line = call.line();
        return run.position.board().row(number, Numbers.side(ordinal));
      };
    }
    OfSet set = of(call.operands().get(0));
    return second.type() == ValueType.SET
        ? ofSets(call.operation(), set, of(second))
        : ofSetAndNumber(call, set, Numbers.of(second));
  }

  private static OfSet ofSets(Operation operation, OfSet set, OfSet other) {
    return switch (operation) {
      case AND -> run -> set.at(run).and(other.at(run));
      case OR -> run -> set.at(run).or(other.at(run));
      default -> run -> set.at(run).minus(other.at(run));
    };
  }

  private static OfSet ofSetAndNumber(Value.Call call, OfSet set, OfNumber second) {
    return switch (call.operation()) {
      case WITH, WITHOUT -> changed(call, set, second);
      default -> run -> run.position.step(set.at(run), Numbers.direction(second.at(run)));
    };
  }

  private static OfSet changed(Value.Call call, OfSet set, OfNumber square) {
    boolean adds = call.operation() == Operation.WITH;
    return run -> {
      SquareSet before = set.at(run);
      int index = square.at(run);
      run.line = call.line();
      return adds ? before.with(index) : before.without(index);
    };
  }
}

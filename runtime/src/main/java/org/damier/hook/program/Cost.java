package org.damier.hook.program;

import java.util.List;

/**
 * What programs take from the budget: the steps of their operations, and one for so many parts as are about a step's
 * work. What is looked at only sometimes, such as the right side of {@code &&}, counts always.
 */
final class Cost {

  private static final int PARTS_OF_STEP = 32;
  private static final int ADD_ONE = 2;
  private static final int ADD_ALL = 16;
  private static final int NAMED_SQUARES = 200;
  private static final int NAMED_SQUARE = 16;

  private int steps;
  private int parts;

  private Cost() {}

  /** The steps of these statements, without those of blocks inside them. */
  static int of(List<Act> acts) {
    Cost cost = new Cost();
    acts.forEach(cost::add);
    return cost.total();
  }

  /** The steps of a turn of a loop: its condition, its body, and what comes after. */
  static int ofTurn(Value condition, Block body, Block next) {
    Cost cost = new Cost();
    cost.add(condition);
    return 1 + cost.total() + body.steps() + next.steps();
  }

  private int total() {
    return steps + parts / PARTS_OF_STEP;
  }

  private void add(Act act) {
    parts++;
    if (act instanceof Act.Assign assign) {
      add(assign.value());
    } else if (act instanceof Act.When when) {
      add(when.condition());
    } else if (act instanceof Act.Loop loop) {
      add(loop.condition());
    } else if (act instanceof Act.ForEach each) {
      add(each.list());
    } else if (act instanceof Act.Answer answer) {
      answer.value().ifPresent(this::add);
    } else if (act instanceof Act.AddAll all) {
      steps += ADD_ALL;
      add(all.from());
      add(all.direction());
      add(all.distance());
    } else if (act instanceof Act.AddOne one) {
      steps += ADD_ONE;
      add(one.from());
      add(one.to());
    }
  }

  private void add(Value value) {
    parts++;
    if (value instanceof Value.Call call) {
      steps += call.operation().steps();
      call.operands().forEach(this::add);
    } else if (value instanceof Value.Choice choice) {
      add(choice.condition());
      add(choice.yes());
      add(choice.no());
    } else if (value instanceof Value.NamedSquares) {
      steps += NAMED_SQUARES;
    } else if (value instanceof Value.NamedSquare) {
      steps += NAMED_SQUARE;
    } else if (value instanceof Value.DirectionList list) {
      steps++;
      list.elements().forEach(this::add);
    }
  }
}

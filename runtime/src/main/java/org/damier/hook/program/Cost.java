package org.damier.hook.program;

import java.util.List;

/**
 * What programs take from the budget: the steps of their operations, and one for so many parts as are about a step's
 * work. What is looked at only sometimes, on either side of a {@link Value.Choice}, is charged when it is.
 */
final class Cost {

  private static final int PARTS_OF_STEP = 32;
  private static final int ADD_ONE = 2;
  private static final int ADD_ALL = 16;
  private static final int NAMED_SQUARES = 200;
  private static final int NAMED_SQUARE = 16;

  private int steps;
  private int parts;

  private final boolean ofEitherSide;

  private Cost(boolean ofEitherSide) {
    this.ofEitherSide = ofEitherSide;
  }

  /**
   * The steps of these statements, without those of blocks inside them.
   *
   * @param ofEitherSide whether both sides of choices count
   */
  static int of(List<Act> acts, boolean ofEitherSide) {
    Cost cost = new Cost(ofEitherSide);
    acts.forEach(cost::add);
    return cost.total();
  }

  /** The steps of a value that is looked at only sometimes. */
  static int of(Value value) {
    Cost cost = new Cost(false);
    cost.add(value);
    return cost.total();
  }

  /** The steps of a turn of a loop beside its blocks. */
  static int ofTurn(Value condition, boolean ofEitherSide) {
    Cost cost = new Cost(ofEitherSide);
    cost.add(condition);
    return 1 + cost.total();
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
      if (ofEitherSide) {
        add(choice.yes());
        add(choice.no());
      }
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

package org.damier.hook.program;

import java.util.List;
import org.damier.board.Direction;
import org.damier.board.SquareSet;
import org.damier.hook.program.Parts.OfAct;
import org.damier.hook.program.Parts.OfList;
import org.damier.hook.program.Parts.OfNumber;
import org.damier.hook.program.Parts.OfSet;
import org.damier.hook.program.Parts.Way;

/** Makes statements runnable. */
final class Acts {

  private Acts() {}

  /** The block, without what it takes from the budget. */
  static OfAct of(Block block) {
    OfAct[] acts = block.acts().stream().map(Acts::of).toArray(OfAct[]::new);
    if (acts.length == 1) {
      return acts[0];
    }
    return run -> {
      for (OfAct act : acts) {
        Way way = act.run(run);
        if (way != Way.ON) {
          return way;
        }
      }
      return Way.ON;
    };
  }

  /** The block with what it takes. */
  static OfAct charged(Block block) {
    OfAct acts = of(block);
    int steps = block.steps();
    int line = block.line();
    if (steps == 0) {
      return acts;
    }
    return run -> {
      run.spend(steps, line);
      return acts.run(run);
    };
  }

  private static OfAct of(Act act) {
    if (act instanceof Act.Assign assign) {
      return assign(assign);
    }
    if (act instanceof Act.When when) {
      OfNumber condition = Numbers.of(when.condition());
      OfAct then = charged(when.then());
      OfAct otherwise = charged(when.otherwise());
      return run -> condition.at(run) != 0 ? then.run(run) : otherwise.run(run);
    }
    if (act instanceof Act.Loop loop) {
      return loop(loop);
    }
    if (act instanceof Act.ForEach each) {
      return forEach(each);
    }
    if (act instanceof Act.Leave leave) {
      Way way = leave.altogether() ? Way.OUT_OF_LOOP : Way.NEXT_TURN;
      return run -> way;
    }
    if (act instanceof Act.Answer answer) {
      return answer(answer);
    }
    return act instanceof Act.AddAll all ? addAll(all) : addOne((Act.AddOne) act);
  }

  private static OfAct assign(Act.Assign assign) {
    int index = assign.variable().index();
    if (assign.value().type() == ValueType.SET) {
      OfSet set = Sets.of(assign.value());
      return run -> {
        run.sets[index] = set.at(run);
        return Way.ON;
      };
    }
    OfNumber number = Numbers.of(assign.value());
    return run -> {
      run.numbers[index] = number.at(run);
      return Way.ON;
    };
  }

  private static OfAct loop(Act.Loop loop) {
    OfNumber condition = Numbers.of(loop.condition());
    OfAct body = of(loop.body());
    OfAct next = of(loop.next());
    int steps = loop.stepsOfTurn();
    int line = loop.body().line();
    return run -> {
      while (condition.at(run) != 0) {
        run.spend(steps, line);
        Way way = body.run(run);
        if (way == Way.OUT_OF_LOOP) {
          return Way.ON;
        }
        if (way == Way.TO_THE_END) {
          return way;
        }
        next.run(run);
      }
      return Way.ON;
    };
  }

  private static OfAct forEach(Act.ForEach each) {
    OfList list = Lists.of(each.list());
    OfAct body = of(each.body());
    int variable = each.variable().index();
    int steps = each.stepsOfTurn();
    int line = each.body().line();
    return run -> {
      List<?> all = list.at(run);
      for (int i = 0; i < all.size(); i++) {
        run.spend(steps, line);
        run.numbers[variable] = number(all.get(i));
        Way way = body.run(run);
        if (way == Way.OUT_OF_LOOP) {
          return Way.ON;
        }
        if (way == Way.TO_THE_END) {
          return way;
        }
      }
      return Way.ON;
    };
  }

  private static int number(Object element) {
    return element instanceof Direction direction ? direction.ordinal() : (Integer) element;
  }

  private static OfAct answer(Act.Answer answer) {
    if (answer.value().isEmpty()) {
      return run -> Way.TO_THE_END;
    }
    OfNumber value = Numbers.of(answer.value().get());
    return run -> {
      run.answer = value.at(run);
      return Way.TO_THE_END;
    };
  }

  private static OfAct addAll(Act.AddAll all) {
    OfSet from = Sets.of(all.from());
    OfNumber direction = Numbers.of(all.direction());
    OfNumber distance = Numbers.of(all.distance());
    int line = all.line();
    return run -> {
      SquareSet squares = from.at(run);
      Direction towards = Numbers.direction(direction.at(run));
      int steps = distance.at(run);
      run.line = line;
      run.moves().add(squares, towards, steps);
      return Way.ON;
    };
  }

  private static OfAct addOne(Act.AddOne one) {
    OfNumber from = Numbers.of(one.from());
    OfNumber to = Numbers.of(one.to());
    int line = one.line();
    return run -> {
      int origin = from.at(run);
      int target = to.at(run);
      run.line = line;
      run.moves().add(origin, target);
      return Way.ON;
    };
  }
}

package org.damier.codegen.hooks;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.damier.board.Direction;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.Operation;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.damier.hook.program.Variable;
import org.jspecify.annotations.Nullable;

/**
 * What is certain at one place of a hook's program, so that checks can be left out there: that the squares of a set, moved
 * on so far, are empty; what numbers are; how far moves that have been added went. Follows the program from its beginning,
 * as it is staged.
 *
 * <p>A line of men shows what for: its rear men, moved on by the line's length, come down on empty squares, for that is how
 * they were found, one step back each turn; and each turn adds longer moves than the one before.
 */
final class HookProof {

  /** Numbers beyond may go round, for all that is known here. */
  private static final int SMALL = 1_000;

  private static final int MOST_A_TURN = 16;

  private final HookValues values;
  private Map<Variable, Reach> reaches = new HashMap<>();
  private Map<Variable, Amount> numbers = new HashMap<>();

  // The longest moves that have been listed or counted, by direction; absent where they are not
  // known.
  private Map<Direction, Amount> added = new EnumMap<>(Direction.class);

  // In which directions moves have been added while this was followed.
  private final Set<Direction> touched;

  /**
   * A number.
   *
   * @param base an unknown number that it is this much more than; null for 0
   */
  private record Amount(@Nullable Object base, int more) {

    Amount plus(int further) {
      return new Amount(base, more + further);
    }

    @SuppressWarnings("ReferenceEquality") // Each unknown number is an object of its own.
    boolean isComparable(Amount other) {
      return base == other.base;
    }

    boolean isSmall() {
      return Math.abs(more) <= SMALL;
    }

    // Here and below written out, as what records have is made anew by each JVM when it is first
    // called.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Amount amount && isComparable(amount) && more == amount.more;
    }

    @Override
    public int hashCode() {
      return more;
    }
  }

  /** That all squares of a set, moved on so many steps, are empty; in any direction for none. */
  private record Reach(Optional<Direction> direction, Amount steps) {

    boolean isAlong(Direction wanted) {
      return direction.isEmpty() || direction.get() == wanted;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Reach reach
          && direction.equals(reach.direction)
          && steps.equals(reach.steps);
    }

    @Override
    public int hashCode() {
      return steps.hashCode();
    }
  }

  HookProof(HookValues values, Map<Direction, Integer> longestByRules) {
    this.values = values;
    this.touched = EnumSet.noneOf(Direction.class);
    longestByRules.forEach((direction, longest) -> added.put(direction, new Amount(null, longest)));
  }

  private HookProof(HookProof other, Set<Direction> touched) {
    this.values = other.values;
    this.touched = touched;
    become(other);
  }

  HookProof copy() {
    return new HookProof(this, touched);
  }

  /** Takes over what is certain elsewhere. */
  void become(HookProof other) {
    reaches = new HashMap<>(other.reaches);
    numbers = new HashMap<>(other.numbers);
    added = new EnumMap<>(other.added);
  }

  /** Keeps what is certain elsewhere too. */
  void meet(HookProof other) {
    reaches
        .entrySet()
        .removeIf(entry -> !entry.getValue().equals(other.reaches.get(entry.getKey())));
    numbers
        .entrySet()
        .removeIf(entry -> !entry.getValue().equals(other.numbers.get(entry.getKey())));
    added.entrySet().removeIf(entry -> !entry.getValue().equals(other.added.get(entry.getKey())));
  }

  /** Follows an assignment. */
  void assign(Variable variable, Value value) {
    if (variable.type() == ValueType.SET) {
      put(reaches, variable, reach(value));
    } else if (variable.type() == ValueType.INT) {
      put(numbers, variable, amount(value));
    }
  }

  private static <T> void put(Map<Variable, T> facts, Variable variable, Optional<T> fact) {
    facts.remove(variable);
    fact.ifPresent(known -> facts.put(variable, known));
  }

  private Optional<Reach> reach(Value set) {
    if (set instanceof Value.Read read) {
      return Optional.ofNullable(reaches.get(read.variable()));
    }
    if (!(set instanceof Value.Call call)) {
      return Optional.empty();
    }
    List<Value> operands = call.operands();
    return switch (call.operation()) {
      case EMPTY -> Optional.of(new Reach(Optional.empty(), new Amount(null, 0)));
      case AND -> reach(operands.get(0)).or(() -> reach(operands.get(1)));
      case MINUS -> reach(operands.get(0));
      case STEP, BOARD_STEP -> afterStep(operands.get(0), operands.get(1));
      default -> Optional.empty();
    };
  }

  /** A step back is one more to go. */
  private Optional<Reach> afterStep(Value set, Value step) {
    Direction onwards = values.direction(step).opposite();
    return reach(set)
        .filter(before -> before.isAlong(onwards))
        .map(before -> new Reach(Optional.of(onwards), before.steps().plus(1)));
  }

  private Optional<Amount> amount(Value number) {
    if (number instanceof Value.Constant constant) {
      return Optional.of(new Amount(null, constant.value())).filter(Amount::isSmall);
    }
    if (number instanceof Value.Read read) {
      return Optional.ofNullable(numbers.get(read.variable()));
    }
    if (number instanceof Value.Call call && call.operands().size() == 2) {
      int sign =
          call.operation() == Operation.ADD ? 1 : call.operation() == Operation.SUBTRACT ? -1 : 0;
      if (sign != 0 && call.operands().get(1) instanceof Value.Constant constant) {
        return amount(call.operands().get(0))
            .map(before -> before.plus(sign * constant.value()))
            .filter(Amount::isSmall);
      }
    }
    return Optional.empty();
  }

  /** Whether all moves are certain to come down on empty squares. */
  boolean lands(Act.AddAll all, Direction direction) {
    Optional<Amount> distance = amount(all.distance());
    return reach(all.from())
        .filter(reach -> reach.isAlong(direction))
        .filter(reach -> distance.filter(reach.steps()::equals).isPresent())
        .isPresent();
  }

  /** Whether the moves are certain to be longer than all those before; from now on, they are the longest. */
  boolean outdoes(Act.AddAll all, Direction direction) {
    Optional<Amount> distance = amount(all.distance());
    Amount before = added.get(direction);
    boolean longer = before != null
        && distance.isPresent()
        && distance.get().isComparable(before)
        && distance.get().more() > before.more();
    touched.add(direction);
    added.remove(direction);
    if (longer) {
      added.put(direction, distance.get());
    }
    return longer;
  }

  private void forget(Block block) {
    Set<Variable> changed = HookLoops.changed(block);
    reaches.keySet().removeAll(changed);
    numbers.keySet().removeAll(changed);
    if (HookLoops.adds(block)) {
      added.clear();
    }
  }

  /** Goes to the beginning of any turn of a loop, which is also where it ends. */
  void enter(Act.Loop loop) {
    HookProof before = copy();
    Set<Variable> changed = HookLoops.changed(loop.body());
    changed.addAll(HookLoops.changed(loop.next()));
    reaches.keySet().removeAll(changed);
    numbers.keySet().removeAll(changed);
    Set<Direction> adds = directionsOf(loop);
    added.keySet().removeAll(adds);
    if (HookLoops.isLeft(loop.body())) {
      return;
    }
    for (Variable counter : changed) {
      Amount start = before.numbers.get(counter);
      if (start != null) {
        HookProof head = copy();
        head.suppose(before, counter, start, changed, adds);
        if (head.holds(loop, counter)) {
          become(head);
          return;
        }
      }
    }
  }

  private Set<Direction> directionsOf(Act.Loop loop) {
    HookProof probe = new HookProof(this, EnumSet.noneOf(Direction.class));
    probe.follow(loop.body());
    touched.addAll(probe.touched);
    return probe.touched;
  }

  /** Supposes that what was certain before the first turn is so in each, measured by the counter. */
  private void suppose(
      HookProof before,
      Variable counter,
      Amount start,
      Set<Variable> changed,
      Set<Direction> adds) {
    Amount now = new Amount(new Object(), 0);
    numbers.put(counter, now);
    before.reaches.forEach((set, reach) -> {
      if (changed.contains(set) && reach.steps().isComparable(start)) {
        int ahead = reach.steps().more() - start.more();
        reaches.put(set, new Reach(reach.direction(), now.plus(ahead)));
      }
    });
    before.added.forEach((direction, longest) -> {
      if (adds.contains(direction) && longest.isComparable(start)) {
        added.put(direction, now.plus(longest.more() - start.more()));
      }
    });
  }

  /** Drops what does not last a turn, until the rest does; false if nothing can be measured by the counter. */
  private boolean holds(Act.Loop loop, Variable counter) {
    boolean dropped = true;
    while (dropped) {
      HookProof end = copy();
      end.follow(loop.body());
      end.follow(loop.next());
      Amount now = numbers.get(counter);
      Amount then = end.numbers.get(counter);
      if (now == null || then == null || !then.isComparable(now)) {
        return false;
      }
      int gain = then.more() - now.more();
      if (gain < 0 || gain > MOST_A_TURN) {
        return false;
      }
      dropped = keepWhatLasts(end, now, gain);
    }
    return true;
  }

  private boolean keepWhatLasts(HookProof end, Amount now, int gain) {
    boolean reachesDropped = reaches.entrySet().removeIf(entry -> {
      Reach reach = entry.getValue();
      int owed = reach.steps().isComparable(now) ? gain : 0;
      Reach due = new Reach(reach.direction(), reach.steps().plus(owed));
      return !due.equals(end.reaches.get(entry.getKey()));
    });
    boolean addedDropped = added.entrySet().removeIf(entry -> {
      Amount longest = entry.getValue();
      int owed = longest.isComparable(now) ? gain : 0;
      Amount then = end.added.get(entry.getKey());
      return then == null || !then.isComparable(longest) || then.more() > longest.more() + owed;
    });
    return reachesDropped || addedDropped;
  }

  private void follow(Block block) {
    values.scoped(() -> block.acts().forEach(this::follow));
  }

  private void follow(Act act) {
    if (act instanceof Act.Assign assign) {
      values.note(assign.variable(), assign.value());
      assign(assign.variable(), assign.value());
    } else if (act instanceof Act.AddAll all) {
      outdoes(all, values.direction(all.direction()));
    } else if (act instanceof Act.When when) {
      HookProof other = copy();
      follow(when.then());
      other.follow(when.otherwise());
      meet(other);
    } else if (act instanceof Act.Loop loop) {
      enter(loop);
    } else if (act instanceof Act.ForEach each) {
      for (Direction direction : values.list(each.list())) {
        beginTurn(each);
        values.scoped(() -> {
          values.define(each.variable(), direction);
          follow(each.body());
        });
      }
      beginTurn(each);
    }
  }

  /** Goes to the beginning of a turn over a list, or behind the last: a turn that may end early leaves little certain. */
  void beginTurn(Act.ForEach each) {
    if (HookLoops.isLeft(each.body())) {
      forget(each.body());
    }
  }
}

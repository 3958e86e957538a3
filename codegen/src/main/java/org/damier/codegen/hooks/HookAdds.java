package org.damier.codegen.hooks;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.codegen.sets.Back;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.Shifting;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.hook.program.Value;
import org.damier.rules.Movement;

/**
 * Stages what a hook adds: men who all go the same way and come down on empty squares, which nobody has listed before. All
 * else, and every mistake, ends the emitted method with {@link #ASK}: who runs the program then finds out what is meant.
 */
final class HookAdds implements HookEffects {

  /** What emitted code answers when the interpreter has to be asked. */
  static final int ASK = -1;

  private final Program program;
  private final SideView view;
  private final Taking taking;
  private final Map<Direction, Integer> longestByRules = new EnumMap<>(Direction.class);
  private final Set<Direction> unsure = EnumSet.noneOf(Direction.class);

  private boolean mayAsk;

  // By direction where it is needed: distances of moves that are listed or counted, a bit each.
  private final Map<Direction, Expr.Local> added = new EnumMap<>(Direction.class);

  /** What is done with men who move. */
  interface Taking {
    /** Whether it is done with the squares they reach; else these are left out. */
    boolean needsTargets();

    /**
     * Stages it.
     *
     * @param men where they come from
     * @param targets where they go
     * @param back how far back they come from
     */
    void stage(Code code, Bits men, Bits targets, Back back);
  }

  /**
   * What needs no check.
   *
   * @param areMen whether the squares are those of own men
   * @param land whether all come down on empty squares
   * @param areNew whether no such move has been listed
   */
  record Certain(boolean areMen, boolean land, boolean areNew) {
    boolean isAll() {
      return areMen && land && areNew;
    }
  }

  HookAdds(Program program, SideView view, Taking taking) {
    this.program = program;
    this.view = view;
    this.taking = taking;
    for (Direction direction : Direction.values()) {
      longestByRules.put(direction, isStep(direction) ? 1 : 0);
    }
  }

  private boolean isStep(Direction direction) {
    return program.rules().man().moves().stream()
        .anyMatch(move -> program.directions(move.directions()).contains(direction));
  }

  /** Whether it is known what the rules list before hooks are asked: steps of men, or nothing. */
  static boolean knowsRules(Program program) {
    return program.rules().man().moves().stream().allMatch(Movement.Step.class::isInstance);
  }

  /** How far the moves go that the rules list in each direction. */
  Map<Direction, Integer> longestByRules() {
    return longestByRules;
  }

  /** Stages the variables that remember what was added in these directions; before anything else. */
  void remember(Code code, Set<Direction> directions) {
    directions.forEach(direction ->
        added.put(direction, code.variable("added", Exprs.constant((long)
            longestByRules.getOrDefault(direction, 0)))));
  }

  /** Whether some position may make the method end with {@link #ASK}, as far as it is staged. */
  boolean mayAsk() {
    return mayAsk;
  }

  /** The directions in which it had to be asked, so far, whether moves are new. */
  Set<Direction> unsure() {
    return unsure;
  }

  @Override
  public void answer(Code code, Optional<Value> value) {
    // Whoever adds moves gives none.
  }

  /** Ends the method. */
  @Override
  public void ask(Code code) {
    mayAsk = true;
    code.ret(Exprs.constant(ASK));
  }

  @Override
  public void stage(Code code, Bits set, Direction direction, Expr distance, Certain certain) {
    Bits from = set.let(code, "from");
    if (certain.isAll() && !taking.needsTargets()) {
      stageChecked(code, from, direction, distance, certain);
    } else {
      code.when(from.isNotEmpty(), some -> stageChecked(some, from, direction, distance, certain));
    }
  }

  private void stageChecked(
      Code code, Bits from, Direction direction, Expr distance, Certain certain) {
    if (!certain.land()) {
      code.when(Check.less(distance, Exprs.constant(1)), this::ask);
      code.when(Check.atLeast(distance, Exprs.constant(lengthOfLines(program))), this::ask);
    }
    Bits targets = taking.needsTargets() || !certain.land()
        ? new Shifting(code, program.layout(), direction).by(from, distance).let(code, "targets")
        : Bits.none(program.words());
    check(code, from, targets, direction, distance, certain);
    taking.stage(code, from, targets, Back.of(program.layout(), direction, distance));
  }

  private void check(
      Code code, Bits from, Bits targets, Direction direction, Expr distance, Certain certain) {
    Expr wrong = Exprs.ZERO;
    if (!certain.areMen()) {
      wrong = from.minus(view.men()).anyBit();
    }
    if (!certain.land()) {
      Bits lost = from.minus(origins(direction, distance)).or(targets.minus(view.empty()));
      wrong = Exprs.or(wrong, lost.anyBit());
    }
    Expr place = Exprs.subtract(distance, Exprs.constant(1));
    Expr.Local listed = added.get(direction);
    if (!certain.areNew()) {
      unsure.add(direction);
      Expr before = Objects.requireNonNull(listed, "what was added is not remembered");
      wrong = Exprs.or(wrong, Exprs.and(Exprs.shiftRight(before, place), Exprs.constant(1L)));
    }
    if (!Exprs.is(wrong, 0)) {
      code.when(Check.nonZero(wrong), this::ask);
    }
    if (listed != null) {
      code.set(listed, Exprs.or(listed, Exprs.shiftLeft(Exprs.constant(1L), place)));
    }
  }

  /** The squares from which a move of this distance stays on the board, out of a table. */
  private Bits origins(Direction direction, Expr distance) {
    List<long[]> byDistance = origins(program, direction);
    return new Bits(IntStream.range(0, program.words())
        .mapToObj(word -> {
          List<Long> values = byDistance.stream().map(words -> words[word]).toList();
          String name = "origins" + direction.ordinal() + (program.words() == 1 ? "" : "_" + word);
          return Exprs.element(program.sketch().table(name, values), distance);
        })
        .toList());
  }

  /** The squares from which moves of 0, 1, 2… steps stay on the board, as words. */
  static List<long[]> origins(Program program, Direction direction) {
    Board board = program.rules().board();
    return Stream.iterate(board.all(), from -> board.step(from, direction.opposite()))
        .limit(lengthOfLines(program))
        .map(program.layout()::words)
        .toList();
  }

  @Override
  public int lengthOfLines() {
    return lengthOfLines(program);
  }

  /** How many squares a line has at most. */
  static int lengthOfLines(Program program) {
    Board board = program.rules().board();
    return Math.max(board.rows(), board.columns());
  }
}

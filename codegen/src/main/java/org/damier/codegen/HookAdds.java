package org.damier.codegen;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.SquareSet;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.rules.Movement;

/**
 * Stages what a hook adds: men who all go the same way and come down on empty squares, which nobody has listed before. All
 * else, and every mistake, ends the emitted method with {@link #ASK}.
 */
final class HookAdds {

  /** What emitted code answers when the interpreter has to be asked. */
  static final int ASK = -1;

  private final Program program;
  private final SideView view;
  private final Taking taking;

  // Distances of moves in each direction that are listed or counted, a bit each.
  private final Map<Direction, Expr.Local> added = new EnumMap<>(Direction.class);

  /** What is done with the squares that men reach from so many bits before. */
  @FunctionalInterface
  interface Taking {
    void stage(Code code, Bits targets, Expr back);
  }

  HookAdds(Program program, SideView view, Taking taking) {
    this.program = program;
    this.view = view;
    this.taking = taking;
  }

  /** Stages the variables that remember what was added; those of directions without use emit nothing that lasts. */
  void begin(Code code, List<Direction> directions) {
    for (Direction direction : directions) {
      String name = "added" + nameOf(direction);
      added.put(direction, code.variable(name, Exprs.constant(byRules(direction))));
    }
  }

  /** Steps of men, one square on. */
  private long byRules(Direction direction) {
    return program.rules().man().moves().stream()
            .map(Movement::directions)
            .anyMatch(directions -> program.directions(directions).contains(direction))
        ? 1
        : 0;
  }

  /** Whether it is known what the rules list before hooks are asked. */
  static boolean knowsRules(Program program) {
    return program.rules().man().moves().stream().allMatch(Movement.Step.class::isInstance);
  }

  void ask(Code code) {
    code.ret(Exprs.constant(ASK));
  }

  void stage(Code code, Bits set, boolean isOfMen, Direction direction, Expr distance) {
    Bits from = set.let(code, "from");
    int longest = longest(program);
    Expr place = code.let("place", Exprs.subtract(distance, Exprs.constant(1)));
    code.when(Check.less(place, Exprs.constant(0)), this::ask);
    code.when(Check.atLeast(place, Exprs.constant(longest)), this::ask);
    int shift = program.layout().shift(direction);
    Expr back = code.let("back", Exprs.multiply(distance, Exprs.constant(shift)));
    Bits targets = moved(code, from, shift, distance, back);
    Expr.Local listed = added.get(direction);
    Expr again = Exprs.and(Exprs.shiftRight(listed, place), Exprs.constant(1L));
    Bits wrong = from.minus(stays(direction, place)).or(targets.minus(view.empty()));
    Bits foreign = isOfMen ? wrong : wrong.or(from.minus(view.men()));
    code.when(Check.nonZero(Exprs.or(foreign.anyBit(), again)), this::ask);
    code.set(listed, Exprs.or(listed, Exprs.shiftLeft(Exprs.constant(1L), place)));
    taking.stage(code, targets, back);
  }

  /** The squares from which a move of this distance, less 1, stays on the board. */
  private Bits stays(Direction direction, Expr place) {
    List<long[]> byDistance = new ArrayList<>();
    for (SquareSet from : origins(program, direction)) {
      byDistance.add(program.layout().words(from));
    }
    return new Bits(IntStream.range(0, program.words())
        .mapToObj(word -> {
          String name = "stays" + nameOf(direction) + (program.words() == 1 ? "" : word);
          List<Long> values = byDistance.stream().map(words -> words[word]).toList();
          return (Expr) Exprs.element(program.sketch().table(name, values), place);
        })
        .toList());
  }

  /** The set, each square so many bits on. */
  private Bits moved(Code code, Bits from, int shift, Expr distance, Expr back) {
    int size = Math.abs(shift);
    if (program.words() == 1) {
      // The shift looks at the lowest six bits only; what goes round has not stayed on the board.
      Expr word = from.words().get(0);
      return new Bits(List.of(
              shift > 0
                  ? Exprs.shiftLeft(word, back)
                  : Exprs.shiftRight(word, Exprs.multiply(distance, Exprs.constant(size)))))
          .let(code, "targets");
    }
    Expr far = code.let("far", Exprs.multiply(distance, Exprs.constant(size)));
    Bits targets = Bits.none(program.words()).variable(code, "targets");
    moveWords(code, from, targets, far, shift > 0, 0);
    return targets;
  }

  private void moveWords(Code code, Bits from, Bits targets, Expr far, boolean up, int whole) {
    if (whole == program.words()) {
      return;
    }
    code.when(
        Check.less(far, Exprs.constant((whole + 1) * Long.SIZE)),
        here -> moveWords(
            here,
            from,
            targets,
            far,
            up,
            whole,
            Exprs.subtract(far, Exprs.constant(whole * Long.SIZE))),
        further -> moveWords(further, from, targets, far, up, whole + 1));
  }

  /** Moves by so many whole words and a rest of bits, from 0 to 63. */
  private void moveWords(
      Code code, Bits from, Bits targets, Expr far, boolean up, int whole, Expr rest) {
    Expr bits = code.let("bits", rest);
    Expr others = code.let("others", Exprs.subtract(Exprs.constant(Long.SIZE - 1), bits));
    Expr one = Exprs.constant(1);
    List<Expr> words = from.words();
    List<Expr> moved = new ArrayList<>();
    for (int word = 0; word < words.size(); word++) {
      int near = up ? word - whole : word + whole;
      Expr whence = wordOr0(words, near);
      Expr beyond = wordOr0(words, up ? near - 1 : near + 1);
      // In two steps, as a shift by a whole word would be none.
      moved.add(
          up
              ? Exprs.or(
                  Exprs.shiftLeft(whence, bits),
                  Exprs.shiftRight(Exprs.shiftRight(beyond, one), others))
              : Exprs.or(
                  Exprs.shiftRight(whence, bits),
                  Exprs.shiftLeft(Exprs.shiftLeft(beyond, one), others)));
    }
    targets.set(code, new Bits(moved));
  }

  private static Expr wordOr0(List<Expr> words, int word) {
    return word >= 0 && word < words.size() ? words.get(word) : Exprs.ZERO;
  }

  /** The longest way that any move can go. */
  static int longest(Program program) {
    Board board = program.rules().board();
    return Math.max(board.rows(), board.columns()) - 1;
  }

  /** The squares from which moves of 1, 2, 3… stay on the board. */
  static List<SquareSet> origins(Program program, Direction direction) {
    Board board = program.rules().board();
    List<SquareSet> origins = new ArrayList<>();
    SquareSet from = board.all();
    for (int distance = 1; distance <= longest(program); distance++) {
      from = board.step(from, direction.opposite());
      origins.add(from);
    }
    return origins;
  }

  private static String nameOf(Direction direction) {
    StringBuilder name = new StringBuilder();
    for (String word : direction.name().split("_", -1)) {
      name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }
}

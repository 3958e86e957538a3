package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.hook.MovesHook;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.Operation;
import org.damier.rules.HookRule;
import org.damier.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/**
 * The moves that hooks add for one side, emitted like those of the rules: one method that lists and one that counts them.
 * Both answer {@link HookAdds#ASK} where the interpreter must be asked instead, and have done nothing then.
 */
final class StagedHooks {

  private static final int LARGEST_METHOD = 7_000;

  private final Program program;
  private final AppendMethod append;
  private final List<HookProgram> hooks;
  private final List<HookFacts> facts;
  private @Nullable Method list;
  private @Nullable Method count;

  private StagedHooks(Program program, AppendMethod append, List<HookProgram> hooks) {
    this.program = program;
    this.append = append;
    this.hooks = hooks;
    this.facts = hooks.stream().map(HookFacts::new).toList();
  }

  /** The hooks of the program's rules; empty if there are none, or one says what cannot be emitted. */
  static Optional<StagedHooks> of(Program program, AppendMethod append) {
    List<HookProgram> hooks = new ArrayList<>();
    for (HookRule<MovesHook> hook : program.rules().hooks().moves()) {
      if (hook.tree().isEmpty()) {
        return Optional.empty();
      }
      hooks.add(hook.tree().get());
    }
    return hooks.isEmpty() || !HookAdds.knowsRules(program)
        ? Optional.empty()
        : Optional.of(new StagedHooks(program, append, hooks));
  }

  /** Whether hooks that add moves can be emitted, for both sides. */
  static boolean arePossible(RuleSet rules, Layout layout) {
    // Staged for nothing, which tells.
    ClassSketch trial = new ClassSketch("Trial", StagedEngine.class);
    AppendMethod append = new AppendMethod(trial);
    try {
      for (Side side : Side.values()) {
        Optional<StagedHooks> hooks = of(new Program(rules, layout, side, trial), append);
        if (hooks.isEmpty()) {
          return false;
        }
        hooks.get().listMethod();
        hooks.get().countMethod();
      }
    } catch (NotStaged hook) {
      return false;
    }
    return trial.largestMethod() < LARGEST_METHOD;
  }

  /** Stages the listing of the hooks' moves behind those in the buffer; or the method answers that it cannot. */
  void list(Code code, SideView view, Expr buffer) {
    Expr heads =
        code.let("heads", Exprs.send(buffer, "reserve", Type.INTS, Exprs.constant(mostMoves())));
    List<Expr> arguments = new ArrayList<>(arguments(view));
    arguments.add(heads);
    arguments.add(Exprs.send(buffer, "size", Type.INT));
    Expr size = code.let("size", ClassSketch.call(listMethod(), arguments));
    answerIfAsked(code, size);
    code.run(Exprs.send(buffer, "resize", Type.VOID, size));
  }

  /** Stages the counting of the hooks' moves, an int. */
  Expr count(Code code, SideView view) {
    Expr added = code.let("added", ClassSketch.call(countMethod(), arguments(view)));
    answerIfAsked(code, added);
    return added;
  }

  private static void answerIfAsked(Code code, Expr answer) {
    code.when(
        Check.less(answer, Exprs.constant(0)),
        asked -> asked.ret(Exprs.constant(SideProgram.ASK_HOOKS)));
  }

  private Method listMethod() {
    if (list == null) {
      Method method = program.sketch().method(program.name("HookMoves"), Type.INT);
      SideView view = parameters(method);
      Expr heads = method.parameter("heads", Type.INTS);
      Expr.Local size = method.parameter("size", Type.INT);
      stage(method.code(), view, (code, targets, back) -> append(code, heads, size, targets, back));
      method.code().ret(size);
      list = method;
    }
    return list;
  }

  private void append(Code code, Expr heads, Expr.Local size, Bits targets, Expr back) {
    for (int word = 0; word < program.words(); word++) {
      int base = word * Long.SIZE * AppendMethod.TO_AND_FROM;
      Expr rest = Exprs.subtract(Exprs.constant(base), back);
      append.to(code, heads, size, targets.words().get(word), rest, true);
    }
  }

  private Method countMethod() {
    if (count == null) {
      Method method = program.sketch().method(program.name("HookCount"), Type.INT);
      SideView view = parameters(method);
      Expr.Local sum = method.code().variable("sum", Exprs.constant(0));
      stage(
          method.code(),
          view,
          (code, targets, back) -> code.set(sum, Exprs.add(sum, targets.size())));
      method.code().ret(sum);
      count = method;
    }
    return count;
  }

  private void stage(Code code, SideView view, HookAdds.Taking taking) {
    HookAdds adds = new HookAdds(program, view, taking);
    adds.begin(code, directions());
    for (int i = 0; i < hooks.size(); i++) {
      HookValues values = new HookValues(program, view);
      HookBody.stage(code, hooks.get(i).body(), facts.get(i), values, adds);
    }
  }

  private List<Direction> directions() {
    return List.copyOf(program.rules().board().directions());
  }

  // Methods get those sets only that they look at; what is left out is empty for them.

  private SideView parameters(Method method) {
    Bits none = Bits.none(program.words());
    Bits men = Bits.parameters(method, "men", program.words());
    Bits kings = asksKings() ? Bits.parameters(method, "kings", program.words()) : none;
    Bits enemyMen = asksEnemyMen() ? Bits.parameters(method, "enemyMen", program.words()) : none;
    Bits enemyKings =
        asksEnemyKings() ? Bits.parameters(method, "enemyKings", program.words()) : none;
    Bits empty = Bits.parameters(method, "empty", program.words());
    return new SideView(
        new SideSets(men, kings, enemyMen, enemyKings), enemyMen.or(enemyKings), empty);
  }

  private List<Expr> arguments(SideView view) {
    List<Expr> arguments = new ArrayList<>(view.own(Rank.MAN).words());
    if (asksKings()) {
      arguments.addAll(view.kings().words());
    }
    if (asksEnemyMen()) {
      arguments.addAll(view.sets().enemyMen().words());
    }
    if (asksEnemyKings()) {
      arguments.addAll(view.enemyKings().words());
    }
    arguments.addAll(view.empty().words());
    return arguments;
  }

  private boolean asksKings() {
    return ask(Operation.KINGS, Operation.PIECES);
  }

  private boolean asksEnemyMen() {
    return ask(Operation.ENEMY_MEN, Operation.ENEMIES);
  }

  private boolean asksEnemyKings() {
    return ask(Operation.ENEMY_KINGS, Operation.ENEMIES);
  }

  private boolean ask(Operation... operations) {
    return facts.stream().anyMatch(fact -> fact.asks(operations));
  }

  /** No move is added twice, so there are at most so many. */
  private int mostMoves() {
    int most = AppendMethod.WRITTEN_UNASKED;
    for (Direction direction : directions()) {
      most += HookAdds.origins(program, direction).stream()
          .mapToInt(origins -> origins.size())
          .sum();
    }
    return most;
  }
}

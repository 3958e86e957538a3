package org.damier.codegen.hooks;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.codegen.engines.StagedEngine;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.sets.AppendMethod;
import org.damier.codegen.sets.Back;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.hook.MovesHook;
import org.damier.hook.program.HookProgram;
import org.damier.rules.HookRule;
import org.damier.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/**
 * The moves that hooks add for one side, emitted like those of the rules: one method that lists and one that counts them.
 * Both answer {@link HookAdds#ASK} where the interpreter must be asked instead, and have done nothing then; of many hooks it is
 * certain beforehand that it never must.
 */
public final class StagedHooks {

  /** What the emitted methods answer when the hooks must be asked; moves without them are in the buffer, if it is a list. */
  public static final int ASK_HOOKS = -2;

  /** Longer methods would not be compiled by the JVM. */
  static final int LARGEST_METHOD = 7_000;

  private final Program program;
  private final AppendMethod append;
  private final HookSets sets;
  private final List<HookProgram> hooks;
  private final List<HookFacts> facts;
  private final Set<Direction> unsure;
  private @Nullable Method list;
  private @Nullable Method count;
  private boolean mayAsk;

  private StagedHooks(Program program, AppendMethod append, List<HookProgram> hooks) {
    this.program = program;
    this.append = append;
    this.hooks = hooks;
    this.facts = hooks.stream().map(HookFacts::new).toList();
    this.sets = new HookSets(program.words(), facts);
    this.unsure = unsure();
  }

  /** The directions in which it has to be asked whether a move is new. Staged for nothing, which tells. */
  private Set<Direction> unsure() {
    ClassSketch trial = new ClassSketch("Trial", StagedEngine.class);
    Program forNothing = new Program(program.rules(), program.layout(), program.side(), trial);
    return stageCount(trial.method("trial", Type.INT), forNothing, EnumSet.allOf(Direction.class))
        .unsure();
  }

  /** The hooks of the program's rules; empty if there are none, or one says what cannot be emitted. */
  public static Optional<StagedHooks> of(Program program, AppendMethod append) {
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

  /** Whether hooks that add moves can be emitted, for both sides. Stages them for nothing, which tells. */
  public static boolean arePossible(RuleSet rules, Layout layout) {
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
  public void list(Code code, SideView view, Expr buffer) {
    Expr heads =
        code.let("heads", Exprs.send(buffer, "reserve", Type.INTS, Exprs.constant(mostMoves())));
    List<Expr> arguments = new ArrayList<>(sets.arguments(view));
    arguments.add(heads);
    arguments.add(Exprs.send(buffer, "size", Type.INT));
    Expr size = code.let("size", ClassSketch.call(listMethod(), arguments));
    answerIfAsked(code, size);
    code.run(Exprs.send(buffer, "resize", Type.VOID, size));
  }

  /** Stages the counting of the hooks' moves, an int. */
  public Expr count(Code code, SideView view) {
    Expr added = code.let("added", ClassSketch.call(countMethod(), sets.arguments(view)));
    answerIfAsked(code, added);
    return added;
  }

  private void answerIfAsked(Code code, Expr answer) {
    if (mayAsk) {
      code.when(
          Check.less(answer, Exprs.constant(0)), asked -> asked.ret(Exprs.constant(ASK_HOOKS)));
    }
  }

  /** Whether what is staged may have to ask the interpreter at some position. */
  public boolean mayAsk() {
    return mayAsk;
  }

  private Method listMethod() {
    if (list == null) {
      Method method = program.sketch().method(program.name("HookMoves"), Type.INT);
      SideView view = sets.parameters(method);
      Expr heads = method.parameter("heads", Type.INTS);
      Expr.Local size = method.parameter("size", Type.INT);
      HookAdds adds = new HookAdds(program, view, new Listing(append, heads, size));
      stage(method.code(), program, view, adds, unsure);
      method.code().ret(size);
      mayAsk |= adds.mayAsk();
      list = method;
    }
    return list;
  }

  private Method countMethod() {
    if (count == null) {
      Method method = program.sketch().method(program.name("HookCount"), Type.INT);
      mayAsk |= stageCount(method, program, unsure).mayAsk();
      count = method;
    }
    return count;
  }

  private HookAdds stageCount(Method method, Program into, Set<Direction> remembered) {
    SideView view = sets.parameters(method);
    Expr.Local sum = method.code().variable("sum", Exprs.constant(0));
    HookAdds adds = new HookAdds(into, view, new Counting(sum));
    stage(method.code(), into, view, adds, remembered);
    method.code().ret(sum);
    return adds;
  }

  private void stage(
      Code code, Program into, SideView view, HookAdds adds, Set<Direction> remembered) {
    adds.remember(code, remembered);
    for (int i = 0; i < hooks.size(); i++) {
      HookValues values = new HookValues(into, view);
      // What one hook has added, the next does not know.
      HookProof proof = new HookProof(values, i == 0 ? adds.longestByRules() : Map.of());
      HookBody.stage(code, hooks.get(i).body(), facts.get(i), values, adds, proof);
    }
  }

  /** Writes the moves' heads. */
  private record Listing(AppendMethod append, Expr heads, Expr.Local size)
      implements HookAdds.Taking {

    @Override
    public boolean needsTargets() {
      return true;
    }

    @Override
    public void stage(Code code, Bits men, Bits targets, Back back) {
      for (int word = 0; word < targets.count(); word++) {
        int base = word * Long.SIZE * Heads.TO_AND_FROM;
        Expr rest = Exprs.subtract(Exprs.constant(base), back.in(word));
        append.to(code, heads, size, targets.words().get(word), rest, true);
      }
    }
  }

  /** Adds up how many moves there are. */
  private record Counting(Expr.Local sum) implements HookAdds.Taking {

    @Override
    public boolean needsTargets() {
      return false;
    }

    @Override
    public void stage(Code code, Bits men, Bits targets, Back back) {
      code.set(sum, Exprs.add(sum, men.size()));
    }
  }

  /** No move is added twice, so there are at most so many. */
  private int mostMoves() {
    int most = AppendMethod.ROOM_BEHIND;
    for (Direction direction : program.rules().board().directions()) {
      for (long[] origins : HookAdds.origins(program, direction)) {
        for (long word : origins) {
          most += Long.bitCount(word);
        }
      }
    }
    return most;
  }
}

package org.damier.codegen.hooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.engines.StagedEngine;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.hook.PermitHook;
import org.damier.hook.program.HookProgram;
import org.damier.rules.HookRule;
import org.damier.rules.Movement;
import org.damier.rules.RuleSet;

/**
 * Hooks that permit moves, emitted for one side: of captures all, of other moves those of certain pieces. For each word of the
 * set of these pieces' squares there is one method.
 */
public final class StagedPermits {

  private final Program program;
  private final HookSets sets;
  private final List<HookProgram> hooks;
  private final List<HookFacts> facts;
  private final List<Method> methods = new ArrayList<>();

  private StagedPermits(Program program, List<HookProgram> hooks) {
    this.program = program;
    this.hooks = hooks;
    this.facts = hooks.stream().map(HookFacts::new).toList();
    this.sets = new HookSets(program.words(), facts);
  }

  /** The hooks of the program's rules; empty if there are none. */
  public static Optional<StagedPermits> of(Program program) {
    List<HookProgram> hooks = program.rules().hooks().permit().stream()
        .flatMap(hook -> hook.tree().stream())
        .toList();
    return hooks.isEmpty() ? Optional.empty() : Optional.of(new StagedPermits(program, hooks));
  }

  /** Whether what hooks permit can be emitted, for both sides. Stages it for nothing, which tells. */
  public static boolean arePossible(RuleSet rules, Layout layout) {
    if (rules.hooks().permit().isEmpty()) {
      return true;
    }
    if (!rules.hooks().moves().isEmpty() || passesLines(rules)) {
      return false;
    }
    if (!rules.hooks().permit().stream().allMatch(StagedPermits::permitsCaptures)) {
      return false;
    }
    ClassSketch trial = new ClassSketch("Trial", StagedEngine.class);
    try {
      for (Side side : Side.values()) {
        of(new Program(rules, layout, side, trial)).ifPresent(StagedPermits::methods);
      }
    } catch (NotStaged hook) {
      return false;
    }
    return trial.largestMethod() < StagedHooks.LARGEST_METHOD;
  }

  /** Men that stand still matter to those that pass them in line; only those that may move are handed on. */
  private static boolean passesLines(RuleSet rules) {
    return Stream.of(Rank.values())
        .flatMap(rank -> rules.piece(rank).moves().stream())
        .anyMatch(Movement.Line.class::isInstance);
  }

  private static boolean permitsCaptures(HookRule<PermitHook> hook) {
    return hook.tree().filter(HookVerdict::permitsCaptures).isPresent();
  }

  /** The position as it is, but that men and kings are only those which may move without capture. */
  public SideView movers(Code code, SideView view) {
    List<Expr> words = new ArrayList<>();
    for (Method method : methods()) {
      words.add(code.let("permitted", ClassSketch.call(method, sets.arguments(view))));
    }
    Bits permitted = new Bits(words);
    return new SideView(
        view.own(),
        view.men().and(permitted).let(code, "movingMen"),
        view.kings().and(permitted).let(code, "movingKings"),
        view.enemies(),
        view.allKings(),
        view.empty());
  }

  private List<Method> methods() {
    while (methods.size() < program.words()) {
      methods.add(method(methods.size()));
    }
    return methods;
  }

  private Method method(int word) {
    Method method = program.sketch().method(program.name("Permitted" + word), Type.LONG);
    SideView view = sets.parameters(method);
    Code code = method.code();
    Bits permitted = program.all();
    for (int i = 0; i < hooks.size(); i++) {
      permitted = permitted.and(byHook(code, i, view));
    }
    code.ret(permitted.words().get(word));
    return method;
  }

  private Bits byHook(Code code, int hook, SideView view) {
    HookValues values = new HookValues(program, view);
    Bits permitted = Bits.none(program.words()).variable(code, "byHook");
    PermittedOrigins origins = new PermittedOrigins(program, view, values, permitted);
    HookProof proof = new HookProof(values, Map.of());
    HookBody.stage(code, hooks.get(hook).body(), facts.get(hook), values, origins, proof);
    return permitted;
  }
}

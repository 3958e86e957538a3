package org.damier.codegen.hooks;

import java.util.ArrayList;
import java.util.List;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Method;
import org.damier.hook.program.Operation;

/** The sets that the emitted methods of hooks get: those that some hook looks at. */
final class HookSets {

  private final int words;
  private final boolean kings;
  private final boolean enemies;
  private final boolean allKings;

  HookSets(int words, List<HookFacts> hooks) {
    this.words = words;
    this.kings = ask(hooks, Operation.KINGS, Operation.PIECES);
    this.allKings = ask(hooks, Operation.ENEMY_MEN, Operation.ENEMY_KINGS);
    this.enemies = allKings || ask(hooks, Operation.ENEMIES);
  }

  private static boolean ask(List<HookFacts> hooks, Operation... operations) {
    return hooks.stream().anyMatch(hook -> hook.asks(operations));
  }

  /** The first parameters of a method, as a view in which all that nobody looks at is empty. */
  SideView parameters(Method method) {
    Bits none = Bits.none(words);
    Bits ofMen = Bits.parameters(method, "men", words);
    Bits ofKings = kings ? Bits.parameters(method, "kings", words) : none;
    Bits ofEnemies = enemies ? Bits.parameters(method, "enemies", words) : none;
    Bits ofAllKings = allKings ? Bits.parameters(method, "allKings", words) : none;
    Bits empty = Bits.parameters(method, "empty", words);
    return new SideView(ofMen.or(ofKings), ofMen, ofKings, ofEnemies, ofAllKings, empty);
  }

  /** The arguments for these. */
  List<Expr> arguments(SideView view) {
    List<Expr> arguments = new ArrayList<>(view.men().words());
    if (kings) {
      arguments.addAll(view.kings().words());
    }
    if (enemies) {
      arguments.addAll(view.enemies().words());
    }
    if (allKings) {
      arguments.addAll(view.allKings().words());
    }
    arguments.addAll(view.empty().words());
    return arguments;
  }
}

package org.damier.rules;

import java.util.List;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;

/** The hooks of a variant by kind, each asked in the order of its list. */
public record HookRules(
    List<HookRule<MovesHook>> moves,
    List<HookRule<PermitHook>> permit,
    List<HookRule<PromotionHook>> promotion,
    List<HookRule<EndingHook>> ending) {

  /** No hooks, as in almost all variants. */
  public static final HookRules NONE = new HookRules(List.of(), List.of(), List.of(), List.of());

  public HookRules {
    moves = List.copyOf(moves);
    permit = List.copyOf(permit);
    promotion = List.copyOf(promotion);
    ending = List.copyOf(ending);
  }

  public boolean isEmpty() {
    return moves.isEmpty() && permit.isEmpty() && promotion.isEmpty() && ending.isEmpty();
  }
}

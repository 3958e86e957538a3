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

  /** These hooks with others that forbid moves. */
  public HookRules withPermit(List<HookRule<PermitHook>> others) {
    return new HookRules(moves, others, promotion, ending);
  }

  /** These hooks with others that add moves. */
  public HookRules withMoves(List<HookRule<MovesHook>> others) {
    return new HookRules(others, permit, promotion, ending);
  }

  /** These hooks with others that promote men. */
  public HookRules withPromotion(List<HookRule<PromotionHook>> others) {
    return new HookRules(moves, permit, others, ending);
  }

  /** These hooks with others that end the game. */
  public HookRules withEnding(List<HookRule<EndingHook>> others) {
    return new HookRules(moves, permit, promotion, others);
  }

  public boolean isEmpty() {
    return moves.isEmpty() && permit.isEmpty() && promotion.isEmpty() && ending.isEmpty();
  }
}

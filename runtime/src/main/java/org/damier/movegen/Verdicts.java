package org.damier.movegen;

import java.util.Optional;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.hook.EndingHook;
import org.damier.hook.HookFailure;
import org.damier.hook.PositionView;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.HookRule;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/** What the rules say of a position by itself, before any move is looked for: ending hooks, then balances of material. */
public final class Verdicts {

  private Verdicts() {}

  /**
   * A decision about a position.
   *
   * @param side the side that {@code verdict} speaks of
   * @param verdict what it means for that side
   * @param ending the ending that decided; empty if a hook did
   * @param sentence the rule in words, from the hook; empty for an ending of the list
   * @param rule the rule that decided
   */
  public record Decision(
      Side side, Ending.Verdict verdict, Optional<Ending> ending, String sentence, RulePart rule) {}

  /** The decision about this position, if its pieces alone decide it. */
  public static Optional<Decision> of(RuleSet rules, Placement placement, Side toMove) {
    Optional<Decision> byHook = byHook(rules, placement, toMove);
    return byHook.isPresent() ? byHook : byBalance(rules, placement, toMove);
  }

  private static Optional<Decision> byHook(RuleSet rules, Placement placement, Side toMove) {
    for (int i = 0; i < rules.hooks().ending().size(); i++) {
      HookRule<EndingHook> hook = rules.hooks().ending().get(i);
      EndingHook.Judgement judgement =
          judgement(hook, new PlacementView(rules.board(), placement, toMove));
      Optional<Ending.Verdict> verdict = switch (judgement) {
        case GOES_ON -> Optional.empty();
        case WINS -> Optional.of(Ending.Verdict.WINS);
        case LOSES -> Optional.of(Ending.Verdict.LOSES);
        case DRAWS -> Optional.of(Ending.Verdict.DRAWS);
      };
      if (verdict.isPresent()) {
        RulePart rule = RulePart.Kind.HOOK_ENDING.at(i);
        return Optional.of(
            new Decision(toMove, verdict.get(), Optional.empty(), hook.asSentence(), rule));
      }
    }
    return Optional.empty();
  }

  /** What the hook says, as no hook may say nothing. */
  static EndingHook.Judgement judgement(HookRule<EndingHook> hook, PositionView position) {
    EndingHook.@Nullable Judgement judgement = hook.program().judge(position);
    if (judgement == null) {
      throw new HookFailure(hook.named() + " gave no answer.");
    }
    return judgement;
  }

  private static Optional<Decision> byBalance(RuleSet rules, Placement placement, Side toMove) {
    for (int i = 0; i < rules.endings().size(); i++) {
      Ending ending = rules.endings().get(i);
      if (ending.condition() instanceof Condition.Balance balance) {
        // In play only the side that has just been captured from can come into such a state; in a
        // position set
        // up by hand both can, and then the side to move is judged first.
        for (Side side : new Side[] {toMove, toMove.opponent()}) {
          if (balance.material().holdsFor(placement, side)) {
            RulePart rule = RulePart.Kind.ENDING.at(i);
            return Optional.of(new Decision(side, ending.verdict(), Optional.of(ending), "", rule));
          }
        }
      }
    }
    return Optional.empty();
  }
}

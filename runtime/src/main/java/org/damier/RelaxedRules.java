package org.damier;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.damier.hook.PermitHook;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.Directions;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.Landing;
import org.damier.rules.PieceRules;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;

/** Rules with one of them loosened, to find out whether it is the one that stands in a move's way. */
final class RelaxedRules {

  private RelaxedRules() {}

  /** Nothing is forbidden by a hook but what these hooks forbid. */
  static RuleSet forbidding(RuleSet rules, List<HookRule<PermitHook>> permit) {
    HookRules hooks = rules.hooks();
    return with(
        rules,
        rules.man(),
        rules.king(),
        rules.capture(),
        new HookRules(hooks.moves(), permit, hooks.promotion(), hooks.ending()));
  }

  /** Flying pieces come down wherever there is room. */
  static RuleSet landingAnywhere(RuleSet rules) {
    return withManners(
        rules,
        manner -> manner instanceof Fly fly
            ? new Fly(fly.directions(), Landing.ANYWHERE, fly.victims(), landingFreely(fly.terms()))
            : manner.on(landingFreely(manner.terms())));
  }

  private static CaptureManner.Terms landingFreely(CaptureManner.Terms terms) {
    return new CaptureManner.Terms(terms.overOwnToo(), terms.fromAfar(), Optional.empty());
  }

  /** A capture may turn back. */
  static RuleSet turningBack(RuleSet rules) {
    return withCapture(rules, rules.capture().withReversal(Reversal.ALLOWED));
  }

  /** Every piece takes every piece. */
  static RuleSet takingAnything(RuleSet rules) {
    return withManners(rules, manner -> manner.over(CaptureManner.ALL_RANKS));
  }

  /** A capture goes on after a promotion, and after its first jump. */
  static RuleSet goingOn(RuleSet rules) {
    CaptureRules capture = rules.capture();
    Continuation continuation = capture.continuation() == Continuation.SINGLE_JUMP
        ? Continuation.MAY_STOP
        : capture.continuation();
    PieceRules man = rules.man();
    Optional<Promotion> promotion = man.promotion()
        .map(rule -> rule.timing() == Timing.AT_ONCE_STOPPING
            ? new Promotion(rule.zone(), Timing.AT_ONCE_CONTINUING)
            : rule);
    return with(
        rules,
        new PieceRules(man.moves(), man.captures(), promotion),
        rules.king(),
        capture.withContinuation(continuation),
        rules.hooks());
  }

  /** Captured pieces leave the board at once. */
  static RuleSet removingAtOnce(RuleSet rules) {
    return withCapture(
        rules, rules.capture().withRemoval(Removal.AT_ONCE).withReversal(Reversal.ALLOWED));
  }

  /** Every piece captures in every direction, from any distance, and lands anywhere. */
  static RuleSet capturingFreely(RuleSet rules) {
    CaptureManner free = new Fly(Directions.ANY, Landing.ANYWHERE);
    return with(
        rules,
        new PieceRules(rules.man().moves(), List.of(free), rules.man().promotion()),
        new PieceRules(rules.king().moves(), List.of(free), Optional.empty()),
        rules.capture(),
        rules.hooks());
  }

  private static RuleSet withManners(RuleSet rules, UnaryOperator<CaptureManner> change) {
    return with(
        rules,
        withManners(rules.man(), change),
        withManners(rules.king(), change),
        rules.capture(),
        rules.hooks());
  }

  private static PieceRules withManners(PieceRules piece, UnaryOperator<CaptureManner> change) {
    return new PieceRules(
        piece.moves(), piece.captures().stream().map(change).toList(), piece.promotion());
  }

  private static RuleSet withCapture(RuleSet rules, CaptureRules capture) {
    return with(rules, rules.man(), rules.king(), capture, rules.hooks());
  }

  private static RuleSet with(
      RuleSet rules, PieceRules man, PieceRules king, CaptureRules capture, HookRules hooks) {
    return new RuleSet(
        rules.name(),
        rules.board(),
        rules.start(),
        rules.first(),
        man,
        king,
        capture,
        rules.endings(),
        rules.notation(),
        hooks);
  }
}

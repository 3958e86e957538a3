package org.damier;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.damier.board.Rank;
import org.damier.hook.PermitHook;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.Directions;
import org.damier.rules.HookRule;
import org.damier.rules.Landing;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;

/** Rules with one of them loosened, to find out whether it is the one that stands in a move's way. */
final class RelaxedRules {

  private RelaxedRules() {}

  /** Nothing is forbidden by a hook but what these hooks forbid. */
  static RuleSet forbidding(RuleSet rules, List<HookRule<PermitHook>> permit) {
    return rules.withHooks(rules.hooks().withPermit(permit));
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
    return rules.withCapture(rules.capture().with(Reversal.ALLOWED));
  }

  /** Every piece takes every piece. */
  static RuleSet takingAnything(RuleSet rules) {
    return withManners(rules, manner -> manner.over(CaptureManner.ALL_RANKS));
  }

  /** A capture of one jump may go on. */
  static RuleSet jumpingOn(RuleSet rules) {
    return rules.capture().continuation() == Continuation.SINGLE_JUMP
        ? rules.withCapture(rules.capture().with(Continuation.MAY_STOP))
        : rules;
  }

  /** A capture goes on after a promotion. */
  static RuleSet goingOnAsKing(RuleSet rules) {
    return rules.withPiece(
        Rank.MAN,
        rules
            .man()
            .withPromotion(rules
                .man()
                .promotion()
                .map(rule -> rule.timing() == Timing.AT_ONCE_STOPPING
                    ? new Promotion(rule.zone(), Timing.AT_ONCE_CONTINUING)
                    : rule)));
  }

  /** Captured pieces leave the board at once. */
  static RuleSet removingAtOnce(RuleSet rules) {
    return rules.withCapture(rules.capture().with(Removal.AT_ONCE).with(Reversal.ALLOWED));
  }

  /** Every piece captures in every direction, from any distance, and lands anywhere. */
  static RuleSet capturingFreely(RuleSet rules) {
    return withManners(rules, List.of(new Fly(Directions.ANY, Landing.ANYWHERE)));
  }

  private static RuleSet withManners(RuleSet rules, List<CaptureManner> manners) {
    RuleSet changed = rules;
    for (Rank rank : Rank.values()) {
      changed = changed.withPiece(rank, changed.piece(rank).withCaptures(manners));
    }
    return changed;
  }

  private static RuleSet withManners(RuleSet rules, UnaryOperator<CaptureManner> change) {
    RuleSet changed = rules;
    for (Rank rank : Rank.values()) {
      List<CaptureManner> manners =
          changed.piece(rank).captures().stream().map(change).toList();
      changed = changed.withPiece(rank, changed.piece(rank).withCaptures(manners));
    }
    return changed;
  }
}

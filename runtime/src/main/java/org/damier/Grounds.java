package org.damier;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.movegen.PlainGenerator;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.CaptureSelection;
import org.damier.rules.HookRules;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/**
 * The rules that make a move legal. A rule does if the move would be illegal, or would do something else, were the rule
 * another; a rule that forbids also does if it forbids other moves beside this one.
 */
final class Grounds {

  private final Position position;
  private final RuleSet rules;
  private final Move move;
  private final Set<Move> legal;

  Grounds(Position position, Move move) {
    this.position = position;
    this.rules = position.variant().rules();
    this.move = move;
    this.legal = new HashSet<>(position.legalMoves());
  }

  List<RulePart> rules() {
    List<RulePart> grounds = new ArrayList<>();
    for (RulePart part : RulePart.of(rules)) {
      boolean decides = switch (part.kind()) {
        case ZONE -> move.promotes() && isOwnZoneOfPromotion(part);
        case REST -> position.restingKing().isPresent();
        case MAN_MOVES, KING_MOVES, HOOK_MOVES ->
          !move.isCapture() && legalUnder(movingBy(part)).contains(move);
        default ->
          others(part).anyMatch(this::refusesOrChanges) || (forbids(part) && without(part));
      };
      if (decides) {
        grounds.add(part);
      }
    }
    return grounds;
  }

  private boolean isOwnZoneOfPromotion(RulePart part) {
    Zone zone = rules.zones().get(part.index());
    return !zone.isOfEveryBoard()
        && rules.man().promotion().map(Promotion::zone).equals(Optional.of(zone));
  }

  /** Rules in which the part is another. */
  private Stream<RuleSet> others(RulePart part) {
    CaptureRules capture = rules.capture();
    return switch (part.kind()) {
      case MAN_CAPTURES -> Stream.of(withoutCaptures(Rank.MAN));
      case KING_CAPTURES -> Stream.of(withoutCaptures(Rank.KING));
      case PROMOTION -> promotions();
      case DUTY -> Stream.of(Duty.values()).map(other -> rules.withCapture(capture.with(other)));
      case CONTINUATION ->
        Stream.of(Continuation.values()).map(other -> rules.withCapture(capture.with(other)));
      case MAJORITY ->
        Stream.of(CaptureSelection.FREE_CHOICE, CaptureSelection.MOST_PIECES)
            .map(other -> rules.withCapture(capture.with(other)));
      case REMOVAL ->
        Stream.of(Removal.values()).map(other -> rules.withCapture(capture.with(other)));
      case REVERSAL ->
        Stream.of(Reversal.values()).map(other -> rules.withCapture(capture.with(other)));
      case CAPTOR ->
        Stream.of(Captor.values()).map(other -> rules.withCapture(capture.with(other)));
      case HOOK_PERMIT, HOOK_PROMOTION -> Stream.of(withoutHook(part));
      default -> Stream.of();
    };
  }

  /** Rules in which nothing but the part gives moves without capture: two rules may give the same move. */
  private RuleSet movingBy(RulePart part) {
    RuleSet only = rules;
    for (Rank rank : Rank.values()) {
      if (!part.equals(RulePart.moves(rank))) {
        only = only.withPiece(rank, only.piece(rank).withMoves(List.of()));
      }
    }
    HookRules hooks = rules.hooks();
    return only.withHooks(hooks.withMoves(
        part.kind() == RulePart.Kind.HOOK_MOVES
            ? List.of(hooks.moves().get(part.index()))
            : List.of()));
  }

  private RuleSet withoutCaptures(Rank rank) {
    return rules.withPiece(rank, rules.piece(rank).withCaptures(List.of()));
  }

  private Stream<RuleSet> promotions() {
    Stream<Optional<Promotion>> timings = Stream.of(Timing.values())
        .map(timing ->
            rules.man().promotion().map(promotion -> new Promotion(promotion.zone(), timing)));
    return Stream.concat(Stream.of(Optional.<Promotion>empty()), timings)
        .map(other -> rules.withPiece(Rank.MAN, rules.man().withPromotion(other)));
  }

  private RuleSet withoutHook(RulePart part) {
    HookRules hooks = rules.hooks();
    int index = part.index();
    return rules.withHooks(
        switch (part.kind()) {
          case HOOK_PERMIT -> hooks.withPermit(without(hooks.permit(), index));
          default -> hooks.withPromotion(without(hooks.promotion(), index));
        });
  }

  private static <T> List<T> without(List<T> all, int index) {
    List<T> others = new ArrayList<>(all);
    others.remove(index);
    return others;
  }

  private boolean refusesOrChanges(RuleSet other) {
    return !legalUnder(other).contains(move)
        || !other.pieceAfter(move).equals(rules.pieceAfter(move));
  }

  /** Whether the rule is of those that forbid moves which others allow. */
  private boolean forbids(RulePart part) {
    return switch (part.kind()) {
      case DUTY, MAJORITY -> move.isCapture();
      case HOOK_PERMIT -> true;
      default -> false;
    };
  }

  /** Whether more moves were legal without the rule. */
  private boolean without(RulePart part) {
    return others(part).map(this::legalUnder).anyMatch(moves -> !legal.containsAll(moves));
  }

  private Set<Move> legalUnder(RuleSet other) {
    if (position.exposed().isPresent() && other.capture().duty() == Duty.AGAINST_LAST_MOVED) {
      return new HashSet<>(Exposure.captures(
          other, position.placement(), position.sideToMove(), position.exposed().get()));
    }
    List<Move> moves =
        new PlainGenerator(other).legalMoves(position.placement(), position.sideToMove());
    return new HashSet<>(position.withoutResting(moves));
  }
}

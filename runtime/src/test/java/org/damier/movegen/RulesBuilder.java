package org.damier.movegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.Ending;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.MoveNotation;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** Rules put together one by one, or changed one by one from those of another variant. */
final class RulesBuilder {

  private String name;
  private Board board;
  private Placement start = Placement.EMPTY;
  private Side first = Side.WHITE;
  private List<Movement> manMoves = List.of();
  private List<Movement> kingMoves = List.of();
  private List<CaptureManner> manCaptures = List.of();
  private List<CaptureManner> kingCaptures = List.of();
  private Promotion.Timing promotion = Promotion.Timing.AT_END_OF_MOVE;
  private Duty duty = Duty.MANDATORY;
  private Continuation continuation = Continuation.COMPULSORY;
  private List<Criterion> criteria = List.of();
  private Removal removal = Removal.AT_END_OF_MOVE;
  private Reversal reversal = Reversal.ALLOWED;
  private CaptureSelection.Scope scope = CaptureSelection.Scope.ALL_PIECES;
  private CaptureRules.Captor captor = CaptureRules.Captor.KEEPS_SIDE;
  private List<Ending> endings = List.of(new Ending(new Condition.NoMove(), Ending.Verdict.LOSES));
  private HookRules hooks = HookRules.NONE;

  RulesBuilder(String name, Board board) {
    this.name = name;
    this.board = board;
  }

  RulesBuilder(RuleSet rules) {
    this(rules.name(), rules.board());
    start = rules.start();
    first = rules.first();
    manMoves = rules.man().moves();
    manCaptures = rules.man().captures();
    kingMoves = rules.king().moves();
    kingCaptures = rules.king().captures();
    promotion = rules.man().promotion().orElseThrow().timing();
    duty = rules.capture().duty();
    continuation = rules.capture().continuation();
    criteria = rules.capture().selection().criteria();
    removal = rules.capture().removal();
    reversal = rules.capture().reversal();
    endings = rules.endings();
    hooks = rules.hooks();
  }

  RulesBuilder name(String value) {
    name = value;
    return this;
  }

  /** Another board, with nothing on it yet. */
  RulesBuilder board(Board value) {
    board = value;
    start = Placement.EMPTY;
    return this;
  }

  RulesBuilder start(Placement value) {
    start = value;
    return this;
  }

  /** Men on these rows, counted from 1 at each side's own edge. */
  RulesBuilder rows(int from, int to) {
    SquareSet white = SquareSet.EMPTY;
    SquareSet black = SquareSet.EMPTY;
    for (int row = from - 1; row < to; row++) {
      white = white.or(board.row(row, Side.WHITE));
      black = black.or(board.row(row, Side.BLACK));
    }
    return start(new Placement(white, SquareSet.EMPTY, black, SquareSet.EMPTY));
  }

  RulesBuilder first(Side value) {
    first = value;
    return this;
  }

  RulesBuilder manMoves(Movement... value) {
    manMoves = List.of(value);
    return this;
  }

  RulesBuilder manCaptures(CaptureManner... value) {
    manCaptures = List.of(value);
    return this;
  }

  RulesBuilder kingMoves(Movement... value) {
    kingMoves = List.of(value);
    return this;
  }

  RulesBuilder kingCaptures(CaptureManner... value) {
    kingCaptures = List.of(value);
    return this;
  }

  RulesBuilder promotion(Promotion.Timing value) {
    promotion = value;
    return this;
  }

  RulesBuilder duty(Duty value) {
    duty = value;
    return this;
  }

  RulesBuilder continuation(Continuation value) {
    continuation = value;
    return this;
  }

  RulesBuilder criteria(Criterion... value) {
    criteria = List.of(value);
    return this;
  }

  RulesBuilder removedAtOnce() {
    removal = Removal.AT_ONCE;
    return this;
  }

  RulesBuilder removedAtEnd() {
    removal = Removal.AT_END_OF_MOVE;
    return this;
  }

  RulesBuilder withoutReversal() {
    reversal = Reversal.FORBIDDEN;
    return this;
  }

  /** Captures are compared with those of the same piece only. */
  RulesBuilder ofChosenPiece() {
    scope = CaptureSelection.Scope.CHOSEN_PIECE;
    return this;
  }

  RulesBuilder captorChangesSide() {
    captor = CaptureRules.Captor.CHANGES_SIDE;
    return this;
  }

  RulesBuilder endings(Ending... value) {
    endings = List.of(value);
    return this;
  }

  RulesBuilder moves(String sentence, MovesHook hook) {
    hooks = new HookRules(
        with(hooks.moves(), sentence, hook), hooks.permit(), hooks.promotion(), hooks.ending());
    return this;
  }

  RulesBuilder permit(String sentence, PermitHook hook) {
    hooks = new HookRules(
        hooks.moves(), with(hooks.permit(), sentence, hook), hooks.promotion(), hooks.ending());
    return this;
  }

  RulesBuilder promotion(String sentence, PromotionHook hook) {
    hooks = new HookRules(
        hooks.moves(), hooks.permit(), with(hooks.promotion(), sentence, hook), hooks.ending());
    return this;
  }

  RulesBuilder ending(String sentence, EndingHook hook) {
    hooks = new HookRules(
        hooks.moves(), hooks.permit(), hooks.promotion(), with(hooks.ending(), sentence, hook));
    return this;
  }

  private static <T> List<HookRule<T>> with(List<HookRule<T>> rules, String sentence, T program) {
    List<HookRule<T>> longer = new ArrayList<>(rules);
    longer.add(new HookRule<>(sentence, "test", program));
    return longer;
  }

  RuleSet build() {
    Optional<Promotion> onLastRow = Optional.of(new Promotion(Zone.lastRow(board), promotion));
    return new RuleSet(
        name,
        board,
        start,
        first,
        new PieceRules(manMoves, manCaptures, onLastRow),
        new PieceRules(kingMoves, kingCaptures, Optional.empty()),
        new CaptureRules(
            duty, continuation, new CaptureSelection(criteria, scope), removal, reversal, captor),
        endings,
        MoveNotation.STANDARD,
        hooks);
  }
}

package org.damier.movegen;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.HookRules;
import org.damier.rules.RuleSet;

/** The rules of one variant, worked out once for every move to come. Immutable. */
final class RuleTables {

  final BoardTables board;
  final boolean captureIsMandatory;

  /** Whether it is mandatory where a man can capture. */
  final boolean menMustCapture;

  private final boolean menMayStop;
  private final boolean kingsMayStop;

  final boolean singleJump;

  /** What a jumped piece's square counts as until the move ends. */
  final int codeOfJumped;

  final boolean reversalForbidden;

  /** Whether a capturing piece goes over to the opponent. */
  final boolean captorChangesSide;

  /** Whether captures are compared with those of the same piece only. */
  final boolean ofChosenPiece;

  /** Whether the direction of the last jump says something about the next that the pieces do not. */
  final boolean directionMatters;

  /** Whether the order of the jumps decides between captures. */
  final boolean orderMatters;

  final Criterion[] criteria;
  final Balances balances;
  final HookRules hooks;

  /** Every direction and the forward ones by side, as hooks see them. */
  final List<List<Direction>> directions;

  final List<List<Direction>> forward;

  private final PieceTables[] pieces = new PieceTables[Codes.KINDS];

  RuleTables(RuleSet rules) {
    CaptureRules capture = rules.capture();
    this.board = new BoardTables(rules.board());
    this.captureIsMandatory = capture.duty() == Duty.MANDATORY;
    this.menMustCapture = capture.duty() == Duty.FORFEIT_KINGS;
    this.menMayStop = capture.continuation() == Continuation.MAY_STOP
        || capture.continuation() == Continuation.SINGLE_JUMP;
    this.kingsMayStop = menMayStop || capture.continuation() == Continuation.KINGS_MAY_STOP;
    this.captorChangesSide = capture.captor() == CaptureRules.Captor.CHANGES_SIDE;
    this.ofChosenPiece = capture.selection().scope() == CaptureSelection.Scope.CHOSEN_PIECE;
    this.singleJump = capture.continuation() == Continuation.SINGLE_JUMP;
    this.codeOfJumped = capture.removal() == Removal.AT_ONCE ? Codes.EMPTY : Codes.JUMPED;
    this.reversalForbidden = capture.reversal() == Reversal.FORBIDDEN;
    // A jumped piece that stays on the board bars the way back by itself.
    this.directionMatters = reversalForbidden && capture.removal() == Removal.AT_ONCE;
    this.criteria = capture.selection().criteria().toArray(Criterion[]::new);
    this.orderMatters = capture.selection().criteria().stream().anyMatch(Criterion::dependsOnOrder);
    this.balances = new Balances(rules.endings());
    this.hooks = rules.hooks();
    this.directions = bySide(Directions.ANY, rules.board());
    this.forward = bySide(Directions.of(DirectionWord.FORWARD), rules.board());
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        pieces[Codes.of(side, rank)] = new PieceTables(rules.piece(rank), board, side);
      }
    }
  }

  private static List<List<Direction>> bySide(Directions directions, Board board) {
    return List.of(
        List.copyOf(directions.on(board, Side.WHITE)),
        List.copyOf(directions.on(board, Side.BLACK)));
  }

  /** Whether a capture by this kind of piece may end although it could go on. */
  boolean mayStop(int code) {
    return Codes.isKing(code) ? kingsMayStop : menMayStop;
  }

  /** What this kind of piece does. */
  PieceTables piece(int code) {
    return pieces[code];
  }
}

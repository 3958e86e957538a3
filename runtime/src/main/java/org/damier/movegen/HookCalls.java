package org.damier.movegen;

import java.util.Arrays;
import org.damier.board.Board;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.hook.CandidateMove;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;

/** Asks the variant's hooks, which see the position before the move. In a variant without hooks it costs nothing. */
final class HookCalls {

  private final RuleTables tables;
  private final Board board;
  private final HookRules hooks;
  private final boolean none;
  private final boolean judgeMoves;
  private final Pieces pieces;

  private SideView view;

  // When the move from one square to another was last listed, by both squares.
  private final int[] listed;
  private int listing;

  HookCalls(RuleTables tables, Pieces pieces) {
    this.tables = tables;
    this.board = tables.board.board;
    this.hooks = tables.hooks;
    this.none = hooks.isEmpty();
    this.judgeMoves = !hooks.permit().isEmpty() || !hooks.promotion().isEmpty();
    this.pieces = pieces;
    this.view = SideView.of(tables, pieces, Side.WHITE);
    this.listed = hooks.moves().isEmpty() ? new int[0] : new int[board.size() * board.size()];
  }

  /** Looks at the position as it is now. */
  void begin(Side side) {
    if (!none) {
      view = SideView.of(tables, pieces, side);
    }
  }

  /** Whether a hook ends the game here. */
  boolean decide() {
    if (none) {
      return false;
    }
    for (HookRule<EndingHook> hook : hooks.ending()) {
      if (Verdicts.judgement(hook, view) != EndingHook.Judgement.GOES_ON) {
        return true;
      }
    }
    return false;
  }

  /** Whether moves have to be shown to {@link #rankAfter} and {@link #permit}. */
  boolean judgeMoves() {
    return judgeMoves;
  }

  /** The code of the moving piece when its capture is done, {@code after} by all other rules. */
  int rankAfter(Chain chain, int to, int after) {
    return Codes.isKing(after) || !promote(candidate(chain, to)) ? after : Codes.promoted(after);
  }

  int rankAfter(int from, int to, int after) {
    return Codes.isKing(after) || !promote(candidate(from, to)) ? after : Codes.promoted(after);
  }

  boolean permit(Chain chain, int to) {
    return permit(candidate(chain, to));
  }

  boolean permit(int from, int to) {
    return permit(candidate(from, to));
  }

  private boolean promote(CandidateMove move) {
    for (HookRule<PromotionHook> hook : hooks.promotion()) {
      if (hook.program().promotes(view, move)) {
        return true;
      }
    }
    return false;
  }

  private boolean permit(CandidateMove move) {
    for (HookRule<PermitHook> hook : hooks.permit()) {
      if (!hook.program().permits(view, move)) {
        return false;
      }
    }
    return true;
  }

  private CandidateMove candidate(Chain chain, int to) {
    SquareSet captured = SquareSet.ofWords(chain.captured(0), chain.captured(1), chain.captured(2));
    return new CandidateMove(
        board.square(chain.origin()), board.square(to), captured, Codes.rank(chain.piece()));
  }

  private CandidateMove candidate(int from, int to) {
    return new CandidateMove(board.square(from), board.square(to), SquareSet.EMPTY, rankOf(from));
  }

  private Rank rankOf(int square) {
    return Codes.rank(pieces.codes[square]);
  }

  /** Adds what hooks add to the moves without capture in the buffer, each move once. */
  void addMoves(QuietSearch quiet, MoveBuffer buffer) {
    if (hooks.moves().isEmpty()) {
      return;
    }
    beginListing();
    for (int move = 0; move < buffer.size(); move++) {
      if (!buffer.isCapture(move)) {
        isNew(buffer.from(move), buffer.to(move));
      }
    }
    for (HookRule<MovesHook> hook : hooks.moves()) {
      hook.program().moves(view, new CheckedSink(hook, view) {
        @Override
        void accept(int from, int to) {
          if (isNew(from, to)) {
            quiet.add(from, to, pieces.codes[from]);
          }
        }
      });
    }
  }

  private void beginListing() {
    listing++;
    if (listing == 0) {
      Arrays.fill(listed, 0);
      listing = 1;
    }
  }

  private boolean isNew(int from, int to) {
    int place = from * board.size() + to;
    boolean isNew = listed[place] != listing;
    listed[place] = listing;
    return isNew;
  }
}

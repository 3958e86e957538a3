package org.damier.movegen;

import org.damier.board.Side;
import org.damier.engine.SeenSet;

/**
 * All captures of a side. Goes through every sequence of jumps, but not twice through the same state: how a capture may go on
 * depends on the square, the set of captured pieces and the rank, and on little else.
 */
final class CaptureSearch {

  /** Shorter captures do not look whether their state is known: they are few, and looking costs more. */
  private static final int LOOKS_FROM_JUMP = 4;

  private final RuleTables tables;
  private final BoardTables board;
  private final Pieces pieces;
  private final byte[] codes;
  private final HookCalls hooks;
  private final Chain chain;
  private final CaptureSelector selector;
  private final SeenSet seenStates;
  private final long[] state;

  private MoveBuffer captures;

  CaptureSearch(RuleTables tables, Pieces pieces, HookCalls hooks) {
    this.tables = tables;
    this.board = tables.board;
    this.pieces = pieces;
    this.codes = pieces.codes;
    this.hooks = hooks;
    this.chain = new Chain(tables, pieces);
    this.selector = new CaptureSelector(tables);
    this.state = new long[tables.orderMatters ? 2 * board.words + 1 : board.words + 1];
    this.seenStates = new SeenSet(state.length);
    this.captures = new MoveBuffer(board, false);
  }

  /** Puts the captures that may be chosen into the empty buffer. */
  void list(Side side, MoveBuffer buffer) {
    captures = buffer;
    selector.begin();
    list(Codes.man(side));
    list(Codes.king(side));
  }

  private void list(int code) {
    PieceTables piece = tables.piece(code);
    for (int word = 0; word < board.words; word++) {
      for (long rest = pieces.word(code, word); rest != 0; rest &= rest - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(rest);
        if (canBegin(square, piece)) {
          listFrom(square, code);
        }
      }
    }
  }

  private void listFrom(int square, int code) {
    seenStates.clear();
    selector.nextPiece(captures);
    chain.begin(square);
    goOn(square, code, BoardTables.NO_DIRECTION, true);
    chain.end();
  }

  /** Goes on from a square with a piece of this code, after a jump in the direction {@code last} with which it may end, or not. */
  private void goOn(int square, int code, int last, boolean mayRest) {
    if (chain.jumps() >= LOOKS_FROM_JUMP && !seenStates.add(state(square, code, last, mayRest))) {
      return;
    }
    boolean goesOn = mayJump() && jump(square, tables.piece(code), code, last);
    if (mayRest && (!goesOn || tables.mayStop(code)) && chain.jumps() > 0) {
      finish(square, code);
    }
  }

  /** What decides how the capture may go on: two that agree in it lead to the same moves. */
  private long[] state(int square, int code, int last, boolean mayRest) {
    chain.copyCaptured(state);
    long rest = (long) square << 2 | (Codes.isKing(code) ? 2 : 0) | (mayRest ? 1 : 0);
    state[board.words] = tables.directionMatters ? rest << 4 | last : rest;
    if (tables.orderMatters) {
      for (int word = 0; word < board.words; word++) {
        state[board.words + 1 + word] = chain.tally.word(word);
      }
    }
    return state;
  }

  private boolean mayJump() {
    return !tables.singleJump || chain.jumps() == 0;
  }

  /** Makes every jump from here, with all that follows. Whether there is one. */
  private boolean jump(int square, PieceTables piece, int code, int last) {
    int barred = barredAfter(last);
    boolean jumps = false;
    for (JumpLine line : piece.jumps) {
      int victim = line.direction() == barred ? board.wall : victim(line, square);
      if (canTake(line, victim)) {
        jump(line, victim, code);
        jumps = true;
      }
    }
    return jumps;
  }

  private void jump(JumpLine line, int victim, int code) {
    int direction = line.direction();
    int first = board.next(victim, direction);
    chain.take(victim);
    boolean choosy = line.mustGoOn() && anyLandingGoesOn(line, first, code);
    int landing = line.skipsFirst() ? board.next(first, direction) : first;
    do {
      if (line.mayLandOn(landing) && (!choosy || goesOnFrom(landing, code, direction))) {
        land(landing, code, line);
      }
      landing = board.next(landing, direction);
    } while (line.landsBeyond() && codes[landing] == Codes.EMPTY);
    chain.putBack();
  }

  private boolean anyLandingGoesOn(JumpLine line, int first, int code) {
    int direction = line.direction();
    for (int landing = first;
        codes[landing] == Codes.EMPTY;
        landing = board.next(landing, direction)) {
      if (line.mayLandOn(landing) && goesOnFrom(landing, code, direction)) {
        return true;
      }
    }
    return false;
  }

  private boolean goesOnFrom(int landing, int code, int direction) {
    return mayJump()
        && !stopsOn(landing, code)
        && canGoOn(landing, tables.piece(codeOn(landing, code)), direction);
  }

  private void land(int square, int code, JumpLine line) {
    chain.land(square);
    boolean mayRest = mayRest(square, line);
    if (!stopsOn(square, code)) {
      goOn(square, codeOn(square, code), line.direction(), mayRest);
    } else if (mayRest) {
      finish(square, codeOn(square, code));
    }
  }

  /** Whether coming down here ends the capture by promotion. */
  private boolean stopsOn(int square, int code) {
    PieceTables piece = tables.piece(code);
    return piece.promotionStops && piece.promotesOn(square);
  }

  /** What the piece is after coming down here. */
  private int codeOn(int square, int code) {
    PieceTables piece = tables.piece(code);
    return piece.promotesInPassing && piece.promotesOn(square) ? Codes.promoted(code) : code;
  }

  /** Some variants want a capture whose last piece is a king to end just behind that king. */
  private boolean mayRest(int square, JumpLine line) {
    boolean mustBeBehind =
        line.nextToLastKing() || (line.nextToLastKingOfSeveral() && chain.jumps() > 1);
    return !mustBeBehind
        || !Codes.isKing(chain.lastVictimCode())
        || board.next(chain.lastVictim(), line.direction()) == square;
  }

  private void finish(int square, int code) {
    int captor = tables.captorChangesSide ? Codes.enemy(code) : code;
    int after = tables.piece(captor).promotesOn(square) ? Codes.promoted(captor) : captor;
    if (hooks.judgeMoves()) {
      after = hooks.rankAfter(chain, square, after);
      if (!hooks.permit(chain, square)) {
        return;
      }
    }
    selector.offer(chain, square, after, captures);
  }

  private int barredAfter(int last) {
    return tables.reversalForbidden ? BoardTables.opposite(last) : BoardTables.NO_DIRECTION;
  }

  /** Whether there is a first jump from the square. */
  private boolean canBegin(int square, PieceTables piece) {
    for (int jump : piece.nearJumps(square)) {
      if (NearJump.isPossible(jump, codes)) {
        return true;
      }
    }
    for (JumpLine line : piece.flights) {
      if (isPossible(line, square)) {
        return true;
      }
    }
    return false;
  }

  private boolean canGoOn(int square, PieceTables piece, int last) {
    int barred = barredAfter(last);
    for (JumpLine line : piece.jumps) {
      if (line.direction() != barred && isPossible(line, square)) {
        return true;
      }
    }
    return false;
  }

  private boolean isPossible(JumpLine line, int square) {
    return canTake(line, victim(line, square));
  }

  /** Whether the line's piece may be taken, with room behind it. */
  private boolean canTake(JumpLine line, int victim) {
    int direction = line.direction();
    int behind = board.next(victim, direction);
    if (!line.takes(codes[victim]) || codes[behind] != Codes.EMPTY) {
      return false;
    }
    return line.landsFreely() || hasGround(line, behind);
  }

  private boolean hasGround(JumpLine line, int behind) {
    int landing = line.skipsFirst() ? board.next(behind, line.direction()) : behind;
    while (codes[landing] == Codes.EMPTY) {
      if (line.mayLandOn(landing)) {
        return true;
      }
      landing = line.landsBeyond() ? board.next(landing, line.direction()) : board.wall;
    }
    return false;
  }

  /** The first square on the line where a victim may stand; the wall if there is none. */
  private int victim(JumpLine line, int square) {
    int victim = board.next(square, line.direction());
    if (line.fromAfar() && codes[victim] != Codes.EMPTY) {
      return board.wall;
    }
    if (line.flies()) {
      while (codes[victim] == Codes.EMPTY) {
        victim = board.next(victim, line.direction());
      }
    }
    return victim;
  }
}

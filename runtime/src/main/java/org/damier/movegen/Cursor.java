package org.damier.movegen;

import java.util.Arrays;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.SquareSet;

/**
 * A position that moves are made in and taken back from in place. For walking through many positions without making an object
 * for each. Not safe between threads.
 */
public final class Cursor {

  private final RuleTables tables;
  private final Pieces pieces;
  private final HookCalls hooks;
  private final CaptureSearch captures;
  private final QuietSearch quiet;
  private Side side;

  // What captures have taken off, the last one last.
  private byte[] removed = new byte[SquareSet.MAX_SQUARES];
  private int takenOff;

  Cursor(RuleTables tables, Placement placement, Side side) {
    this.tables = tables;
    this.pieces = new Pieces(tables.board, placement);
    this.hooks = new HookCalls(tables, pieces);
    this.captures = new CaptureSearch(tables, pieces, hooks);
    this.quiet = new QuietSearch(tables, pieces, hooks);
    this.side = side;
  }

  /** Replaces what the buffer holds by the legal moves, each once; none if the rules have already decided the game. */
  public void list(MoveBuffer buffer) {
    buffer.clear();
    hooks.begin(side);
    if (tables.balances.decide(pieces) || hooks.decide()) {
      return;
    }
    captures.list(side, buffer);
    if (buffer.size() == 0 || !isDuty(buffer)) {
      quiet.list(side, buffer);
    }
  }

  /** Whether one of the captures in the buffer, which has some, must be made. */
  private boolean isDuty(MoveBuffer captures) {
    return tables.captureIsMandatory || (tables.menMustCapture && menCapture(captures));
  }

  private static boolean menCapture(MoveBuffer captures) {
    for (int move = 0; move < captures.size(); move++) {
      if (!Codes.isKing(captures.piece(move))) {
        return true;
      }
    }
    return false;
  }

  /** Makes one of the moves that were listed here. */
  public void make(MoveBuffer buffer, int move) {
    pieces.remove(buffer.from(move));
    if (buffer.isCapture(move)) {
      removeCaptured(buffer, move);
    }
    pieces.put(buffer.to(move), buffer.after(move));
    side = side.opponent();
  }

  /** Takes back the last move made. */
  public void takeBack(MoveBuffer buffer, int move) {
    side = side.opponent();
    pieces.remove(buffer.to(move));
    if (buffer.isCapture(move)) {
      putCapturedBack(buffer, move);
    }
    pieces.put(buffer.from(move), buffer.piece(move));
  }

  /** The hash of the position after one of the moves that were listed here, made from the hash before it. */
  public long hashAfter(long hash, MoveBuffer buffer, int move) {
    long after = hash ^ HashKeys.BLACK_TO_MOVE;
    after ^= key(buffer.from(move), buffer.piece(move)) ^ key(buffer.to(move), buffer.after(move));
    return buffer.isCapture(move) ? after ^ keysOfCaptured(buffer, move) : after;
  }

  private long keysOfCaptured(MoveBuffer buffer, int move) {
    long keys = 0;
    for (int word = 0; word < tables.board.words; word++) {
      for (long rest = buffer.captured(move, word); rest != 0; rest &= rest - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(rest);
        keys ^= key(square, pieces.codes[square]);
      }
    }
    return keys;
  }

  private static long key(int square, int code) {
    return HashKeys.key(Codes.side(code), Codes.rank(code), square);
  }

  private void removeCaptured(MoveBuffer buffer, int move) {
    for (int word = 0; word < tables.board.words; word++) {
      for (long rest = buffer.captured(move, word); rest != 0; rest &= rest - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(rest);
        if (takenOff == removed.length) {
          removed = Arrays.copyOf(removed, 2 * removed.length);
        }
        removed[takenOff++] = pieces.codes[square];
        pieces.remove(square);
      }
    }
  }

  /** In the opposite order, so that each square gets the piece that was taken off last. */
  private void putCapturedBack(MoveBuffer buffer, int move) {
    for (int word = tables.board.words - 1; word >= 0; word--) {
      for (long rest = buffer.captured(move, word); rest != 0; ) {
        int bit = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
        pieces.put(word << 6 | bit, removed[--takenOff]);
        rest &= ~(1L << bit);
      }
    }
  }
}

package org.damier.movegen;

import org.damier.board.Side;

/** All moves of a side without capture: steps, slides and what hooks add. */
final class QuietSearch {

  private final RuleTables tables;
  private final BoardTables board;
  private final Pieces pieces;
  private final byte[] codes;
  private final HookCalls hooks;

  private MoveBuffer moves;

  QuietSearch(RuleTables tables, Pieces pieces, HookCalls hooks) {
    this.tables = tables;
    this.board = tables.board;
    this.pieces = pieces;
    this.codes = pieces.codes;
    this.hooks = hooks;
    this.moves = new MoveBuffer(board, false);
  }

  /** Adds the moves to the buffer. */
  void list(Side side, MoveBuffer buffer) {
    moves = buffer;
    list(Codes.man(side));
    list(Codes.king(side));
    hooks.addMoves(this, buffer);
  }

  private void list(int code) {
    PieceTables piece = tables.piece(code);
    for (int word = 0; word < board.words; word++) {
      for (long rest = pieces.word(code, word); rest != 0; rest &= rest - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(rest);
        listSteps(square, code, piece);
        listSlides(square, code, piece);
        listOverOwnPieces(square, code, piece);
      }
    }
  }

  private void listSteps(int square, int code, PieceTables piece) {
    for (int to : piece.stepTargets(square)) {
      if (codes[to] == Codes.EMPTY) {
        add(square, to, code);
      }
    }
  }

  private void listSlides(int square, int code, PieceTables piece) {
    for (int direction : piece.slides) {
      for (int to = board.next(square, direction);
          codes[to] == Codes.EMPTY;
          to = board.next(to, direction)) {
        add(square, to, code);
      }
    }
  }

  private void listOverOwnPieces(int square, int code, PieceTables piece) {
    for (int direction : piece.lines) {
      listLine(square, code, piece, direction);
    }
    for (int direction : piece.leaps) {
      int over = board.next(square, direction);
      int to = board.next(over, direction);
      if (isOwn(codes[over], code) && codes[to] == Codes.EMPTY) {
        add(square, to, code);
      }
    }
    for (int direction : piece.vaults) {
      listVaults(square, code, direction);
    }
  }

  private void listLine(int square, int code, PieceTables piece, int direction) {
    int man = Codes.man(Codes.side(code));
    int first = board.next(square, direction);
    int to = first;
    while (codes[to] == man) {
      to = board.next(to, direction);
    }
    boolean alone =
        to == first || (to == board.next(first, direction) && piece.passesOne(direction));
    if (!alone && codes[to] == Codes.EMPTY) {
      add(square, to, code);
    }
  }

  private void listVaults(int square, int code, int direction) {
    int over = board.next(square, direction);
    while (codes[over] == Codes.EMPTY) {
      over = board.next(over, direction);
    }
    if (!isOwn(codes[over], code)) {
      return;
    }
    for (int to = board.next(over, direction);
        codes[to] == Codes.EMPTY;
        to = board.next(to, direction)) {
      add(square, to, code);
    }
  }

  private static boolean isOwn(int other, int code) {
    return other < Codes.KINDS && Codes.side(other) == Codes.side(code);
  }

  /** Adds one move, unless a hook forbids it. */
  void add(int from, int to, int code) {
    int after = tables.piece(code).promotesOn(to) ? Codes.promoted(code) : code;
    if (hooks.judgeMoves()) {
      after = hooks.rankAfter(from, to, after);
      if (!hooks.permit(from, to)) {
        return;
      }
    }
    moves.addQuiet(from, to, code, after);
  }
}

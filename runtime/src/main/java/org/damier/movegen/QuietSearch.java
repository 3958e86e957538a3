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

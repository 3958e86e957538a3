package org.damier.movegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.RuleSet;

/**
 * The move generator that games use. What the rules say is worked out once into tables; moves are found on a board that is
 * changed in place. Immutable itself, so safe between threads. {@link PlainGenerator} is its twin and its measure.
 */
public final class TableGenerator implements MoveGenerator {

  private final RuleTables tables;

  public TableGenerator(RuleSet rules) {
    this.tables = new RuleTables(rules);
  }

  @Override
  public List<Move> legalMoves(Placement placement, Side side) {
    MoveBuffer buffer = new MoveBuffer(tables.board, true);
    cursor(placement, side).list(buffer);
    return moves(buffer);
  }

  /** A cursor that begins at this position. */
  public Cursor cursor(Placement placement, Side side) {
    return new Cursor(tables, placement, side);
  }

  /** A buffer for what cursors list, without the routes of captures. */
  public MoveBuffer buffer() {
    return new MoveBuffer(tables.board, false);
  }

  private List<Move> moves(MoveBuffer buffer) {
    List<Move> moves = new ArrayList<>(buffer.size());
    for (int move = 0; move < buffer.size(); move++) {
      moves.add(move(buffer, move));
    }
    return moves;
  }

  private Move move(MoveBuffer buffer, int move) {
    int code = buffer.piece(move);
    Piece piece = new Piece(Codes.side(code), Codes.rank(code));
    return new Move(
        piece, route(buffer, move), captured(buffer, move), Codes.rank(buffer.after(move)));
  }

  private List<Square> route(MoveBuffer buffer, int move) {
    Board board = tables.board.board;
    List<Square> route = new ArrayList<>();
    route.add(board.square(buffer.from(move)));
    for (int jump = 0; jump < buffer.jumps(move); jump++) {
      route.add(board.square(buffer.landing(move, jump)));
    }
    if (!buffer.isCapture(move)) {
      route.add(board.square(buffer.to(move)));
    }
    return route;
  }

  private List<Square> captured(MoveBuffer buffer, int move) {
    List<Square> captured = new ArrayList<>();
    for (int jump = 0; jump < buffer.jumps(move); jump++) {
      captured.add(tables.board.board.square(buffer.victim(move, jump)));
    }
    return captured;
  }
}

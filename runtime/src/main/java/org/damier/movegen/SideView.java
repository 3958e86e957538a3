package org.damier.movegen;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.hook.PositionView;

/** A position as a hook reads it, made of values. */
record SideView(
    Side side,
    Board board,
    SquareSet men,
    SquareSet kings,
    SquareSet enemyMen,
    SquareSet enemyKings,
    SquareSet empty,
    List<Direction> forward,
    List<Direction> directions)
    implements PositionView {

  static SideView of(RuleTables tables, Pieces pieces, Side side) {
    Board board = tables.board.board;
    SquareSet men = pieces.set(Codes.man(side));
    SquareSet kings = pieces.set(Codes.king(side));
    SquareSet enemyMen = pieces.set(Codes.man(side.opponent()));
    SquareSet enemyKings = pieces.set(Codes.king(side.opponent()));
    SquareSet occupied = men.or(kings).or(enemyMen).or(enemyKings);
    return new SideView(
        side,
        board,
        men,
        kings,
        enemyMen,
        enemyKings,
        board.all().minus(occupied),
        tables.forward.get(side.ordinal()),
        tables.directions.get(side.ordinal()));
  }
}

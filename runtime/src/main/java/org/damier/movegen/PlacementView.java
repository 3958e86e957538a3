package org.damier.movegen;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.hook.PositionView;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/** A placement as a hook reads it. */
record PlacementView(Board board, Placement placement, Side side) implements PositionView {

  @Override
  public SquareSet men() {
    return placement.of(side, Rank.MAN);
  }

  @Override
  public SquareSet kings() {
    return placement.of(side, Rank.KING);
  }

  @Override
  public SquareSet enemyMen() {
    return placement.of(side.opponent(), Rank.MAN);
  }

  @Override
  public SquareSet enemyKings() {
    return placement.of(side.opponent(), Rank.KING);
  }

  @Override
  public SquareSet empty() {
    return board.all().minus(placement.occupied());
  }

  @Override
  public List<Direction> forward() {
    return List.copyOf(Directions.of(DirectionWord.FORWARD).on(board, side));
  }

  @Override
  public List<Direction> directions() {
    return List.copyOf(Directions.ANY.on(board, side));
  }
}

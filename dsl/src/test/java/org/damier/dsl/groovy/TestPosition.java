package org.damier.dsl.groovy;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.board.SquareSet;
import org.damier.hook.CandidateMove;
import org.damier.hook.PositionView;

/** A position for hooks, on 8 x 8 squares with three directions forward. */
record TestPosition(
    Side side, SquareSet men, SquareSet kings, SquareSet enemyMen, SquareSet enemyKings)
    implements PositionView {

  private static final Board BOARD =
      Board.rectangle(8, 8, Colouring.ALL_SQUARES, SquareNaming.LETTERS);
  private static final List<Direction> NORTHWARD =
      List.copyOf(EnumSet.of(Direction.NORTH_WEST, Direction.NORTH, Direction.NORTH_EAST));
  private static final List<Direction> SOUTHWARD =
      List.copyOf(EnumSet.of(Direction.SOUTH_WEST, Direction.SOUTH, Direction.SOUTH_EAST));

  /** White to move, with own men on the named squares and nothing else. */
  static TestPosition ofMen(String... names) {
    TestPosition none = new TestPosition(
        Side.WHITE, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY);
    return new TestPosition(
        Side.WHITE, none.squares(names), SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY);
  }

  static TestPosition random(Random random) {
    SquareSet[] sets = {SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY};
    // Men are frequent: lines of them are what the tests are about.
    int[] weights = {0, 0, 0, 1, 2, 3};
    for (Square square : BOARD.squares()) {
      if (random.nextBoolean()) {
        int kind = weights[random.nextInt(weights.length)];
        sets[kind] = sets[kind].with(square.index());
      }
    }
    Side side = Side.values()[random.nextInt(2)];
    return new TestPosition(side, sets[0], sets[1], sets[2], sets[3]);
  }

  /** A move of a white man between two squares. */
  static CandidateMove move(String from, String to, String... captured) {
    return new CandidateMove(
        BOARD.square(from), BOARD.square(to), ofMen(captured).men(), Rank.MAN);
  }

  @Override
  public Board board() {
    return BOARD;
  }

  @Override
  public SquareSet empty() {
    return BOARD.all().minus(pieces()).minus(enemies());
  }

  @Override
  public List<Direction> forward() {
    return side == Side.WHITE ? NORTHWARD : SOUTHWARD;
  }

  @Override
  public List<Direction> directions() {
    return List.copyOf(Set.of(Direction.values()));
  }
}

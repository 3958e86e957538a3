package org.damier.dsl.groovy;

import java.util.Set;
import java.util.TreeSet;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.SquareSet;
import org.damier.hook.HookFailure;
import org.damier.hook.MoveSink;

/** Writes down the moves it is given, as {@code a1-a3}. */
final class RecordingSink implements MoveSink {

  private final Board board;
  private final Set<String> moves = new TreeSet<>();

  RecordingSink(Board board) {
    this.board = board;
  }

  Set<String> moves() {
    return moves;
  }

  @Override
  public void add(int from, int to) {
    if (to < 0 || to >= board.size()) {
      throw new HookFailure("A move off the board.");
    }
    moves.add(board.square(from) + "-" + board.square(to));
  }

  @Override
  public void add(SquareSet from, Direction direction, int distance) {
    from.forEach(index -> {
      int target = index;
      for (int step = 0; step < distance && target >= 0; step++) {
        target = board.neighbour(target, direction);
      }
      add(index, target);
    });
  }
}

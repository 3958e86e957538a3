package org.damier.players;

import java.util.List;
import java.util.Map;
import org.damier.Game;
import org.damier.Limit;
import org.damier.Position;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.rules.Condition;

/** The positions of a game that end it by repetition when they stand once more. */
final class LastTimes {

  private final Position now;
  private final List<Position> all;

  private LastTimes(Position now, List<Position> all) {
    this.now = now;
    this.all = all;
  }

  static LastTimes of(Game game) {
    int end = game.limits().stream()
        .filter(limit -> limit.ending().condition() instanceof Condition.Repetition)
        .mapToInt(Limit::end)
        .min()
        .orElse(Integer.MAX_VALUE);
    List<Position> all = game.history().stood().entrySet().stream()
        .filter(stood -> stood.getValue() >= end - 1)
        .map(Map.Entry::getKey)
        .toList();
    return new LastTimes(game.position(), all);
  }

  /** Those that so many plies may lead to; some that they do not may be among them. */
  List<Position> within(int plies) {
    return all.stream().filter(position -> isReachable(position, plies)).toList();
  }

  /** Whether no more pieces of either side stand elsewhere than it has moves. */
  private boolean isReachable(Position goal, int plies) {
    Side first = now.sideToMove();
    boolean isEven = goal.sideToMove() == first;
    int most = isEven ? plies / 2 * 2 : (plies + 1) / 2 * 2 - 1;
    return moved(now.placement(), goal.placement(), first) <= (most + 1) / 2
        && moved(now.placement(), goal.placement(), first.opponent()) <= most / 2;
  }

  private static int moved(Placement now, Placement goal, Side side) {
    SquareSet there = goal.of(side);
    return there.size() - there.and(now.of(side)).size();
  }
}

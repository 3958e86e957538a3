package org.damier.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.engine.TooManyMovesException;

/** Looks for the best moves of a game, one ply deeper each time. Not safe between threads. */
final class RootSearch {

  private final Game game;
  private final List<Move> moves;
  private final Lookahead lookahead;
  private final ClockLookahead byClock;
  private final LastTimes lastTimes;
  private final BooleanSupplier stop;
  private List<Branch> branches;
  private boolean isDecided;

  /**
   * A move.
   *
   * @param after the position after it
   * @param value what it was worth when it was looked at last
   */
  private record Branch(Move move, Position after, int value) {
    Branch worth(int other) {
      return new Branch(move, after, other);
    }
  }

  RootSearch(Game game, List<Move> moves, Lookahead lookahead, BooleanSupplier stop) {
    this.game = game;
    this.moves = moves;
    this.lookahead = lookahead;
    this.stop = stop;
    this.lastTimes = LastTimes.of(game);
    this.byClock = new ClockLookahead(lookahead, stop);
    this.branches = moves.stream()
        .map(move -> new Branch(move, game.position().play(move), 0))
        .toList();
  }

  /**
   * The moves of which none is better, as far as so many plies show, or as many as there was time for, or as lead to no position
   * whose moves are too many to be listed; in the order of all.
   */
  List<Move> best(int depth) {
    List<Move> best = moves;
    for (int plies = 1; plies <= depth && !isDecided && !stop.getAsBoolean(); plies++) {
      List<Branch> searched;
      try {
        searched = searched(plies);
      } catch (TooManyMovesException e) {
        return best;
      }
      if (stop.getAsBoolean()) {
        // A search that was stopped has not compared all moves.
        return best;
      }
      searched.sort(Comparator.comparingInt(Branch::value).reversed());
      branches = searched;
      int value = searched.get(0).value();
      // What moves that are worse are worth is a bound, and so is their order: it depends on what
      // was searched before.
      Set<Move> equals = searched.stream()
          .filter(branch -> branch.value() == value)
          .map(Branch::move)
          .collect(Collectors.toSet());
      best = moves.stream().filter(equals::contains).toList();
      isDecided = Worth.isDecisive(value);
    }
    return best;
  }

  /** Whether the best moves win by force, or all lose. */
  boolean isDecided() {
    return isDecided;
  }

  private List<Branch> searched(int plies) {
    List<Branch> searched = new ArrayList<>();
    boolean hasClock = ClockLookahead.mayRunOut(game, plies);
    lookahead.endAt(lastTimes.within(plies));
    int best = -Lookahead.INFINITE;
    for (Branch branch : branches) {
      // One less than the best, so that a move that is as good is told from one that is worse.
      int alpha = best - 1;
      int value = hasClock ? valueByClock(branch, plies, alpha) : value(branch, plies, alpha);
      best = Math.max(best, value);
      searched.add(branch.worth(value));
    }
    return searched;
  }

  private int value(Branch branch, int plies, int alpha) {
    return -lookahead.value(branch.after(), plies - 1, -Lookahead.INFINITE, -alpha, stop);
  }

  private int valueByClock(Branch branch, int plies, int alpha) {
    return -byClock.value(game.play(branch.move()), plies - 1, 1, -Lookahead.INFINITE, -alpha);
  }
}

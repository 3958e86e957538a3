package org.damier.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.rules.Condition.Clock;

/** Looks for the best moves of a game, one ply deeper each time. Not safe between threads. */
final class RootSearch {

  private final Game game;
  private final List<Move> moves;
  private final Lookahead lookahead;
  private final BooleanSupplier stop;
  private List<Branch> branches;

  /**
   * A move.
   *
   * @param after the position after it
   * @param end how the game ends with it by what has been before, if it does
   * @param value what it was worth when it was looked at last
   */
  private record Branch(Move move, Position after, Optional<Outcome> end, int value) {
    Branch worth(int other) {
      return new Branch(move, after, end, other);
    }
  }

  RootSearch(Game game, List<Move> moves, Lookahead lookahead, BooleanSupplier stop) {
    this.game = game;
    this.moves = moves;
    this.lookahead = lookahead;
    this.stop = stop;
    boolean isLastOfClock = game.limits().stream()
        .anyMatch(limit -> limit.ending().condition() instanceof Clock && limit.left() <= 1);
    Set<Position> stood = game.history().stood().keySet();
    this.branches = moves.stream()
        .map(move -> {
          Position after = game.position().play(move);
          // Playing costs more than a whole look ahead by few plies.
          boolean mayEnd = isLastOfClock || stood.contains(after);
          return new Branch(move, after, mayEnd ? game.play(move).outcome() : Optional.empty(), 0);
        })
        .toList();
  }

  /** The moves of which none is better, as far as so many plies show or as many as there was time for; in the order of all. */
  List<Move> best(int depth) {
    List<Move> best = moves;
    boolean isDecided = false;
    for (int plies = 1; plies <= depth && !isDecided && !stop.getAsBoolean(); plies++) {
      List<Branch> searched = searched(plies);
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

  private List<Branch> searched(int plies) {
    List<Branch> searched = new ArrayList<>();
    int best = -Lookahead.INFINITE;
    for (Branch branch : branches) {
      // One less than the best, so that a move that is as good is told from one that is worse.
      int value = value(branch, plies, best - 1);
      best = Math.max(best, value);
      searched.add(branch.worth(value));
    }
    return searched;
  }

  private int value(Branch branch, int plies, int alpha) {
    return branch
        .end()
        .map(outcome -> Worth.of(outcome, game.position().sideToMove(), 1))
        .orElseGet(
            () -> -lookahead.value(branch.after(), plies - 1, -Lookahead.INFINITE, -alpha, stop));
  }
}
